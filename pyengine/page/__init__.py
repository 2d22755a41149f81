"""The engine's interface to the web page: JSON text in, JSON text out, and no browser."""
