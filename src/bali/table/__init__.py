"""A table for people and bots, without any I/O: commands in, log entries and views out.

A table's state is derived from its log. `handlers` turns a command into the next entries or refuses it, `Table.add` applies
entries, and `view_builder` builds what each seat may see.
"""
