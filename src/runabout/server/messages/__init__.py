"""What the server and its clients say to each other over HTTP; live_messages has what a table's WebSocket adds.

Every type here is part of the OpenAPI document, and the page's TypeScript types are made from it. Seats count from 0;
`number` is always that of an entry in a table's list (see server.entries), which only grows: it is what a client
resumes from. Times are seconds since 1970 (UTC) unless a name says otherwise.
"""
