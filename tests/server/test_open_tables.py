"""The public list of tables that wait for players, which pages of other sites may read."""

from tests.server.running_server import Guest, RunningServer, anonymous

ELSEWHERE = {"Origin": "https://games.example"}


def test_a_page_of_another_site_reads_which_public_tables_wait_for_players(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    public = anna.open(seats=("you",), listed=True)
    private = anna.open(seats=("you",))
    answer = anonymous(shared_server.port).get("/api/open-tables", headers=ELSEWHERE)
    assert answer.headers["access-control-allow-origin"] == "*"
    assert "access-control-allow-credentials" not in answer.headers  # nobody's cookie opens more than this list
    found = {summary["id"]: summary for summary in answer.json()}
    assert private not in found
    assert found[public]["names"] == ["Anna", None]
    assert found[public]["yours"] == [False, False]


def test_nothing_else_can_be_read_by_pages_of_other_sites(shared_server: RunningServer) -> None:
    anna = Guest(shared_server.port, "Anna")
    table = anna.open(seats=("you",), listed=True)
    for path in ("/api/tables", "/api/tables/mine", f"/api/tables/{table}", "/api/guest", "/api/games", "/"):
        assert "access-control-allow-origin" not in anna.http.get(path, headers=ELSEWHERE).headers
