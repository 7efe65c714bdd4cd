import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'python',
    title: 'Python for data work',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'text-number',
        kind: 'text',
        lecture: 'values-and-containers',
        prompt: 'What does this program print?\n\n```python\nprint("2" * 3)\n```',
        accepted: ['222', "'222'", '"222"'],
        explanation:
          'Text times a number repeats the text. A value read from a file is text until you convert it: `int("2") * 3` would be 6.',
      },
      {
        id: 'csv',
        kind: 'single',
        lecture: 'csv-and-json',
        prompt: 'Why is `line.split(",")` the wrong way to read a CSV file?',
        options: [
          { id: 'slow', text: 'It is too slow for files with more than a thousand lines' },
          { id: 'types', text: 'It returns text, whereas the csv module returns numbers' },
          { id: 'header', text: 'It cannot read the first line of a file' },
          { id: 'quotes', text: 'Values in quotes may contain commas and even line breaks' },
        ],
        answer: 'quotes',
        explanation:
          'The format allows commas, quotes and line breaks inside quoted values, and only a CSV reader knows these rules. Speed is not the problem, and `DictReader` returns text as well.',
      },
      {
        id: 'outcomes',
        kind: 'multiple',
        lecture: 'clean-typed-text',
        prompt:
          'A cleaning function returns 0 for a free rental, for an empty field, and for `"abc"`. What goes wrong? Select all that apply.',
        options: [
          { id: 'average', text: 'Averages become too low without any sign of it' },
          { id: 'count', text: 'Nobody can say how many values could not be read' },
          { id: 'crash', text: 'The program stops at the first empty field' },
          { id: 'free', text: 'Real free rentals can no longer be told apart' },
        ],
        answer: ['average', 'count', 'free'],
        explanation:
          'Three different situations become one number. Nothing stops, and that is the problem: the totals look fine and are wrong. Keep value, no value and unreadable apart.',
      },
      {
        id: 'mean',
        kind: 'single',
        lecture: 'numbers-that-summarize',
        prompt:
          'Store A has 10 rentals with a mean of 6 days, store B has 90 with a mean of 2 days. What is the mean over all rentals?',
        options: [
          { id: 'weighted', text: '2.4 days' },
          { id: 'simple', text: '4 days' },
          { id: 'median', text: '2 days' },
          { id: 'unknown', text: 'It cannot be computed from these figures' },
        ],
        answer: 'weighted',
        explanation:
          '(10 × 6 + 90 × 2) / 100 = 240 / 100 = 2.4. The mean of the two means is 4, which gives ten rentals the same weight as ninety. With the counts known, the total can be computed; the median could not.',
      },
      {
        id: 'join',
        kind: 'single',
        lecture: 'join-two-tables',
        prompt:
          'After joining orders with customers by **nested loops**, the revenue is higher than in the orders table. What is the most likely cause?',
        options: [
          { id: 'unmatched', text: 'Some orders have no customer' },
          { id: 'twice', text: 'A customer number occurs twice in the customer table' },
          { id: 'idle', text: 'Some customers have no orders' },
          { id: 'case', text: 'Some keys differ in capitals' },
        ],
        answer: 'twice',
        explanation:
          'Each order of that customer matches two rows and is counted twice. Missing or differing keys lose orders, so they lower the revenue. Customers without orders add nothing.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'checks-and-errors',
        prompt: 'You found a mistake in your program. Put the steps in the best order.',
        options: [
          { id: 'repair', text: 'Repair the function' },
          { id: 'test', text: 'Write a small test that shows the mistake' },
          { id: 'all', text: 'Run all tests again' },
          { id: 'fail', text: 'Run the test and watch it fail' },
        ],
        answer: ['test', 'fail', 'repair', 'all'],
        explanation:
          'A test that you have seen fail proves that it notices the mistake. After the repair, all tests run, since the change may have broken something else.',
      },
      {
        id: 'elif-order',
        kind: 'single',
        lecture: 'loops-and-functions',
        prompt:
          'The weekly rate applies from 7 days on, the reduced rate from 3 days on. Which assert stops the program?\n\n```python\ndef rate(days):\n    if days >= 3:\n        return "reduced"\n    elif days >= 7:\n        return "weekly"\n    return "daily"\n```',
        options: [
          { id: 'two', text: 'assert rate(2) == "daily"' },
          { id: 'three', text: 'assert rate(3) == "reduced"' },
          { id: 'six', text: 'assert rate(6) == "reduced"' },
          { id: 'seven', text: 'assert rate(7) == "weekly"' },
        ],
        answer: 'seven',
        explanation:
          'The first true condition wins, and 7 is at least 3, so `rate(7)` returns `"reduced"`. Nobody ever gets the weekly rate. The other three asserts pass, so a test without the border at 7 days would not notice the mistake.',
      },
      {
        id: 'second-name',
        kind: 'numeric',
        lecture: 'values-and-containers',
        prompt:
          'Which number does this program print?\n\n```python\nprices = [2450, 1800]\nbackup = prices\nkept = prices.copy()\nprices.append(3000)\nprint(len(backup) + len(kept))\n```',
        answer: 5,
        explanation:
          '`backup = prices` gives the same list a second name, so `backup` has three prices after `append`. `kept` is a list of its own and still has two: 3 + 2 = 5. An answer of 4 takes `backup` for a copy.',
      },
      {
        id: 'sort-with-ties',
        kind: 'single',
        lecture: 'group-and-sort',
        prompt:
          'A report lists tools by number of rentals: largest number first, ties from A to Z. The list `pairs` contains tuples such as `("drill", 3)`. Which call returns this order?',
        options: [
          { id: 'both', text: 'sorted(pairs, key=lambda p: (p[1], p[0]), reverse=True)' },
          { id: 'count', text: 'sorted(pairs, key=lambda p: p[1], reverse=True)' },
          { id: 'minus', text: 'sorted(pairs, key=lambda p: (-p[1], p[0]))' },
          { id: 'name', text: 'sorted(pairs, key=lambda p: (p[0], -p[1]))' },
        ],
        answer: 'minus',
        explanation:
          'The minus sign puts large numbers first, and the name as second part sorts ties from A to Z. With `reverse=True` on the whole tuple, the names are turned around too and ties go from Z to A. With the number alone, ties keep their previous order.',
      },
      {
        id: 'lost-column',
        kind: 'single',
        lecture: 'csv-and-json',
        prompt:
          'A file from a spreadsheet program is opened with `encoding="utf-8"` and read with `csv.DictReader`. `row["days"]` works, but `row["id"]` raises a `KeyError`, although the first column is called `id`. What do you try first?',
        options: [
          { id: 'sig', text: 'Open the file with encoding="utf-8-sig"' },
          { id: 'delimiter', text: 'Create the reader with delimiter=";"' },
          { id: 'newline', text: 'Open the file with newline=""' },
          { id: 'get', text: 'Replace row["id"] with row.get("id")' },
        ],
        answer: 'sig',
        explanation:
          'Spreadsheet programs often put an invisible mark at the start of a file, and it becomes part of the first column’s name. `utf-8-sig` removes it. With the wrong separator, `row["days"]` would fail too. `get` would only replace the error with `None` in every row.',
      },
      {
        id: 'day-or-month',
        kind: 'single',
        lecture: 'clean-typed-text',
        prompt:
          'One program wrote all dates of a file in the same form. Among them are `4/5/2026`, `11/2/2026` and `23/4/2026`. What do you do with `4/5/2026`?',
        options: [
          { id: 'text', text: 'Keep it as text, because text can be compared too' },
          { id: 'april', text: 'Read it as April 5, and reject 23/4/2026 as an error' },
          { id: 'may', text: 'Read it as May 4, because 23 cannot be a month' },
          { id: 'reject', text: 'Reject it, because 4 and 5 could both be months' },
        ],
        answer: 'may',
        explanation:
          'The 23 in the first place shows that the day comes first, and all dates of the file have the same form. From `4/5/2026` alone, nobody could tell. A function that expects the month first reads it as April 5 without an error, so the wrong date goes unnoticed.',
      },
      {
        id: 'keys-left-over',
        kind: 'multiple',
        lecture: 'join-two-tables',
        prompt:
          'The customer table has the keys `C1`, `C2` and `007`. Before the join, the keys of both tables go through `text.strip().upper()`. Which keys in orders still find no customer? Choose **two**.',
        options: [
          { id: 'space', text: '" c1"' },
          { id: 'seven', text: '"7"' },
          { id: 'trailing', text: '"C2 "' },
          { id: 'hyphen', text: '"C-1"' },
          { id: 'small', text: '"c2"' },
        ],
        answer: ['seven', 'hyphen'],
        explanation:
          '`strip` removes spaces at both ends and `upper` turns small letters into capitals, so `" c1"`, `"C2 "` and `"c2"` match. Neither brings back lost zeros or removes a hyphen. Keep such orders under "unknown" until someone has found out whose they are.',
      },
      {
        id: 'bare-except',
        kind: 'single',
        lecture: 'checks-and-errors',
        prompt:
          'Every row has a column `days` with a whole number. What does this program do?\n\n```python\ntotal = 0\nfor row in rows:\n    try:\n        total += int(row["day"])\n    except:\n        pass\nprint(total)\n```',
        options: [
          { id: 'key', text: 'It stops with a KeyError' },
          { id: 'zero', text: 'It prints 0 and no message' },
          { id: 'total', text: 'It prints the right total' },
          { id: 'value', text: 'It stops with a ValueError' },
        ],
        answer: 'zero',
        explanation:
          '`row["day"]` raises a `KeyError` in every row, and the bare `except:` hides each one, so the total stays 0. With `except ValueError:`, the program would stop at once and name the missing key. That error costs minutes; a wrong total costs trust.',
      },
    ],
  },
]);
