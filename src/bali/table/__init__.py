"""A table at which people and bots play, without any I/O: commands in, entries of a log, messages out.

A table is what its log makes of it. `rulings` turns a command into the next entries or refuses it, `Table.add` carries an entry
out, `messages` tells each seat what it may know of it.
"""
