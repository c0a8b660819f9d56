"""Tables whose spectators see every card, through the API."""

from tests.server.running_server import Guest, RunningServer


def test_only_bots_play_where_spectators_see_every_card(shared_server: RunningServer) -> None:
    anna, eve = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Eve")
    table = anna.open(players=2, seats=("novice", "novice"), open_hands=True)
    view = eve.listen(table).until(lambda view: view["game"] is not None)
    assert all(card is not None for hand in view["game"]["state"]["hand"] for card in hand)
    opening = {"options": {"game": "altar", "players": 2, "open_hands": True}, "seats": ["you", "novice"]}
    assert anna.refused("POST", "/api/tables", opening) == (409, "open-hands")
