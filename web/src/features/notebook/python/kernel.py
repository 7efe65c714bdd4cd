"""Runs the cells of a notebook and the checks of its exercises.

The worker loads this module once. Functions return JSON, so no Python object outlives a call.
"""

import base64
import builtins
import contextlib
import io
import json
import linecache
import traceback

from pyodide.code import eval_code_async

LONGEST_TEXT = 100_000

_namespace = {}
_post = print


def start(post):
    """Starts with an empty namespace; `post` receives the JSON of displayed values."""
    global _post
    _post = post
    builtins.display = display
    builtins.input = _no_input
    _namespace.clear()
    _namespace.update(_fresh())


def _fresh():
    import plot

    return {"__name__": "__main__", "plot": plot}


def _no_input(prompt=""):
    raise RuntimeError(
        "input() is not supported here. Assign the value to a variable instead, for example: name = 'Ana'"
    )


def _bundle(value):
    """Returns the representations of a value by media type."""
    data = {"text/plain": repr(value)[:LONGEST_TEXT]}
    for method, kind in (("_repr_svg_", "image/svg+xml"), ("_repr_markdown_", "text/markdown")):
        form = getattr(value, method, None)
        if callable(form) and (text := form()):
            data[kind] = str(text)
    form = getattr(value, "_repr_chart_", None)
    if callable(form):
        data["application/x-lesson-chart+json"] = form()
    form = getattr(value, "_repr_png_", None)
    if callable(form) and (picture := form()):
        data["image/png"] = base64.b64encode(picture).decode()
    return data


def display(*values):
    """Shows values below the cell."""
    for value in values:
        _post(json.dumps(_bundle(value)))


def _cache_source(source, filename):
    """Caches the source, so tracebacks show its lines."""
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)


def _error(error, filename):
    """Converts an exception to notebook format, without the frames of this module."""
    if isinstance(error, KeyboardInterrupt):
        return {"ename": "KeyboardInterrupt", "evalue": "Stopped.", "traceback": ["Stopped."]}
    if isinstance(error, ModuleNotFoundError):
        error.msg = f"No module named {error.name!r}"
        error.add_note("This notebook has Python's standard library and plot; other packages are not included.")
    formatted = traceback.TracebackException.from_exception(error)
    frames = [frame for frame in formatted.stack if not frame.filename.endswith("/kernel.py")]
    while frames and not frames[0].filename.startswith("<cell"):
        frames.pop(0)
    formatted.stack = traceback.StackSummary.from_list(frames)
    message = error.msg if isinstance(error, ModuleNotFoundError) else str(error)
    lines = "".join(formatted.format(chain=False)).splitlines()
    return {"ename": type(error).__name__, "evalue": message, "traceback": lines}


async def run(source, number):
    """Runs a cell. Returns `{"result": bundle | null}` of its last expression, or `{"error": …}`."""
    filename = f"<cell {number}>"
    _cache_source(source, filename)
    try:
        value = await eval_code_async(source, _namespace, filename=filename)
        return json.dumps({"result": None if value is None else _bundle(value)})
    except BaseException as error:
        return json.dumps({"error": _error(error, filename)})


async def _failure(test, namespace):
    """Returns why a check failed; None when it passed."""
    try:
        await eval_code_async(test["code"], dict(namespace), filename="<check>")
        return None
    except KeyboardInterrupt:
        raise
    except AssertionError as error:
        return str(error) or "The result is not what was expected."
    except NotImplementedError:
        return "Not written yet."
    except BaseException as error:
        return f"{type(error).__name__}: {error}"


async def check(source, tests_json):
    """Runs an answer in its own namespace, then every check.

    Returns `{"outcomes": [{"name", "passed", "message"?}]}`, or `{"error": …}` when the answer itself fails. A hidden
    check returns only the author's hint, to keep its values secret.
    """
    namespace = _fresh()
    filename = "<cell exercise>"
    _cache_source(source, filename)
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        try:
            await eval_code_async(source, namespace, filename=filename)
            outcomes = []
            for test in json.loads(tests_json):
                failure = await _failure(test, namespace)
                outcome = {"name": test["name"], "passed": failure is None, "isHidden": test["isHidden"]}
                message = test.get("hint") if test["isHidden"] else failure
                if failure is not None and message:
                    outcome["message"] = message[:1000]
                outcomes.append(outcome)
            return json.dumps({"outcomes": outcomes})
        except BaseException as error:
            return json.dumps({"error": _error(error, filename)})
