"""The server: tables that people and programs play at, kept in a database, shown in a browser."""
