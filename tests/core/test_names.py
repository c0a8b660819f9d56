"""Names: honest ones in every script are accepted, invisible ones are rejected, and look-alikes get a number."""
# ruff: noqa: RUF001, E501

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bali.core.errors import BaliError
from bali.core.names import MAX_NAME_LENGTH, check_names, clean_name, distinct_name, readable_names

# fmt: off
HONEST = [
    "Anna", "Ben", "Jürgen", "Weiß", "Özlem", "Anne-Marie", "Zoë", "Daniël", "d'Artagnan", "O'Neil", "Joost", "IJsbrand", "Loïc",
    "Ñuñez", "Łukasz", "Đặng", "Nguyễn", "Åse", "Þór", "Žofie", "Gül", "Ahmet", "Wayan", "I Made", "van Dijk", "Jr.", "x", "A1",
    "太郎", "花子", "さくら", "ユキ", "山田 太郎", "佐々木", "ジョー", "ベン・トー", "髙橋", "齋藤", "ﾊﾅｺ", "一", "〆木",
    "Анна", "Юрий", "Ёлка", "Νίκος", "Ελένη", "Ան", "ანა", "שרה", "בנימין", "שָׂרָה", "محمد", "مُحَمَّد", "علی\u200cرضا", "فاطمة",
    "अनिल", "श्री", "ශ\u0dca\u200dරී", "সুমন", "ਗੁਰਪ੍ਰੀਤ", "குமார்", "అనిల్", "ಅನಿಲ್", "അനിൽ", "สมชาย", "น้ำฝน", "ကျော်", "សុខ", "ལྷ་མོ",
    "王伟", "李娜", "민수", "김철수", "አበበ", "ᏔᎵ", "🚀", "Anna🙂", "🇧🇪 Jan", "50 Cent", "<b>Bob</b>", "'; drop --", "¡Olé!", "100%",
]
INVISIBLE = [
    "", " ", "\u3000", "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u180e", "\u3164\u3164", "\u2800 \u2800", "\u200b", "\ufeff",
    "\u00ad", "\u034f", "\u17b4", "\u2060", "\u2062", "\u061c", "\u200e", "\u202eAnna", "An\u202dna", "A\u200bnna", "A\u00adnna",
    "\u2066Anna\u2069", "An\u034fna", "Anna\u3164", "Anna\u2800", "A\u200cnna", "A\u200dnna", "Anna\u200d", "\U000e0041nna", "\U0001d159",
    "\u0301", "\u0301\u0302", "\u0301Anna", "a\u0301\u0302\u0303\u0304", "\u20dd", "\ue000", "\ufdd0", "\u0378", "\ud800", "\ufffc",
    "a\nb", "a\tb", "a\x00", "\x1b[2J", "a\x7f", "\x85", "\u2028", "\u2029", "...", "-", "_", "'", "´", "ˑ", "ー", "x" * 13, "y" * 10_000,
    "\ufe0f", "\U000e0100",
]
ALIKE = [
    ("Anna", "\u0410nn\u0430"), ("Anna", "ANNA"), ("Anna", "Ａｎｎａ"), ("Anna", "An na"), ("Anna", "Anna."), ("Anna", "𝔸𝕟𝕟𝕒"),
    ("Anna", "ᴀnna"), ("Anna", "Ꭺnna"), ("Anna", "ꓮnna"), ("Anna", "Аnna"), ("Anna", "A_n-n'a"), ("Anna", "Annа\u0323"),
    ("Al", "AI"), ("Al", "A1"), ("Al", "A|"), ("Al", "Aӏ"), ("Bob", "B0b"), ("Bob", "Воb"), ("Oo", "00"), ("Coco", "Сосо"),
    ("Ernie", "Emie"), ("Wayan", "VVayan"), ("Neva", "Νeνa"), ("Zoe", "Zoë"), ("Łukasz", "Lukasz"), ("Bo", "Bø"), ("Jim", "Jım"),
    ("Νίκος", "ΝΙΚΟΣ"), ("Кира", "кира"), ("Weiß", "WEISS"), ("Ærin", "Aerin"), ("ﬁn", "fin"), ("Anna2", "Anna ²"), ("Ali", "Alí"),
    ("カナ", "力ナ"), ("ロク", "口ク"), ("エイ", "工イ"), ("ﾊﾅ", "ハナ"), ("へい", "ヘい"), ("ニー", "二一"), ("محمد", "محـمد"), ("٢٢a", "22a"),
    ("علی\u200cرضا", "علیرضا"),
]
DIFFERENT = [
    ("Ann", "Anne"), ("はな", "ばな"), ("カナ", "ガナ"), ("ハハ", "パパ"), ("李", "季"), ("Ben", "Bea"), ("Tim", "Tom"), ("Anna", "Anna 2"),
    ("มา", "ม้า"), ("अनिल", "अनील"), ("مُحَمَّد", "أحمد"), ("שרה", "שרי"), ("🙂", "🙃"), ("민수", "민주"), ("さくら", "サクラ"), ("Иван", "Ивана"),
]
# fmt: on


