"""The cards of altar (A1): their kinds and numbers."""

import numpy as np

SEATS = 4  # the most players
GOODS = ("rice", "peanut", "banana", "pepper")  # A1.1

# Kinds of playing cards. A farmer's kind is the number of the good it grows.
KINDS = (*GOODS, "stonemason", "priest", "shrine", "oracle")
STONEMASON, PRIEST, SHRINE, ORACLE = range(4, 8)
HELD_KINDS = 7  # all but the oracle, which no player ever holds

DECK = np.array([5, 5, 5, 5, 12, 9, 9, 0], np.int8)  # A1.2, without the oracles
ORACLES = 8  # A1.2
SACRIFICES_PER_GOOD = 25  # A1.3

COLOURS = ("red", "blue", "yellow", "green")  # A1.4, by seat; A1.5: the colour at seat n has no farmer of good n

SHRINE_COST = 7  # A4.1
CARD_COST = 5  # A3.1
HAND = 3  # A6.1
ROWS, ROW = 4, 4  # A2.3
MAX_LOOK_DEPTH = 4  # A9.2

MAX_ALTAR = 9 * (SEATS + 1) + len(GOODS)  # every shrine in a four-player game, plus the oracle variant's four cards
MAX_LOOKS = ORACLES  # at most one for each row with an oracle
MAX_SECRETS = 9 + MAX_LOOKS  # one face-down sacrifice per shrine, one card kept per look
