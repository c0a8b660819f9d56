"""The cards, islands, masks and start cards of dalang (D1): their kinds and numbers, and the numbers of the rules."""

import numpy as np

COLOURS = ("yellow", "green", "red", "blue")  # D1.1, by seat
ISLANDS = ("kukusch", "panschar", "tschakkalag", "wontong")  # D1.1

COURT = ("warrior", "scholar", "artist", "priest", "prince")
WARRIOR, SCHOLAR, ARTIST, PRIEST, PRINCE = range(len(COURT))

# A Dalang card names two islands (D1.2).
DALANG = len(COURT)  # the first of the Dalang kinds
PAIRS = np.array([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], np.int8)

KINDS = (*COURT, *(f"{ISLANDS[one]}-{ISLANDS[other]}" for one, other in PAIRS))
DECK = np.array([30, 30, 15, 30, 30, 4, 4, 4, 4, 4, 4], np.int8)  # D1.2
CARDS = int(DECK.sum())

CHIPS = ("priest", "prince")  # D1.3, one of each per island
PRIESTS, PRINCES = range(len(CHIPS))
SEAL_POINTS = 3  # D1.3
MASK_VALUES = (2, 3, 4, 5)  # D1.4
MASKS_EACH = 4  # D1.4

# For each start card, the islands of the prince chip, the priest chip and the Dalang (D1.5).
START_CARDS = np.array([(1, 0, 2), (2, 1, 3), (3, 2, 0), (0, 3, 1)], np.int8)

SETUP_STACK = 3  # D2.1
ACTIVE_DRAWS = 2  # D3.1
LAST_TURN = 400  # D3.5
MAX_MOVED = 3  # D4.4, D5.1, D6.1: cards saved when fleeing, or moved in an exchange
KEPT = 4  # D9.7
MAX_SHOWN = int(DECK[PRINCE]) - 1  # one was played to start the contest
