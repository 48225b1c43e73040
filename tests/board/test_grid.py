"""The hex grid: what lies beside what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kb.board.grid import ORDERS, STYLES, Grid

GRIDS = [Grid(style, order) for style in STYLES for order in ORDERS]
inner = st.builds(lambda a, b: f"{a:02}{b:02}", st.integers(20, 60), st.integers(20, 60))


def test_neighbours_of_even_and_odd_columns():
    grid = Grid()
    assert grid.neighbours("3228") == ("3128", "3129", "3227", "3229", "3328", "3329")
    assert grid.neighbours("3128") == ("3027", "3028", "3127", "3129", "3227", "3228")


def test_rows_first_reads_the_id_the_other_way_round():
    plain, turned = Grid(), Grid(order="rows_first")
    swap = lambda h: h[2:] + h[:2]  # noqa: E731
    assert set(turned.neighbours("2832")) == {swap(h) for h in plain.neighbours("3228")}


def test_pointed_tops_shift_even_rows_to_the_right():
    grid = Grid("pointy_top")
    assert set(grid.neighbours("3228")) == {"3128", "3328", "3227", "3327", "3229", "3329"}
    assert set(grid.neighbours("3227")) == {"3127", "3327", "3126", "3226", "3128", "3228"}


def test_a_board_limits_everything():
    grid = Grid(board=("3020", "3224"))
    assert len(grid.hexes()) == 15
    assert grid.neighbours("3020") == ("3021", "3120", "3121")
    assert grid.valid("3224") and not grid.valid("3324") and not grid.valid("3225")
    assert grid.within("3020", 1) == ("3020", "3021", "3120", "3121")
    assert grid.opposite("3121", "3120") is None
    assert Grid(board=("3224", "3020")).hexes() == grid.hexes()


def test_zeros_are_kept_and_ids_end_at_the_rim():
    assert Grid().neighbours("0101") == ("0000", "0001", "0100", "0102", "0200", "0201")
    assert all(len(h) == 4 for h in Grid().neighbours("0909"))
    assert len(Grid().neighbours("9999")) < 6


def test_letters_name_the_column():
    grid = Grid()
    assert set(grid.neighbours("B10")) == {"B9", "B11", "A10", "A11", "C10", "C11"}
    assert set(grid.neighbours("B09")) == {"B08", "B10", "A09", "A10", "C09", "C10"}
    assert "AA5" in grid.neighbours("Z5") and "Z5" in grid.neighbours("AA5")
    assert grid.distance("A1", "D1") == 3
    assert Grid(board=("A01", "C12")).neighbours("A11") == ("A10", "A12", "B10", "B11")


@pytest.mark.parametrize("text", ["", "32", "32280", "32-8", "a10", "A", "10A", "AB3", "³²²⁸", "٣٢٢٨", "u"])
def test_what_is_no_hex(text):
    grid = Grid()
    assert not grid.valid(text)
    assert grid.neighbours(text) == () and grid.within(text, 2) == () and grid.opposite(text, "3228") is None
    with pytest.raises(ValueError):
        grid.distance("3228", text)


@given(inner, inner, inner, st.sampled_from(GRIDS))
def test_distance_is_a_distance(a, b, c, grid):
    assert grid.distance(a, b) == grid.distance(b, a)
    assert (grid.distance(a, b) == 0) == (a == b)
    assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


@given(inner, st.sampled_from(GRIDS))
def test_neighbours_agree_with_distance_opposites_and_drawing(a, grid):
    around = grid.neighbours(a)
    assert len(around) == 6 and all(grid.distance(a, h) == 1 and a in grid.neighbours(h) for h in around)
    assert {grid.opposite(h, a) for h in around} == set(around)
    assert len(grid.within(a, 2)) == 19 and set(grid.within(a, 1)) == {a, *around}
    x, y = grid.centre(a)
    steps = {(abs(grid.centre(h)[0] - x), abs(grid.centre(h)[1] - y)) for h in around}
    assert steps == ({(0, 2), (3, 1)} if grid.flat else {(2, 0), (1, 3)})