@pytest.mark.parametrize("name", HONEST, ids=ascii)
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", INVISIBLE, ids=lambda name: ascii(name[:9]))
def test_a_name_that_is_invisible_or_disturbs_the_text_next_to_it_is_refused(name: str) -> None:
    with pytest.raises(BaliError) as caught:
        clean_name(name)
    assert len(str(caught.value)) < 120


def test_spaces_and_variants_of_a_character_are_made_plain() -> None:
    assert clean_name("  Anna\u3000\u00a0Lena ") == "Anna Lena"
    assert clean_name("Anna\u2764\ufe0f") == "Anna\u2764"
    assert clean_name("\u845b\U000e0100西") == "葛西"
    assert clean_name("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize(("name", "other"), ALIKE, ids=ascii)
def test_of_two_names_that_look_alike_the_second_gets_a_number(name: str, other: str) -> None:
    assert distinct_name(other, [name]).endswith(" 2")
    assert distinct_name(name, ["Cleo", other]).endswith(" 2")
    with pytest.raises(BaliError, match="look alike"):
        check_names([name, "Cleo", other])


@pytest.mark.parametrize(("name", "other"), DIFFERENT, ids=ascii)
def test_names_that_people_tell_apart_stay_as_they_are(name: str, other: str) -> None:
    assert distinct_name(other, [name]) == other
    check_names([name, other])


def test_every_honest_name_is_like_no_other() -> None:
    for name in HONEST:
        assert distinct_name(name, [other for other in HONEST if other != name]) == name


def test_numbers_continue_and_fit_the_maximum_length() -> None:
    names: list[str] = []
    for _ in range(12):
        names.append(distinct_name("Bartholomäus", names))
    assert names[:3] == ["Bartholomäus", "Bartholomä 2", "Bartholomä 3"]
    assert max(map(len, names)) == MAX_NAME_LENGTH
    check_names(names)


def test_names_of_old_games_can_be_shown() -> None:
    assert readable_names(["Anna", "\u3164", "\u0410nn\u0430", "a\nb"]) == ["Anna", "Player 2", "\u0410nn\u0430 2", "Player 4"]


letters = st.text(st.one_of(st.characters(), st.sampled_from("aAаΑ1lI|0Oо \u200d\u0dca\u0301カ力")), max_size=14)


@settings(max_examples=400, deadline=None)
@given(letters, st.lists(letters, max_size=3))
def test_a_clean_name_stays_clean_with_any_number(text: str, others: list[str]) -> None:
    try:
        name = clean_name(text)
    except BaliError:
        return
    assert clean_name(name) == name
    numbered = distinct_name(name, [*others, name])
    assert clean_name(numbered) == numbered
    check_names([name, numbered])
