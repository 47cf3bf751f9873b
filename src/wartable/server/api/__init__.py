"""What the server offers over HTTP and WebSockets; thin doors to the rooms behind them."""
