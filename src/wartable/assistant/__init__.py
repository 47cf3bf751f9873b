"""A player at online tables for assistants: tools of the Model Context Protocol over `wartable.client`."""
