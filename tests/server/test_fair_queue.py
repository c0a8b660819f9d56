"""The queue before the bots' processes: nobody can make others wait by asking for much."""

import random
from collections import Counter

from bali.server.fair_queue import BOTS, PEOPLE, FairQueue, Payer

ANN, BEN = Payer(PEOPLE, "home", "ann"), Payer(PEOPLE, "club", "ben")
BOTS_OF_EVE = Payer(BOTS, "cafe", "eve")


def crowd(guests: int, kind: str = PEOPLE) -> list[Payer]:
    """Return many guests of one network."""
    return [Payer(kind, "cafe", f"eve-{number}") for number in range(guests)]


def test_what_one_payer_wants_is_done_in_its_order() -> None:
    queue = FairQueue[int](100)
    for number in range(10):
        queue.put(number, ANN, 1)
    assert [queue.pop() for _ in range(10)] == list(range(10))
    assert len(queue) == 0


def test_a_payer_with_little_work_does_not_wait_for_one_with_much() -> None:
    queue = FairQueue[str](1000)
    for _ in range(250):
        queue.put("ann", ANN, 10_000)
    queue.pop()
    queue.put("ben", BEN, 200)
    assert queue.pop() == "ben"


def test_a_payer_with_one_item_at_a_time_gets_half_against_one_with_many() -> None:
    queue, served = FairQueue[Payer](1000), Counter[Payer]()
    for _ in range(500):
        queue.put(ANN, ANN, 3)
    queue.put(BEN, BEN, 3)
    for _ in range(400):
        payer = queue.pop()
        served[payer] += 1
        queue.put(payer, payer, 3)
    assert abs(served[ANN] - served[BEN]) <= 2


def test_what_is_fair_is_the_cost_and_not_the_number() -> None:
    queue, cost = FairQueue[Payer](10), Counter[Payer]()
    for payer, price in ((ANN, 10), (BEN, 1)):
        queue.put(payer, payer, price)
    for _ in range(550):
        payer = queue.pop()
        price = 10 if payer == ANN else 1
        cost[payer] += price
        queue.put(payer, payer, price)
    assert abs(cost[ANN] - cost[BEN]) <= 20


def test_one_address_as_many_guests_gets_what_one_guest_gets() -> None:
    queue, served = FairQueue[Payer](10_000), Counter[str]()
    for payer in (*crowd(200), ANN):
        queue.put(payer, payer, 1)
    for _ in range(400):
        payer = queue.pop()
        served[payer.network] += 1
        queue.put(payer, payer, 1)
    assert abs(served["cafe"] - served["home"]) <= 2


def test_the_guests_at_one_address_share_fairly() -> None:
    queue, served = FairQueue[Payer](10_000), Counter[Payer]()
    many, few = crowd(2)
    for payer in (*[many] * 100, few):
        queue.put(payer, payer, 1)
    for _ in range(100):
        payer = queue.pop()
        served[payer] += 1
        queue.put(payer, payer, 1)
    assert abs(served[many] - served[few]) <= 2


def test_bots_among_themselves_get_a_tenth_while_people_want_everything_and_the_rest_when_they_do_not() -> None:
    queue, served = FairQueue[Payer](100), Counter[Payer]()
    for payer in (ANN, BOTS_OF_EVE):
        queue.put(payer, payer, 1)
    for _ in range(1000):
        payer = queue.pop()
        served[payer] += 1
        queue.put(payer, payer, 1)
    assert 90 <= served[BOTS_OF_EVE] <= 110
    while (payer := queue.pop()) != ANN:
        queue.put(payer, payer, 1)
    for _ in range(10):
        queue.put(queue.pop(), BOTS_OF_EVE, 1)
    queue.put(BEN, BEN, 1)
    assert queue.pop() == BEN


def test_a_pause_saves_nothing_up() -> None:
    queue, served = FairQueue[Payer](1000), Counter[Payer]()
    for _ in range(500):
        queue.put(ANN, ANN, 1)
    for _ in range(300):
        queue.pop()
    for _ in range(200):
        queue.put(BEN, BEN, 1)
    for _ in range(100):
        served[queue.pop()] += 1
    assert abs(served[ANN] - served[BEN]) <= 2


def test_a_full_queue_drops_the_newest_item_of_the_payer_with_the_most() -> None:
    queue = FairQueue[str](10)
    assert queue.put("ben", BEN, 1) is None
    assert [queue.put(f"ann {number}", ANN, 1) for number in range(9)] == [None] * 9
    assert queue.put("one too many", ANN, 1) == "one too many"
    assert queue.put("ben again", BEN, 1) == "ann 8"
    assert len(queue) == 10
    assert {queue.pop() for _ in range(3)} == {"ben", "ben again", "ann 0"}


def test_no_item_is_lost_and_no_account_stays_without_items() -> None:
    queue, dice, inside = FairQueue[int](50), random.Random(1), set[int]()
    payers = [ANN, BEN, BOTS_OF_EVE, *crowd(5), *crowd(5, BOTS)]
    for number in range(5000):
        if dice.random() < 0.5 and inside:
            inside.remove(queue.pop())
        else:
            inside.add(number)
            dropped = queue.put(number, dice.choice(payers), dice.choice((1, 10, 100)))
            if dropped is not None:
                inside.remove(dropped)
        assert len(queue) == len(inside)
        assert sum(queue.waiting_of(payer) for payer in payers) == len(inside)
    while inside:
        inside.remove(queue.pop())
    assert queue._root.accounts == {}
