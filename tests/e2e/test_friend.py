"""A game with a friend by links, between two browsers: each move is a link that the other one opens."""

import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Visit
from .table import BY_LINK, CLIPBOARD, START, TWO, Table, box
from .test_mygames import cards, my_games


def sent(table: Table) -> str:
    """The link that the page offers for the friend."""
    table.button("Send the link").click()
    expect(table.page.locator("#save-forms")).to_have_count(0)
    expect(table.page.locator("#save-link")).to_have_value(re.compile("&friend="))
    link = table.copied("Copy link")
    expect(table.page.locator("#save-told")).to_have_text("Link: copied.")
    table.button("Done").click()
    return link


def follow(table: Table, link: str) -> None:
    table.page.goto(link)
    table.ready()


def finish(one: Table, two: Table) -> None:
    """Go on from My games to the end, which both see."""
    for table, games in ((one, 1), (two, 2)):
        my_games(table)
        expect(cards(table)).to_have_count(games)
        expect(cards(table).filter(has_text="Your friend")).to_contain_text("Unfinished, 3 moves")
    cards(two).filter(has_text="Your friend").get_by_role("button", name="Continue").click()
    two.my_turn()
    two.play("b3")
    follow(one, sent(two))
    one.my_turn()
    one.play("c3")
    expect(one.page.get_by_role("heading", name="You won")).to_be_visible()
    one.button("Send the link").click()
    expect(one.page.locator("#save-friend")).to_contain_text("so they can see how the game ended")
    follow(two, one.copied("Copy link"))
    expect(two.page.get_by_role("heading", name="Your friend won")).to_be_visible()


def test_two_browsers_play_a_game_by_links(arrive: Visit) -> None:
    one = arrive(permissions=CLIPBOARD)
    one.new_game(3, BY_LINK, "Black")
    one.play("a1")
    expect(one.status).to_have_text("Now send the link to your friend.")
    one.cell("b2").click()
    assert one.moves() == ["a1"]
    one.button("Take back").click()
    one.expect_cell("a1", "empty$")
    one.play("b2")
    first = sent(one)
    assert re.search(r"#y3:b2&friend=[a-z0-9]+\.2$", first)
    expect(one.button("Take back")).to_be_disabled()
    expect(one.status).to_have_text("Waiting for your friend’s link.")

    two = arrive(permissions=CLIPBOARD)
    two.new_game(4, TWO)
    two.play("d4")
    follow(two, first)
    two.my_turn()
    assert two.moves() == ["b2"]
    expect(two.button("Hint")).to_be_disabled()
    expect(two.button("Analyse")).to_be_disabled()
    expect(two.page.locator("#friend-help")).to_contain_text("off for both of you")
    two.play("a1")
    second = sent(two)
    assert second.endswith(".1")

    follow(one, second)
    one.my_turn()
    assert one.moves() == ["b2", "a1"]
    one.play("a2")
    third = sent(one)
    follow(one, second)
    expect(one.alert).to_contain_text("This link is older than the game here.")
    assert one.moves() == ["b2", "a1", "a2"]
    follow(one, second.replace("b2.a1", "b2.c3"))
    expect(one.alert).to_contain_text("This link contradicts the game here, which stays as it is.")
    expect(one.page.get_by_label("Unreadable text")).to_have_value("y3:b2.c3")
    assert one.moves() == ["b2", "a1", "a2"]
    one.button("Dismiss").click()

    follow(two, third)
    two.my_turn()
    assert two.moves() == ["b2", "a1", "a2"]
    finish(one, two)


def test_the_position_of_a_link_is_drawn_before_the_engine_is_there(visit: Visit) -> None:
    table = visit()
    held = table.hold("**/engine/**")
    table.open("#y11-pie:c3.swap.f6&friend=abcdef12.2.help")
    table.expect_cell("c3", "white$")
    table.expect_cell("f6", "black, last move$")
    expect(table.page.locator("#strip-1")).to_contain_text("Your friend")
    expect(table.button("Send the link")).to_have_count(0)
    table.page.route("**/engine/**", lambda route: route.continue_())
    for route in held:
        route.continue_()
    table.my_turn()
    expect(table.button("Hint")).to_be_enabled()
    expect(table.page.locator("#friend-help")).to_contain_text("Both of you may use hints")


