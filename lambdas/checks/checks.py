"""Runs an author's checks on an answer that runs in another interpreter.

No code of the learner runs in here. Functions of the answer are calls to the other interpreter, and what they return
are plain values, so an answer can pass a check only by returning what the check expects.
"""

import builtins
import json

import wire

LONGEST_MESSAGE = 500


class CheckError(Exception):
    """A check cannot tell whether the answer is right."""


def _raise(name, base, message):
    """Raises an exception of the answer as one of the same name."""
    kind = getattr(builtins, name if hasattr(builtins, name) else base, Exception)
    if not (isinstance(kind, type) and issubclass(kind, Exception)):
        kind = Exception
    if kind.__name__ != name:
        kind = type(name, (kind,), {})
    try:
        error = kind(message)
    except TypeError:
        error = type(name, (Exception,), {})(message)
    raise error


def _replace(original, changed):
    """Applies a change that the answer made to one of its arguments."""
    if type(original) is not type(changed) or original == changed:
        return
    if isinstance(original, list):
        original[:] = changed
    elif isinstance(original, (dict, set)):
        original.clear()
        original.update(changed)
    elif isinstance(original, tuple):
        for one, other in zip(original, changed):
            _replace(one, other)


class _Answer:
    """The answer in the other interpreter. `exchange` sends a request as JSON and returns the reply."""

    def __init__(self, exchange):
        self._exchange = exchange

    def ask(self, *request):
        reply = json.loads(self._exchange(json.dumps(request)))
        if "ended" in reply:
            raise CheckError(str(reply["ended"]))
        if "error" in reply:
            name, base, message = reply["error"]
            _raise(str(name), str(base), str(message))
        return reply

    def call(self, name, args, kwargs):
        reply = self.ask("call", name, wire.encode(args), wire.encode(kwargs))
        _replace(args, wire.decode(reply["args"]))
        _replace(kwargs, wire.decode(reply["kwargs"]))
        return wire.decode(reply["result"])

    def namespace(self, names):
        """Returns the names that the answer defines: copies of plain values, and functions that call it."""
        namespace = {"__name__": "__check__"}
        for name, described in self.ask("look_up", names)["found"].items():
            if name not in names:
                continue
            if "value" in described:
                namespace[name] = wire.decode(described["value"])
            elif described.get("callable") is True:
                namespace[name] = self._function(name)
        return namespace

    def _function(self, name):
        def function(*args, **kwargs):
            return self.call(name, args, kwargs)

        return function


def _names(code):
    """Returns the names that a check uses and Python does not define, so that an answer replaces no builtin."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if hasattr(constant, "co_names"):
            names.update(_names(constant))
    return sorted(names - set(dir(builtins)))


def _failure(check, answer):
    """Returns why a check failed; None when it passed."""
    code = compile(check, "<check>", "exec")
    try:
        exec(code, answer.namespace(_names(code)))
        return None
    except AssertionError as error:
        return str(error) or "The result is not what was expected."
    except NotImplementedError:
        return "Not written yet."
    except CheckError as error:
        return str(error)
    except BaseException as error:
        return f"{type(error).__name__}: {error}"


def run(source, checks, exchange):
    """Runs an answer and checks (JSON). Returns the JSON of the outcomes."""
    answer = _Answer(exchange)
    outcomes = []
    failed_start = None
    try:
        answer.ask("run", source)
    except CheckError as error:
        failed_start = str(error)
    except Exception as error:
        failed_start = "Not written yet." if isinstance(error, NotImplementedError) else f"{type(error).__name__}: {error}"
    for check in json.loads(checks):
        failure = failed_start or _failure(check, answer)
        outcomes.append({"passed": True} if failure is None else {"passed": False, "message": failure[:LONGEST_MESSAGE]})
    return json.dumps(outcomes)
