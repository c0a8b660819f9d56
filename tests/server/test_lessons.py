"""Lessons on a server: the bots follow the script, and a lesson stays private."""

from tests.server.running_server import Guest, RunningServer


def test_bots_follow_a_lesson_s_script_and_the_lesson_stays_private(shared_server: RunningServer) -> None:
    anna, ben = Guest(shared_server.port, "Anna"), Guest(shared_server.port, "Ben")
    table = anna.ask("POST", "/api/lessons/altar-3")["id"]
    seat = anna.listen(table)
    suggestions = []
    while seat.until(lambda view: view["game"]["asked"] == 0)["game"]["lesson"]["suggestion"]:
        step, suggestion = seat.view["game"]["step"], seat.view["game"]["lesson"]["suggestion"]
        suggestions.append(suggestion)
        seat.send("act", step=step, action=suggestion)
        seat.until_after(step)
    assert suggestions == ["play 1 banana farmer", "take 2", "play priest", "take 1"]
    assert seat.view["game"]["state"]["demon"] == 2
    assert anna.ask("GET", "/api/tables/mine") == []
    assert ben.refused("GET", f"/api/tables/{table}") == (403, "private")
    seat.send("resign", seat=0)
    seat.until(lambda view: bool(view["game"]["result"]))
    assert anna.refused("GET", f"/api/tables/{table}/verify") == (409, "lesson-deal")


def test_the_server_lists_each_game_s_lessons(shared_server: RunningServer) -> None:
    games = Guest(shared_server.port, "Anna").ask("GET", "/api/games")
    assert [game["lessons"] for game in games] == [["altar-1", "altar-2", "altar-3"], ["dalang-1", "dalang-2", "dalang-3"]]


def test_there_is_no_other_lesson(shared_server: RunningServer) -> None:
    assert Guest(shared_server.port, "Anna").refused("POST", "/api/lessons/altar-9") == (422, "misunderstood")
