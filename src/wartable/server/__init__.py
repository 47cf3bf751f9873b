"""Online tables: people, bots and programs play together from anywhere. No module here names a game.

A newcomer reads the rooms in this order; each may use those before it, and the contract in `pyproject.toml` says so:

- `table`: what a table is, as pure functions: its plan, what can happen, where it stands, who is told what of it
- `process`: settings, logs, metrics and protocols of one server process
- `store`: the database
- `people`: who is asking, passwords, how much one client may ask for
- `live`: tables in memory and who listens, in this process and in the others
- `background`: bots' turns, deadlines, webhooks: what nobody waits for with a request
- `after`: what comes after a game: reviews, replays, ratings, rematches, "what if"
- `services`: all these parts put together; `api`: HTTP and WebSockets; `app`, `serve`, `admin`: the ways in

`problems` (what can be refused) and `visible_text` are for all of them.
"""
