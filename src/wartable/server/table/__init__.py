"""What a table is: its plan, its records, its position as a fold over them, and what each viewer is told of a record.

Everything here is pure: no clock is read, no database asked, nobody waited for. `plan` is what a table was opened with,
`setup` binds it to the rules and the secret of the dice, `records` is what can happen, `commands` gives the record of
what somebody wants to do or refuses it, `position` folds records, `steps` and `messages` are what viewers are told.
"""
