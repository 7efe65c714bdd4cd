"""Charts for notebooks, without dependencies: as data, which the page draws, and as SVG for other programs.

    plot.line([3, 1, 4])                      plot.line([1, 2, 3], [3, 1, 4], title="…", x="…", y="…")
    plot.line({"train": [9, 5], "test": [9, 7]})
    plot.bar(["mon", "tue"], [3, 5])          plot.bar({"mon": 3, "tue": 5})
    plot.bar(["mon", "tue"], {"before": [3, 5], "after": [4, 4]})
    plot.scatter([1, 2], [3, 4], labels=["a", "b"])

Each returns a figure. A cell shows the figure of its last line; display(figure) shows one anywhere.
"""

import math
from html import escape

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 20, 44, 52
BACKGROUND, INK, MUTED, GRID = "#fbfaf7", "#10172a", "#55607a", "#e4e2da"
COLORS = ("#0b7a62", "#4450d8", "#c2356a", "#a85b00", "#7a3fd0", "#1769b5")


MOST_VALUES, MOST_SERIES, LONGEST_TEXT = 2000, 12, 200


class Figure:
    """A drawn chart. str(figure) is its SVG; figure.data is what it shows."""

    def __init__(self, svg, summary, data):
        self.svg = svg
        self.summary = summary
        self.data = data

    def __repr__(self):
        return self.summary

    def __str__(self):
        return self.svg

    def _repr_svg_(self):
        return self.svg

    def _repr_chart_(self):
        return self.data


def _numbers(values, name):
    numbers = [float(value) for value in values]
    if not numbers:
        raise ValueError(f"{name} is empty: there is nothing to draw")
    if len(numbers) > MOST_VALUES:
        raise ValueError(f"{name} has {len(numbers):,} values; a chart shows at most {MOST_VALUES:,}")
    if not all(math.isfinite(number) for number in numbers):
        raise ValueError(f"{name} has a value that is not a finite number")
    return numbers


def _step(span, parts=5):
    """Returns the distance between grid lines: 1, 2 or 5 times a power of ten."""
    rough = span / parts
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)


class _Axis:
    """Maps values to pixels, with round tick values."""

    def __init__(self, values, start, end, with_zero=False):
        low, high = min(values), max(values)
        if with_zero:
            low, high = min(low, 0.0), max(high, 0.0)
        if low == high:
            low, high = low - 0.5, high + 0.5
        self.step = _step(high - low)
        self.low = math.floor(low / self.step + 1e-9) * self.step
        self.high = math.ceil(high / self.step - 1e-9) * self.step
        self.start, self.end = start, end

    def at(self, value):
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self):
        count = round((self.high - self.low) / self.step)
        return [round(self.low + index * self.step, 10) for index in range(count + 1)]


def _text(x, y, text, size=13, color=MUTED, anchor="middle", weight="400", extra=""):
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{color}" text-anchor="{anchor}" '
        f'font-weight="{weight}"{extra}>{escape(str(text))}</text>'
    )


def _number(value):
    return f"{value:,.10g}"


def _frame(title, x_name, y_name, y_axis):
    """Draws background, title, axis names and horizontal grid."""
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{BACKGROUND}"/>']
    for mark in y_axis.ticks():
        y = y_axis.at(mark)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="{GRID}"/>')
        parts.append(_text(LEFT - 8, y + 4, _number(mark), anchor="end"))
    if title:
        parts.append(_text(LEFT, 26, title, size=16, color=INK, anchor="start", weight="600"))
    if x_name:
        parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, x_name))
    if y_name:
        middle = (TOP + HEIGHT - BOTTOM) / 2
        parts.append(_text(16, middle, y_name, extra=f' transform="rotate(-90 16 {middle})"'))
    return parts


def _short(text):
    return str(text)[:LONGEST_TEXT]


def _data(kind, title, x, y, series, names=None):
    """Returns what the page draws: texts, and lists of numbers by series."""
    if len(series) > MOST_SERIES:
        raise ValueError(f"there are {len(series)} series; a chart shows at most {MOST_SERIES}")
    data = {"kind": kind, "title": _short(title), "x": _short(x), "y": _short(y), "series": series}
    return data if names is None else {**data, "names": [_short(name) for name in names]}


def _figure(parts, summary, data):
    body = "".join(parts)
    return Figure(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" font-family="system-ui, sans-serif"><title>{escape(summary)}</title>{body}</svg>',
        summary,
        data,
    )


def _summary(kind, title, count, what):
    name = f' "{title}"' if title else ""
    return f"{kind}{name}, {count} {what}{'' if count == 1 else 's'}"


def _x_marks(x_axis):
    return [_text(x_axis.at(mark), HEIGHT - BOTTOM + 20, _number(mark)) for mark in x_axis.ticks()]


