"""HTTP and WebSockets: a module per kind of request; what is refused becomes a problem document."""
