"""The cards of altar (A1): their kinds and numbers, and the numbers of the rules."""

import numpy as np

from bali.core.seats import MAX_PLAYERS

GOODS = ("rice", "peanut", "banana", "pepper")  # A1.1

# Kinds of playing cards. A farmer's kind is the number of the good it grows.
KINDS = (*GOODS, "stonemason", "priest", "shrine", "oracle")
STONEMASON, PRIEST, SHRINE, ORACLE = range(len(GOODS), len(KINDS))
HELD_KINDS = ORACLE  # all kinds but the oracle, which no player ever holds

DECK = np.array([5, 5, 5, 5, 12, 9, 9, 0], np.int8)  # A1.2, without the oracles
SHRINES = int(DECK[SHRINE])
ORACLES = 8  # A1.2
SACRIFICES_PER_GOOD = 25  # A1.3

COLOURS = ("red", "blue", "yellow", "green")  # A1.4, by seat; A1.5: the colour at seat n has no farmer of good n
FIRST_STONES = 2  # A2.4: of the start player; every next player gets 1 more

MAX_FARMERS = 3  # A4.1: played together
HAND_SIZE = 3  # A6.1
ROWS, ROW_LENGTH = 4, 4  # A2.3: of the offer; players' texts call its rows columns
MAX_LOOK_DEPTH = 4  # A9.2

MAX_GOOD_VALUE = 3  # A8.3
SHRINE_POINTS, STONES_PER_POINT = 4, 5  # A8.5

MAX_ALTAR = SHRINES * (MAX_PLAYERS + 1) + len(GOODS)  # every shrine in a four-player game, plus the oracle variant's four cards
MAX_LOOKS = ORACLES  # at most one for each row with an oracle
MAX_SECRETS = SHRINES + MAX_LOOKS  # one face-down sacrifice per shrine, one card kept per look
