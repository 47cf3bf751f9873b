"""`python -m wartable`: the command, where its folder is not on the path."""

from wartable.cli.main import main

if __name__ == "__main__":
    main()
