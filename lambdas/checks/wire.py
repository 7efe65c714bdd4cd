"""Copies plain values between two interpreters as JSON. Other values raise `TypeError`."""

import base64
import itertools
import json

LONGEST_ITERATOR = 10_000


def encode(value):
    """Returns a value as JSON data. Subclasses become their base, iterators the list of what they yield."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, float):
        return {"float": repr(float(value))}
    if isinstance(value, (bytes, bytearray)):
        return {"bytes": base64.b64encode(value).decode()}
    if isinstance(value, dict):
        return {"dict": [[encode(key), encode(item)] for key, item in value.items()]}
    for name, kind in (("list", list), ("tuple", tuple), ("set", set), ("frozenset", frozenset)):
        if isinstance(value, kind):
            return {name: [encode(item) for item in value]}
    if isinstance(value, range):
        return {"range": [value.start, value.stop, value.step]}
    if hasattr(value, "__next__"):
        return {"iterator": [encode(item) for item in itertools.islice(value, LONGEST_ITERATOR)]}
    raise TypeError(f"a value of type {type(value).__name__} cannot be checked")


def decode(data):
    """Returns the value of `encode`. Raises `ValueError` for anything else."""
    if data is None or type(data) in (bool, int, str):
        return data
    if type(data) is not dict or len(data) != 1:
        raise ValueError("malformed value")
    [(name, content)] = data.items()
    if name == "float" and type(content) is str:
        return float(content)
    if name == "bytes" and type(content) is str:
        return base64.b64decode(content)
    if type(content) is not list:
        raise ValueError("malformed value")
    if name == "dict":
        return {decode(key): decode(item) for key, item in content}
    if name == "range":
        return range(*content)
    kind = {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset, "iterator": iter}.get(name)
    if kind is None:
        raise ValueError("malformed value")
    items = [decode(item) for item in content]
    return kind(items)