def line(xs, ys=None, *, title="", x="", y=""):
    """Line chart. A single list uses x = 0, 1, 2, …; a dictionary of lists draws one line per name."""
    if isinstance(xs, dict):
        series = {str(name): _numbers(values, str(name)) for name, values in xs.items()}
        across = {name: [float(position) for position in range(len(values))] for name, values in series.items()}
    else:
        values = _numbers(xs if ys is None else ys, "the list")
        positions = [float(position) for position in range(len(values))] if ys is None else _numbers(xs, "x")
        if len(positions) != len(values):
            raise ValueError(f"x has {len(positions)} values and y has {len(values)}")
        series, across = {"": values}, {"": positions}
    if not series:
        raise ValueError("the dictionary is empty: there is nothing to draw")
    x_axis = _Axis([position for positions in across.values() for position in positions], LEFT, WIDTH - RIGHT)
    y_axis = _Axis([value for values in series.values() for value in values], HEIGHT - BOTTOM, TOP)
    parts = _frame(title, x, y, y_axis) + _x_marks(x_axis)
    for index, (name, values) in enumerate(series.items()):
        color = COLORS[index % len(COLORS)]
        points = " ".join(f"{x_axis.at(a)},{y_axis.at(b)}" for a, b in zip(across[name], values))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2.5"/>')
        if name:
            parts.append(_text(WIDTH - RIGHT, 26 + 16 * index, name, color=color, anchor="end", weight="600"))
    shown = [{"name": _short(name), "values": values, "positions": across[name]} for name, values in series.items()]
    summary = _summary("Line chart", title, sum(map(len, series.values())), "point")
    return _figure(parts, summary, _data("line", title, x, y, shown))


def bar(names, values=None, *, title="", x="", y=""):
    """Bar chart with a bar per name; a dictionary of lists draws bars beside each other."""
    if values is None:
        names, values = list(names.keys()), list(names.values())
    names = [str(name) for name in names]
    lists = values if isinstance(values, dict) else {"": values}
    series = {str(name): _numbers(numbers, str(name) or "the list of values") for name, numbers in lists.items()}
    if not series:
        raise ValueError("the dictionary is empty: there is nothing to draw")
    for numbers in series.values():
        if len(names) != len(numbers):
            raise ValueError(f"there are {len(names)} names and {len(numbers)} values")
    y_axis = _Axis([number for numbers in series.values() for number in numbers], HEIGHT - BOTTOM, TOP, with_zero=True)
    slot = (WIDTH - RIGHT - LEFT) / len(names)
    width = slot * 0.7 / len(series)
    parts = _frame(title, x, y, y_axis)
    zero = y_axis.at(0)
    for index, name in enumerate(names):
        shown = name if len(name) * 7 <= slot else name[: max(1, int(slot / 7) - 1)] + "…"
        parts.append(_text(round(LEFT + slot * (index + 0.5), 1), HEIGHT - BOTTOM + 20, shown))
    for number, (name, numbers) in enumerate(series.items()):
        color = COLORS[number % len(COLORS)]
        for index, value in enumerate(numbers):
            left, top = round(LEFT + slot * (index + 0.15) + width * number, 1), min(zero, y_axis.at(value))
            bar_height = round(abs(y_axis.at(value) - zero), 1)
            size = f'width="{width:.1f}" height="{bar_height}"'
            parts.append(f'<rect x="{left}" y="{top}" {size} fill="{color}"/>')
        if name:
            parts.append(_text(WIDTH - RIGHT, 26 + 16 * number, name, color=color, anchor="end", weight="600"))
    count = sum(map(len, series.values()))
    shown = [{"name": _short(name), "values": numbers} for name, numbers in series.items()]
    return _figure(parts, _summary("Bar chart", title, count, "bar"), _data("bar", title, x, y, shown, names))


def scatter(xs, ys, *, labels=None, title="", x="", y=""):
    """Scatter chart with a dot per pair and optional labels."""
    positions, numbers = _numbers(xs, "x"), _numbers(ys, "y")
    if len(positions) != len(numbers):
        raise ValueError(f"x has {len(positions)} values and y has {len(numbers)}")
    labels = [] if labels is None else list(labels)
    if labels and len(labels) != len(numbers):
        raise ValueError(f"there are {len(labels)} labels and {len(numbers)} points")
    x_axis = _Axis(positions, LEFT, WIDTH - RIGHT)
    y_axis = _Axis(numbers, HEIGHT - BOTTOM, TOP)
    parts = _frame(title, x, y, y_axis) + _x_marks(x_axis)
    for index, (a, b) in enumerate(zip(positions, numbers)):
        across, down = x_axis.at(a), y_axis.at(b)
        parts.append(f'<circle cx="{across}" cy="{down}" r="5" fill="{COLORS[0]}"/>')
        if labels:
            is_right = across > WIDTH - 120
            parts.append(
                _text(across - 9 if is_right else across + 9, down + 4, labels[index], color=INK,
                      anchor="end" if is_right else "start")
            )
    shown = {"name": "", "values": numbers, "positions": positions}
    if labels:
        shown["labels"] = [_short(label) for label in labels]
    summary = _summary("Scatter chart", title, len(numbers), "point")
    return _figure(parts, summary, _data("scatter", title, x, y, [shown]))
