"""Runs a learner's answer, and calls its functions for the checks, which run in another interpreter.

The answer can change everything in here. It can only change what its own functions return.
"""

import builtins
import json

import wire

_namespace = {}


def _no_input(prompt=""):
    raise RuntimeError("input() is not supported here. Assign the value to a variable instead.")


def _run(source):
    import plot

    builtins.input = _no_input
    builtins.display = lambda *values: None
    _namespace.clear()
    _namespace.update({"__name__": "__main__", "plot": plot})
    exec(compile(source, "<answer>", "exec"), _namespace)
    return {}


def _look_up(names):
    """Describes the names that the answer defines: plain values, and what can be called."""
    found = {}
    for name in names:
        if name not in _namespace:
            continue
        value = _namespace[name]
        try:
            found[name] = {"value": wire.encode(value)}
        except TypeError:
            found[name] = {"callable": callable(value)}
    return {"found": found}


def _call(name, args, kwargs):
    """Calls a function of the answer. Returns its result and the arguments, which it may have changed."""
    args, kwargs = wire.decode(args), wire.decode(kwargs)
    result = _namespace[name](*args, **kwargs)
    return {"result": wire.encode(result), "args": wire.encode(args), "kwargs": wire.encode(kwargs)}


_operations = {"run": _run, "look_up": _look_up, "call": _call}


def handle(request):
    """Handles a request as JSON: operation and arguments. Returns JSON; an exception is `{"error": …}`."""
    operation, *values = json.loads(request)
    try:
        return json.dumps(_operations[operation](*values))
    except BaseException as error:
        kind = type(error)
        base = next(base.__name__ for base in kind.__mro__ if base.__module__ == "builtins")
        return json.dumps({"error": [kind.__name__, base, str(error)[:500]]})