def test_a_phone_shows_all_of_what_friends_have_agreed_on(visit: Visit) -> None:
    table = visit()
    table.open()
    table.new_game(11, BY_LINK, "Black")
    table.page.set_viewport_size({"width": 390, "height": 844})
    told, bar = box(table.page.locator("#friend-help")), box(table.page.locator("#bar"))
    assert told["y"] + told["height"] <= bar["y"]


def test_who_has_beaten_a_level_sends_a_picture_and_a_link_to_the_same_opponent(visit: Visit) -> None:
    table = visit(permissions=CLIPBOARD)
    table.open("#y3:&level=1")
    expect(table.page.locator("#strip-2")).to_contain_text("Ant 1", timeout=START)
    table.ready()
    table.play("b2")
    pairs = [("a1", "a2"), ("b3", "c3")]  # each joins b2 with a side of its own
    while pairs:
        table.my_turn()
        taken = {cell for pair in pairs for cell in pair if cell in table.moves()}
        pairs.sort(key=taken.isdisjoint)
        table.play(next(cell for cell in pairs.pop(0) if cell not in taken))
    card = table.page.locator("#end-card.won")
    expect(card.locator("q")).to_have_text("One step too few. One more time?")
    expect(card.locator(".face")).to_have_css("animation-name", "none")  # its colours are there at once
    table.page.emulate_media(reduced_motion="no-preference")
    expect(card.locator(".face")).to_have_css("animation-name", "colour")
    card.get_by_role("button", name="Share").click()
    picture = table.page.locator("#save-triumph")
    with table.page.expect_download() as got:
        picture.get_by_role("button", name="Download").click()
    assert Path(got.value.path()).read_bytes()[1:4] == b"PNG"
    told = table.copied("Copy text and link")
    assert re.fullmatch(r"I beat Ant 1 in \d moves\. Can you\? http\S+#y3:&level=1", told)


def test_a_friend_who_has_never_been_here_is_told_the_game(visit: Visit) -> None:
    table = visit(first=True)
    page, invitation = table.page, table.page.get_by_role("region", name="Your friend invites you")
    table.open("#hex5-pie:c2&friend=abcdef12.2")
    expect(invitation).to_contain_text("connects top and bottom", timeout=START)
    expect(invitation).to_contain_text("After the first stone the second player may take it over.")
    expect(invitation.get_by_role("link", name="Learn in a minute")).to_have_attribute("href", "#learn/hex")
    page.get_by_role("button", name="Answer with a move").press("Enter")
    expect(invitation).to_be_hidden()
    expect(page.locator("#board [tabindex='0']")).to_be_focused()
    expect(table.button("Swap")).to_be_visible()
    page.reload()
    table.my_turn()
    expect(invitation).to_be_hidden()


def test_the_link_is_a_code_to_scan_and_is_shared_by_the_device(visit: Visit) -> None:
    table = visit()
    table.page.add_init_script("navigator.share = async (what) => { globalThis.shared = what; };")
    table.open("#y5:c3")
    table.ready()
    table.more("Share")
    table.button("Send …").click()
    table.page.wait_for_function("globalThis.shared?.url.endsWith('#y5:c3')")
    code = table.page.get_by_role("img", name="QR code")
    expect(code).to_be_hidden()
    table.button("QR code").click()
    expect(code).to_be_visible()
    # A QR code has a finder pattern in three corners: 7 dark modules, the next one light.
    modules = code.locator("path").get_attribute("d") or ""
    assert all(f"M{x} 0h" in modules for x in range(7))
    assert "M7 0h" not in modules
