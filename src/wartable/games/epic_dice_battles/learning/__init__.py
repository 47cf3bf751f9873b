"""How the numbers were learned by which it is judged who is likely to win."""
