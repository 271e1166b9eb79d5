"""Words as data: Project Fluent messages, and what facts give them."""
