"""One file a step. A step that was released is never changed: what comes later is a step of its own."""
