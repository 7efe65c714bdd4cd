import { defineNotebooks } from '#content/define.ts';

export const notebooks = defineNotebooks({
  'notebook-read-the-reply': [
    {
      id: 'find-object',
      title: 'Find the object in a reply',
      prompt: `Write \`find_object(reply)\`. It returns the first JSON **object** in a string as a dictionary, whatever comes before and after it, or \`None\` if there is none. A list or a bare number does not count.

\`json.JSONDecoder().raw_decode(text, position)\` reads one JSON value that starts at a position and raises \`json.JSONDecodeError\` if none starts there.`,
      starter: `import json


def find_object(reply):
    """The first JSON object in a string, as a dictionary; None if there is none."""
    raise NotImplementedError`,
      solution: `import json


def find_object(reply):
    decoder = json.JSONDecoder()
    position = reply.find("{")
    while position >= 0:
        try:
            value, _ = decoder.raw_decode(reply, position)
            return value
        except json.JSONDecodeError:
            position = reply.find("{", position + 1)
    return None`,
      explanation:
        'Looking for `{` first keeps out lists and bare numbers: decoding starts only where an object can start, so there is no type to check afterward. `raw_decode` also says where the value ended, and stops there, so a sentence after the object does no harm. Counting braces by hand would fail on braces inside strings; the decoder already knows the rules of JSON. The search moves on one character at a time because the next object may start inside what could not be decoded.',
      hints: [
        'Only one character can start a JSON object: `{`. Everything before the first one is wrapping that you can skip.',
        'Not every `{` starts an object. If decoding fails at one, go on to the next `{` after it. If there are none left, the answer is `None`.',
        'Use a `while` loop with `try` and `except json.JSONDecodeError` in it. `str.find` takes the position to start from as its second argument, and returns -1 when it finds nothing more.',
      ],
      checks: [
        {
          name: 'a reply that is just the object',
          code: 'got = find_object(\'{"label": "damage"}\')\nassert got == {"label": "damage"}, f"got {got!r}"',
        },
        {
          name: 'a sentence before and after',
          code: 'got = find_object(\'Sure! {"urgent": false} Anything else?\')\nassert got == {"urgent": False}, f"got {got!r}"',
        },
        {
          name: 'a reply without an object',
          code: 'assert find_object("I am sorry, I cannot say.") is None\nassert find_object("") is None',
        },
        {
          name: 'skips braces that aren’t JSON',
          code: 'assert find_object(\'Use {name} like so: {"name": "Ana"}\') == {"name": "Ana"}',
          hidden: true,
          hint: 'If decoding fails at one brace, look for the next one.',
        },
        {
          name: 'nested objects, and braces inside strings',
          code: 'assert find_object(\'x {"a": {"b": "}"}} y\') == {"a": {"b": "}"}}',
          hidden: true,
        },
        {
          name: 'a list or a number isn’t an object',
          code: 'assert find_object("[1, 2]") is None and find_object("42") is None',
          hidden: true,
        },
      ],
    },
    {
      id: 'usable',
      title: 'Only what is on the list',
      prompt: `Write \`usable(data)\`. Return a dictionary with exactly three fields, or \`None\` if the data cannot be used:

- \`label\` must be one of \`LABELS\`; anything else makes the data unusable.
- \`room\` is a string or \`None\`; if the field is missing, it is \`None\`. Any other type makes the data unusable.
- \`urgent\` must be \`True\` or \`False\`. The string \`"false"\` is neither.

Leave out any other fields.`,
      starter: `LABELS = ("booking", "payment", "damage", "other")


def usable(data):
    """label, room and urgent, checked; None if the data cannot be used."""
    raise NotImplementedError`,
      solution: `LABELS = ("booking", "payment", "damage", "other")


def usable(data):
    if not isinstance(data, dict):
        return None
    label, room, urgent = data.get("label"), data.get("room"), data.get("urgent")
    if not isinstance(label, str) or label not in LABELS:
        return None
    if room is not None and not isinstance(room, str):
        return None
    if not isinstance(urgent, bool):
        return None
    return {"label": label, "room": room, "urgent": urgent}`,
      explanation:
        'Each failed check returns at once, so every line can rely on the ones above it. Comparing with `in (True, False)` would accept 1 and 0, which equal `True` and `False`; `isinstance` does not. The check that `label` is a string comes before the lookup because in other collections, such as a set, looking up a list raises an error. Building a new dictionary, instead of deleting fields, means that a field nobody thought of cannot get through.',
      hints: [
        'Start with what has no fields at all: a list, a string, a number or `None` instead of a dictionary.',
        'Then check one field after another, and return at the first one that is wrong. Only `room` may be missing. Build a new dictionary at the end, so that no extra field gets through.',
        '`dict.get` returns `None` for a missing field. `isinstance` tells types apart where `==` does not: in Python, `1 == True`. Check that `label` is a string before you look for it in `LABELS`.',
      ],
      checks: [
        {
          name: 'valid data comes back unchanged',
          code: 'data = {"label": "damage", "room": "room 2", "urgent": True}\nassert usable(data) == data',
        },
        {
          name: 'a label that isn’t on the list',
          code: 'assert usable({"label": "repairs", "room": None, "urgent": False}) is None',
        },
        {
          name: 'a missing room, and an extra field',
          code: 'got = usable({"label": "other", "urgent": False, "mood": "friendly"})\nassert got == {"label": "other", "room": None, "urgent": False}, f"got {got!r}"',
        },
        {
          name: '"false" is not False, and 1 is not True',
          code: 'for value in ("false", 1, 0, None):\n    assert usable({"label": "other", "room": None, "urgent": value}) is None',
          hidden: true,
          hint: 'isinstance(value, bool) is true only for True and False.',
        },
        {
          name: 'data in another shape',
          code: 'for data in (None, [], "damage", 3, {"label": ["damage"], "urgent": True}):\n    assert usable(data) is None',
          hidden: true,
        },
      ],
    },
  ],
});
