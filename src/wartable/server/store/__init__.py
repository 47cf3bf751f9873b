"""The database: the schema, the journal of all tables, and one module per kind of row.

Functions take a connection and are run by `database`, on SQLite and on PostgreSQL alike.
"""
