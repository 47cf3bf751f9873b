"""What the load benchmark of the server is made of."""
