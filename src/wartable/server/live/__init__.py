"""Tables in memory, and who listens to them.

`tables` loads tables, commits one record at a time and tells everybody; `live_table` is one of them with its listeners.
`access` and `joining` are how a client comes to a table, `connections` all who are there, `presence`, `turn_notices`
and `bulletins` what they and the other processes are told.
"""
