import { defineNotebooks } from '#content/define.ts';

export const notebooks = defineNotebooks({
  'notebook-read-the-reply': [
    {
      id: 'find-object',
      title: 'Find the object in a reply',
      prompt: `Write \`find_object(reply)\`. It gives the first JSON **object** in a text as a dictionary, whatever stands before and after it, and \`None\` when there is none. A list or a bare number does not count.

\`json.JSONDecoder().raw_decode(text, position)\` reads one JSON value that begins at a position and raises \`json.JSONDecodeError\` when none begins there.`,
      starter: `import json


def find_object(reply):
    """The first JSON object in a text, as a dictionary; None when there is none."""
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
        'Looking for `{` first keeps lists and bare numbers out: decoding begins only where an object can begin, so there is no type to check afterward. `raw_decode` also says where the value ended, and stops there, so a sentence behind the object does no harm. Counting braces by hand would fail for braces inside texts; the decoder knows the rules of JSON already. The search moves one character at a time because the next object may begin inside what could not be decoded.',
      hints: [
        'Only one character can begin a JSON object: `{`. Everything before the first one is wrapping that you can pass over.',
        'Not every `{` begins an object. When decoding fails at one, go on to the next `{` behind it. When none is left, the answer is `None`.',
        'Use a `while` loop with `try` and `except json.JSONDecodeError` in it. `str.find` takes the position to start from as its second argument, and gives -1 when there is nothing more.',
      ],
      checks: [
        {
          name: 'a reply that is only the object',
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
          name: 'braces that are no JSON are passed over',
          code: 'assert find_object(\'Use {name} like so: {"name": "Ana"}\') == {"name": "Ana"}',
          hidden: true,
          hint: 'When reading fails at one brace, look for the next one.',
        },
        {
          name: 'objects inside and braces in texts',
          code: 'assert find_object(\'x {"a": {"b": "}"}} y\') == {"a": {"b": "}"}}',
          hidden: true,
        },
        {
          name: 'a list or a number is no object',
          code: 'assert find_object("[1, 2]") is None and find_object("42") is None',
          hidden: true,
        },
      ],
    },
    {
      id: 'usable',
      title: 'Only what is on the list',
      prompt: `Write \`usable(data)\`. It gives a dictionary with exactly three fields, or \`None\` when the data cannot be used:

- \`label\` has to be one of \`LABELS\`; anything else makes the data unusable.
- \`room\` is a text or \`None\`; when the field is missing, it is \`None\`. Another type makes the data unusable.
- \`urgent\` has to be \`True\` or \`False\`. The text \`"false"\` is neither.

Fields that nobody asked for are left out.`,
      starter: `LABELS = ("booking", "payment", "damage", "other")


def usable(data):
    """label, room and urgent, checked; None when the data cannot be used."""
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
        'Each check leaves the function at once, so every line below it can rely on the ones above. Comparing with `in (True, False)` would accept 1 and 0, which equal `True` and `False`; `isinstance` does not. The test that `label` is a text comes before the look-up, because in other collections, such as a set, a list would raise an error there. Building a new dictionary, instead of deleting fields, means a field that nobody thought of cannot get through.',
      hints: [
        'Begin with what has no fields at all: a list, a text, a number or `None` instead of a dictionary.',
        'Then check one field after the other, and leave the function at the first that is wrong. Only `room` may be missing. Build a new dictionary at the end, so that no extra field gets through.',
        '`dict.get` gives `None` for a missing field. `isinstance` tells types apart where `==` does not: in Python, `1 == True`. Test that `label` is a text before you look for it in `LABELS`.',
      ],
      checks: [
        {
          name: 'sound data comes back as it is',
          code: 'data = {"label": "damage", "room": "room 2", "urgent": True}\nassert usable(data) == data',
        },
        {
          name: 'a label that is not on the list',
          code: 'assert usable({"label": "repairs", "room": None, "urgent": False}) is None',
        },
        {
          name: 'a missing room, and a field too many',
          code: 'got = usable({"label": "other", "urgent": False, "mood": "friendly"})\nassert got == {"label": "other", "room": None, "urgent": False}, f"got {got!r}"',
        },
        {
          name: '"false" is not False, and 1 is not True',
          code: 'for value in ("false", 1, 0, None):\n    assert usable({"label": "other", "room": None, "urgent": value}) is None',
          hidden: true,
          hint: 'isinstance(value, bool) is true for True and False only.',
        },
        {
          name: 'data of another shape',
          code: 'for data in (None, [], "damage", 3, {"label": ["damage"], "urgent": True}):\n    assert usable(data) is None',
          hidden: true,
        },
      ],
    },
  ],
});
