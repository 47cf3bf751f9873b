"""Online tables: people, bots and programs play together from anywhere. No module here names a game.

A newcomer reads these first, in this order:

- what a table is: `plan` (what it was opened with), `records` (what can happen), `position` (the fold over it),
  `acts` (what a player may do), `clock`, `setup` (rules and seed of one table)
- who sees what of it: `steps`, `messages`
- tables in a process: `live` (one), `host` (all: load, commit, tell), `minder` (bots and clocks), `house` (all parts)
- several processes: `wire`, `presence`, `notices`, `claims`, `absences`
- who is there: `identity`, `accounts`, `inside`, `entering`, `limits`
- beside the game: `thinkers` (bots), `studies` (judges), `ratings`, `replays`, `rematches`, `branches`, `webhooks`
- doors and floor: `api` (HTTP and WebSockets), `store` (the database), `serve`, `app`, `protocols`, `garbage`
"""
