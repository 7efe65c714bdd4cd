import { defineNotebooks } from '#content/define.ts';

export const notebooks = defineNotebooks({
  'notebook-search-by-hand': [
    {
      id: 'cosine',
      title: 'Cosine similarity',
      prompt: `Write \`cosine(a, b)\`: the dot product of two vectors divided by the product of their lengths. It is 1 when they point the same way and 0 when they are at a right angle.

A vector of zeros has no direction. For it, return \`0.0\` and do not divide.`,
      starter: `import math


def cosine(a, b):
    """How far two vectors point the same way, from -1 to 1."""
    raise NotImplementedError`,
      solution: `import math


def cosine(a, b):
    dot = sum(x * y for x, y in zip(a, b))
    lengths = math.sqrt(sum(x * x for x in a)) * math.sqrt(sum(y * y for y in b))
    return dot / lengths if lengths else 0.0`,
      explanation:
        'The product of the lengths is computed once and decides both cases: it is 0 exactly when one vector is all zeros, so one check covers both. Dividing by both lengths is what makes the result independent of how long the vectors are, and that is why a long passage has no advantage over a short one. A program that compares one query with a million passages would divide all vectors by their lengths beforehand; then the dot product alone is the cosine.',
      hints: [
        'Do (3, 4) and (4, 3) by hand. The dot product is 3 × 4 + 4 × 3 = 24, each vector has a length of 5, and 24 / (5 × 5) is 0.96.',
        'You need three sums: the products of the two vectors, the squares of the first, and the squares of the second. A length is the square root of its sum of squares. A vector of zeros has length 0; catch that before you divide.',
        '`zip` walks through both vectors at once, `sum` adds up a generator expression, and `math.sqrt` or `math.hypot` returns the length.',
      ],
      checks: [
        {
          name: 'the same direction gives 1',
          code: 'got = cosine((1, 2), (1, 2))\nassert abs(got - 1) < 1e-9, f"expected 1, got {got}"',
        },
        {
          name: 'a right angle gives 0',
          code: 'got = cosine((1, 0), (0, 5))\nassert abs(got) < 1e-9, f"expected 0, got {got}"',
        },
        {
          name: 'length does not matter',
          code: 'assert abs(cosine((1, 2, 3), (10, 20, 30)) - 1) < 1e-9\nassert abs(cosine((3, 4), (4, 3)) - 0.96) < 1e-9',
          hidden: true,
          hint: 'Divide by the lengths of both vectors, not just one.',
        },
        {
          name: 'opposite directions give -1',
          code: 'assert abs(cosine((1, -2), (-1, 2)) + 1) < 1e-9',
          hidden: true,
        },
        {
          name: 'a vector of zeros gives 0.0',
          code: 'assert cosine((0, 0), (1, 1)) == 0.0 and cosine((1, 1), (0, 0)) == 0.0',
          hidden: true,
          hint: 'Look at the product of the lengths before you divide by it.',
        },
      ],
    },
    {
      id: 'chunks',
      title: 'Passages with an overlap',
      prompt: `Write \`chunks(words, size, overlap)\`. It cuts a list of words into lists of \`size\` words, each of which repeats the last \`overlap\` words of the one before, so that a sentence on a border is complete in one of them.

The last passage may be shorter, but it always has at least one word that the passage before it does not have. Raise \`ValueError\` if \`overlap\` is not smaller than \`size\`: the window would never move.`,
      starter: `def chunks(words, size, overlap):
    """Lists of \`size\` words, each starting with the last \`overlap\` words of the one before."""
    raise NotImplementedError`,
      solution: `def chunks(words, size, overlap):
    if overlap >= size:
        raise ValueError("the overlap has to be smaller than the passage")
    passages = []
    for start in range(0, len(words), size - overlap):
        passages.append(words[start : start + size])
        if start + size >= len(words):
            break
    return passages`,
      explanation:
        'The step of `range` is the only place where the overlap matters, and a slice beyond the end is simply shorter, so neither the first nor the last passage needs special treatment. Without `break`, the last words would be repeated as a passage that contains nothing new, and a search would find the same text twice. The error comes first, because `range` would refuse a step of zero with a message that says nothing about passages, and would silently return nothing for a negative one.',
      hints: [
        'Take seven words, a size of 4 and an overlap of 1, and write down where each passage starts: at word 0 and at word 3. How far did the window move?',
        'The window moves by the size minus the overlap. A slice that reaches past the end is just shorter; it is not an error. Stop at the first passage that contains the last word; another one would only repeat words.',
        'Use `range` with three arguments for the starting points, a slice for each passage, and `break` to stop early. The check that raises `ValueError` comes before the loop.',
      ],
      checks: [
        {
          name: 'without an overlap, each passage starts where the last one ended',
          code: 'got = chunks(list("abcdef"), 3, 0)\nassert got == [list("abc"), list("def")], f"got {got}"',
        },
        {
          name: 'with an overlap, both passages have the words at the border',
          code: 'got = chunks(list("abcdefg"), 4, 1)\nassert got == [list("abcd"), list("defg")], f"got {got}"',
        },
        {
          name: 'the last passage adds something new',
          code: 'got = chunks(list("abcdef"), 4, 2)\nassert got == [list("abcd"), list("cdef")], f"got {got}"\nassert chunks(list("abcdefg"), 4, 2)[-1] == list("efg")',
          hidden: true,
          hint: 'Stop as soon as a passage reaches the last word.',
        },
        {
          name: 'no words, no passages; a short text, one passage',
          code: 'assert chunks([], 5, 1) == []\nassert chunks(["only", "three", "words"], 5, 1) == [["only", "three", "words"]]',
          hidden: true,
        },
        {
          name: 'an overlap with which the window never moves raises an error',
          code: 'for overlap in (3, 4):\n    try:\n        chunks(list("abc"), 3, overlap)\n    except ValueError:\n        continue\n    raise AssertionError("no ValueError")',
          hidden: true,
        },
      ],
    },
    {
      id: 'search',
      title: 'The nearest passages',
      prompt: `Write \`nearest(query, vectors, k)\`. \`vectors\` is a dictionary from ids to vectors; return the ids of the \`k\` vectors with the largest cosine to \`query\`, largest first. Sort ids with the same cosine alphabetically, so that the answer is the same every time.`,
      starter: `import math


def cosine(a, b):
    dot = sum(x * y for x, y in zip(a, b))
    lengths = math.sqrt(sum(x * x for x in a)) * math.sqrt(sum(y * y for y in b))
    return dot / lengths if lengths else 0.0


def nearest(query, vectors, k):
    """Ids of the k vectors whose direction is closest to the query's."""
    raise NotImplementedError`,
      solution: `import math


def cosine(a, b):
    dot = sum(x * y for x, y in zip(a, b))
    lengths = math.sqrt(sum(x * x for x in a)) * math.sqrt(sum(y * y for y in b))
    return dot / lengths if lengths else 0.0


def nearest(query, vectors, k):
    ordered = sorted(vectors, key=lambda id: (-cosine(query, vectors[id]), id))
    return ordered[:k]`,
      explanation:
        'One sort with a pair as its key sorts by two rules at once: the minus sign reverses the order of the cosines, while the ids stay in alphabetical order. `sorted(..., reverse=True)` would reverse both. The same answer every time matters more than it seems: a search whose ties change between runs cannot be tested. For a large collection, `heapq.nsmallest(k, ...)` with the same key finds the first k without sorting the rest.',
      hints: [
        'The result is a list of ids. Iterating over a dictionary gives its keys, so sort those, and use their vectors only to decide the order.',
        'The largest cosine comes first, but equal ones go from A to Z. Python sorts in ascending order, so one of the two has to be reversed. A slice of a list that is too short is not an error.',
        'Give `sorted` a `key`: a `lambda` that returns a pair. Python compares pairs by their first element, and by the second only if the first ones are equal.',
      ],
      checks: [
        {
          name: 'the nearest is first',
          code: 'got = nearest((1, 0), {"up": (0, 1), "right": (5, 0), "between": (1, 1)}, 2)\nassert got == ["right", "between"], f"got {got}"',
        },
        {
          name: 'ties are ordered by id',
          code: 'assert nearest((1, 0), {"b": (2, 0), "a": (7, 0), "c": (1, 0)}, 3) == ["a", "b", "c"]',
          hidden: true,
          hint: 'Sort by a pair: the negative cosine, then the id.',
        },
        {
          name: 'fewer vectors than asked for is not an error',
          code: 'assert nearest((1, 0), {"a": (1, 0)}, 5) == ["a"] and nearest((1, 0), {}, 3) == []',
          hidden: true,
        },
      ],
    },
  ],
});
