"""The galaxies that the client's map is tested with are those of real games."""

from scripts.galaxies import FILE, galaxies


def test_the_galaxies_of_the_client_are_real_ones() -> None:
    assert FILE.read_text("utf-8") == galaxies(), "run python -m scripts.galaxies"
