"""What nobody waits for with a request: bots and their turns, deadlines, downtime, webhooks, advice.

Bots and judges work in processes of their own (`bot_pool`). `tasks` is what runs all of this beside the requests.
"""
