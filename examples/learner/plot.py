"""The learning curve as a picture: python -m examples.learner.plot REPORT.json PICTURE.svg.

Plain SVG in colours that can be read on light and on dark pages.
"""

import json
import sys
from pathlib import Path
from typing import Any

from orrery.lab.results import Share

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 40, 52
GREY, LINE, BAND = "#808890", "#2a8fd8", "#2a8fd833"
FONT = f'font-family="sans-serif" font-size="13" fill="{GREY}"'
STROKE = f'fill="none" stroke="{LINE}" stroke-width="2.5"'


def main() -> None:
    report, picture = (Path(name) for name in sys.argv[1:3])
    picture.write_text(drawn(json.loads(report.read_text())))


def drawn(report: dict[str, Any]) -> str:
    """The whole picture."""
    points = report["curve"]
    most = max(point["decisions"] for point in points)
    said = "games won against simple; the band holds the true share with 95 % confidence"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Games won against simple, by decisions learned from</title>",
        *grid(most),
        f'<polygon points="{band(points, most)}" fill="{BAND}"/>',
        f'<polyline points="{middle(points, most)}" {STROKE}/>',
        text(LEFT, 20, said, "start"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def text(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {FONT}>{said}</text>'


def at(decisions: float, rate: float, most: float) -> str:
    """A place in the picture."""
    x = LEFT + (WIDTH - LEFT - RIGHT) * decisions / most
    y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - rate)
    return f"{x:.1f},{y:.1f}"


def middle(points: list[dict[str, Any]], most: float) -> str:
    return " ".join(at(one["decisions"], one["won"] / one["of"], most) for one in points)


def band(points: list[dict[str, Any]], most: float) -> str:
    """Along the upper ends of the intervals, and back along the lower ones."""
    ends = [(one["decisions"], Share(one["won"], one["of"]).interval) for one in points]
    upper = [at(decisions, high, most) for decisions, (_, high) in ends]
    lower = [at(decisions, low, most) for decisions, (low, _) in reversed(ends)]
    return " ".join(upper + lower)


def grid(most: float) -> list[str]:
    """Lines and numbers: a quarter of the games each, and a quarter of the decisions each."""
    parts = []
    for quarter in range(5):
        x, y = (float(one) for one in at(most * quarter / 4, quarter / 4, most).split(","))
        dashes = "" if quarter == 2 else ' stroke-dasharray="2 4"'
        ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"'
        parts += [
            f'<line {ends} stroke="{GREY}"{dashes}/>',
            text(LEFT - 8, y + 4, f"{25 * quarter} %", "end"),
            text(x, HEIGHT - 26, f"{most * quarter / 4e6:.2f}", "middle"),
        ]
    return [*parts, text(WIDTH - RIGHT, HEIGHT - 6, "millions of decisions learned from", "end")]


if __name__ == "__main__":
    main()
