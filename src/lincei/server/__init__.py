"""The server: tables that people can trust."""
