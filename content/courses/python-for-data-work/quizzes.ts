import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'basics',
    title: 'The Python you need',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'slice-and-last',
        kind: 'numeric',
        lecture: 'values-and-containers',
        prompt:
          'Which number does this program print?\n\n```python\ndays = [4, 2, 7, 1, 5, 3]\nprint(len(days[1:4]) + days[-1])\n```',
        answer: 6,
        explanation:
          '`days[1:4]` takes the positions 1, 2 and 3, because the end is left out, so its length is 3. `days[-1]` is the last value, also 3. An answer of 7 counts position 4 as well; with the end left out, `days[:4]` and `days[4:]` together are the whole list.',
      },
      {
        id: 'optional-by-mistake',
        kind: 'single',
        lecture: 'values-and-containers',
        prompt:
          'Every order must have a price. One order was entered with the key `"cent"` instead of `"cents"`. The program adds up `order.get("cents", 0)` for all orders. What happens?',
        options: [
          { id: 'stop', text: 'It stops with a KeyError at this order' },
          { id: 'low', text: 'It prints a total that is too low' },
          { id: 'none', text: 'It stops, because None cannot be added' },
          { id: 'match', text: 'It takes the value of the key "cent"' },
        ],
        answer: 'low',
        explanation:
          '`get` finds no such key and returns 0, so the order counts as free and nobody notices. `order["cents"]` would stop with a `KeyError`, which is better here: for a field that every order must have, an early error beats a wrong sum. `get` suits optional fields.',
      },
      {
        id: 'deposit-that-never-matches',
        kind: 'single',
        lecture: 'values-and-containers',
        prompt:
          'A shop adds up deposits as floats and reports "deposit incomplete" when `paid < due`. A customer has paid `0.1 + 0.7`, `due` is `0.8`, and the message appears. Which repair is right for all amounts?',
        options: [
          { id: 'cents', text: 'Count whole cents as int and compare those' },
          { id: 'format', text: 'Print both amounts with the format :.2f' },
          { id: 'text', text: 'Turn both amounts into text and compare that' },
          { id: 'equal', text: 'Write paid != due in place of paid < due' },
        ],
        answer: 'cents',
        explanation:
          'In binary fractions, `0.1 + 0.7` comes out slightly below 0.8. Whole cents are exact: `10 + 70 < 80` is false. A format changes only what is displayed, text shows the same tiny difference, and with `!=` the message appears as before.',
      },
      {
        id: 'two-digits',
        kind: 'text',
        lecture: 'values-and-containers',
        prompt:
          'What does this program print?\n\n```python\ncents = 1905\nprint(f"{2 * cents / 100:.2f} dollars")\n```',
        accepted: ['38.10 dollars', '"38.10 dollars"', "'38.10 dollars'", '38.10'],
        explanation:
          'The braces are replaced by the value of the expression: 2 × 1905 / 100 is 38.1. `:.2f` writes two digits after the decimal point, so it becomes 38.10. Without it, the program would print `38.1 dollars`, which is right but looks odd on a bill.',
      },
      {
        id: 'same-day-rental',
        kind: 'single',
        lecture: 'loops-and-functions',
        prompt:
          'In `days`, 0 means a rental returned on the same day, and `None` means that nobody entered a value. The program says "missing" for both:\n\n```python\nif not days:\n    print("missing")\n```\n\nWhich first line is right?',
        options: [
          { id: 'equal', text: 'if days == 0:' },
          { id: 'empty', text: 'if days == "":' },
          { id: 'less', text: 'if days < 1:' },
          { id: 'none', text: 'if days is None:' },
        ],
        answer: 'none',
        explanation:
          'In a condition, both `0` and `None` count as false, so `not days` is true for each of them. `is None` asks for the missing value alone. `days == 0` reports exactly the wrong ones, and `days < 1` stops with an error when it meets `None`.',
      },
      {
        id: 'start-inside-the-loop',
        kind: 'numeric',
        lecture: 'loops-and-functions',
        prompt:
          'The program should add up all drills, but it has a mistake. Which number does it print?\n\n```python\norders = [\n    {"tool": "drill", "cents": 2450},\n    {"tool": "saw", "cents": 1500},\n    {"tool": "drill", "cents": 1900},\n]\nfor order in orders:\n    total = 0\n    if order["tool"] == "drill":\n        total = total + order["cents"]\nprint(total)\n```',
        answer: 1900,
        explanation:
          '`total = 0` is indented and therefore belongs to the loop: each order starts again from 0, and only the last drill remains. The start value belongs before the loop; then the result would be 4350. No error occurs, because each line is legal Python.',
      },
      {
        id: 'comprehension-order',
        kind: 'single',
        lecture: 'loops-and-functions',
        prompt: 'Which line gives the ids of all orders for a drill?',
        options: [
          { id: 'if-first', text: '[if order["tool"] == "drill" order["id"] for order in orders]' },
          { id: 'tool', text: '[order["id"] == "drill" for order in orders if order["tool"]]' },
          { id: 'for-first', text: '[for order in orders if order["tool"] == "drill": order["id"]]' },
          { id: 'right', text: '[order["id"] for order in orders if order["tool"] == "drill"]' },
        ],
        answer: 'right',
        explanation:
          'A comprehension reads: what goes in, from where, which ones. A line that begins with `if` or `for` is not Python. The line with `order["id"] == "drill"` runs, but it gives a list of `True` and `False`, because the comparison is where the value belongs.',
      },
      {
        id: 'write-total-cents',
        kind: 'code',
        lecture: 'loops-and-functions',
        prompt:
          'Write `total_cents(orders)`. Each order is a dictionary with `days` and `cents` per day. The function returns what all orders cost together, and 0 for an empty list.',
        starter: 'def total_cents(orders):\n    """Whole cents of all orders."""\n    raise NotImplementedError',
        solution:
          'def total_cents(orders):\n    """Whole cents of all orders."""\n    total = 0\n    for order in orders:\n        total = total + order["days"] * order["cents"]\n    return total',
        checks: [
          {
            name: 'three orders',
            code: 'got = total_cents([{"days": 3, "cents": 2450}, {"days": 1, "cents": 1800}, {"days": 5, "cents": 2450}])\nassert got == 21400, f"got {got}"',
          },
          { name: 'one order', code: 'assert total_cents([{"days": 2, "cents": 99}]) == 198' },
          { name: 'no orders', code: 'assert total_cents([]) == 0' },
        ],
        explanation:
          'A start value before the loop, a loop, a change inside it: the same three parts as in the lesson. If you indent the start value, the sum begins again with each order, and if you indent `return`, the function ends after one order. The empty list shows that the start value is already the right answer for nothing.',
      },
      {
        id: 'printed-and-gone',
        kind: 'single',
        lecture: 'loops-and-functions',
        prompt:
          'What is wrong with this function?\n\n```python\ndef price(days, cents):\n    print(days * cents)\n\ntotal = price(3, 2450) + price(1, 1800)\n```',
        options: [
          { id: 'global', text: 'It uses the names days and cents outside' },
          { id: 'string', text: 'It gives text, so the sum joins two texts' },
          { id: 'return', text: 'It gives nothing back that could be added' },
          { id: 'twice', text: 'It can be called only once on the same line' },
        ],
        answer: 'return',
        explanation:
          'The function shows each price on the screen, and then the value is gone: the call gives `None`, and adding two of those is an error. With `return days * cents`, the prices can be added, compared and tested. What is printed is meant for people only.',
      },
      {
        id: 'asserts-at-the-border',
        kind: 'multiple',
        lecture: 'loops-and-functions',
        prompt:
          'A deposit is due for rentals of **5 days or more**. Someone may have written `>` where `>=` is needed, or 4 where 5 is needed. Which two asserts together notice either mistake? Choose **two**.',
        options: [
          { id: 'one', text: 'assert needs_deposit(1) == False' },
          { id: 'four', text: 'assert needs_deposit(4) == False' },
          { id: 'five', text: 'assert needs_deposit(5) == True' },
          { id: 'six', text: 'assert needs_deposit(6) == True' },
          { id: 'thirty', text: 'assert needs_deposit(30) == True' },
        ],
        answer: ['four', 'five'],
        explanation:
          'With `days > 5`, the call with 5 returns `False`; with `days >= 4`, the call with 4 returns `True`. All other values give the same answer in the right and in the wrong version, so those asserts pass anyway. Mistakes sit at boundaries, and so should tests.',
      },
      {
        id: 'whole-cents',
        kind: 'numeric',
        lecture: 'loops-and-functions',
        prompt: 'Which number does this program print?\n\n```python\ncents = 1999\nprint(cents * 90 // 100)\n```',
        answer: 1799,
        explanation:
          '1999 × 90 is 179,910, and `//` divides by 100 and drops the fraction: 1799. With `/` it would be 1799.1, a float and not a whole number of cents. `//` always drops the fraction here, so it never rounds up; decide whether that suits the shop.',
      },
      {
        id: 'write-longest',
        kind: 'code',
        lecture: 'loops-and-functions',
        prompt:
          'Write `longest(orders)`. It returns the order with the most `days`: the first one if several have as many, and `None` without orders.',
        starter:
          'def longest(orders):\n    """Order with the most days; the first of several; None without orders."""\n    raise NotImplementedError',
        solution:
          'def longest(orders):\n    """Order with the most days; the first of several; None without orders."""\n    best = None\n    for order in orders:\n        if best is None or order["days"] > best["days"]:\n            best = order\n    return best',
        checks: [
          {
            name: 'the largest in the middle',
            code: 'got = longest([{"id": "A", "days": 2}, {"id": "B", "days": 7}, {"id": "C", "days": 3}])\nassert got == {"id": "B", "days": 7}, f"got {got}"',
          },
          {
            name: 'the first of several',
            code: 'got = longest([{"id": "A", "days": 4}, {"id": "B", "days": 4}])\nassert got == {"id": "A", "days": 4}, f"got {got}"',
          },
          { name: 'no orders', code: 'assert longest([]) is None' },
          {
            name: 'orders of zero days',
            code: 'got = longest([{"id": "A", "days": 0}])\nassert got == {"id": "A", "days": 0}, f"got {got}"',
          },
        ],
        explanation:
          'With `>`, an order replaces the best one only when it is longer, so the first of several stays; with `>=`, the latest order would win. `best is None` asks whether there is a best order yet. A start value of 0 days instead would find nothing among orders of zero days.',
      },
      {
        id: 'another-key',
        kind: 'single',
        lecture: 'clean-typed-text',
        prompt:
          'A function makes keys from names: it reduces spaces, ignores capitals and, if there is exactly one comma, puts the last name after the first. Which spelling does **not** get the same key as the others?',
        options: [
          { id: 'plain', text: '"Kim Lowe"' },
          { id: 'swapped', text: '"Lowe Kim"' },
          { id: 'spaces', text: '" kim  lowe "' },
          { id: 'comma', text: '"LOWE, KIM"' },
        ],
        answer: 'swapped',
        explanation:
          'Three of them become `kim lowe`. Without a comma, the function cannot know that "Lowe" is the last name, and it does not guess: `lowe kim` is another key. A customer number is a better link than a name, also because two people may share one.',
      },
      {
        id: 'write-name-key',
        kind: 'code',
        lecture: 'clean-typed-text',
        prompt:
          'Write `name_key(text)`. It returns the same key for `"Ana Ruiz"`, `" ana  ruiz"` and `"RUIZ, ANA"`: lower case, single spaces, and with exactly one comma, the last name after the first.',
        starter:
          'def name_key(text):\n    """The same key for all spellings of a name."""\n    raise NotImplementedError',
        solution:
          'def name_key(text):\n    """The same key for all spellings of a name."""\n    text = " ".join(text.split()).casefold()\n    if text.count(",") == 1:\n        last, first = text.split(",")\n        text = f"{first.strip()} {last.strip()}"\n    return text',
        checks: [
          {
            name: 'capitals and spaces',
            code: 'got = name_key("  Ana   Ruiz ")\nassert got == name_key("ana ruiz") == "ana ruiz", f"got {got!r}"',
          },
          { name: 'last name first', code: 'got = name_key("RUIZ, ANA")\nassert got == "ana ruiz", f"got {got!r}"' },
          {
            name: 'three names',
            code: 'got = name_key("Ruiz,Ana  Maria")\nassert got == "ana maria ruiz", f"got {got!r}"',
          },
          { name: 'different people stay different', code: 'assert name_key("Ana Ruiz") != name_key("Ana Ruis")' },
        ],
        explanation:
          '`split()` without an argument cuts at any white space and drops what is around it, so `join` leaves single spaces. `casefold` makes capitals equal. The comma is looked at last: `strip` removes the spaces that were beside it. Use the key for matching only, and show the name as it was typed.',
      },
      {
        id: 'largest-as-text',
        kind: 'text',
        lecture: 'clean-typed-text',
        prompt:
          'A column of dates was read from a file and not converted. What does this print?\n\n```python\nprint(max(["9/30/2026", "10/2/2026", "11/15/2026"]))\n```',
        accepted: ['9/30/2026', '"9/30/2026"', "'9/30/2026'"],
        explanation:
          'Text is compared character by character, and "9" comes after "1". So September counts as the latest date, without any error. Converted to `date` values, the largest is November 15. Text in the form `2026-11-15` would also be in the right order.',
      },
      {
        id: 'too-generous-float',
        kind: 'multiple',
        lecture: 'clean-typed-text',
        prompt:
          'Somebody reads prices with `float(text)` and rejects what raises a `ValueError`. Which of these are taken for a price, although they should be rejected? Choose **two**.',
        options: [
          { id: 'exponent', text: '"1e5"' },
          { id: 'comma', text: '"24,5"' },
          { id: 'infinite', text: '"inf"' },
          { id: 'missing', text: '"n/a"' },
          { id: 'dollar', text: '"$18"' },
        ],
        answer: ['exponent', 'infinite'],
        explanation:
          '`float` accepts scientific notation and even infinity, so `"1e5"` becomes 100,000. The comma, the dollar sign and `"n/a"` raise a `ValueError`. A function of your own that asks for digits before and after one decimal point accepts nothing else.',
      },
      {
        id: 'rejected-dates',
        kind: 'numeric',
        lecture: 'notebook-clean-orders',
        skills: ['data-cleaning'],
        prompt:
          'Your `parse_date` reads the forms `2026-03-07` and `3/7/2026` (month first) and raises a `ValueError` for anything else. How many of these five values does it reject?\n\n```text\n2026-04-03\n4/31/2026\n5/2/2026\n13/4/2026\nApril 2\n```',
        unit: 'values',
        answer: 3,
        explanation:
          'April 31 does not exist, 13 cannot be a month, and "April 2" has neither form. The third line is read as May 2, even if the day was meant to come first. Report both figures: two read, three rejected. Then people know what the result rests on.',
      },
      {
        id: 'year-long-rental',
        kind: 'single',
        lecture: 'notebook-clean-orders',
        prompt:
          'Your cleaned orders have 1 to 20 days, and one of them has 365. The value was read without a problem. What does the program do with this order?',
        options: [
          { id: 'delete', text: 'It leaves the order out, because the value is wrong' },
          { id: 'cut', text: 'It sets the days to 20, the largest usual value' },
          { id: 'warn', text: 'It keeps the order as it is and lists it as a warning' },
          { id: 'reject', text: 'It puts the order among those it could not read' },
        ],
        answer: 'warn',
        explanation:
          'A value that is hard to believe is not one that cannot be read. Someone may have rented a tool for a year, and only a person can find out. Deleting or changing it would be guessing silently, and a warning costs a minute.',
      },
    ],
  },
  {
    id: 'summaries',
    title: 'Read, group and summarize',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'broken-rows',
        kind: 'multiple',
        lecture: 'csv-and-json',
        prompt:
          'This file is read with `csv.DictReader`. For which rows is `None in row or None in row.values()` true? Choose **two**.\n\n```text\nid,tool,days\nR-1,drill,3\nR-2,saw\nR-3,,2\nR-4,mixer,1,late\nR-5,"belt, long",4\n```',
        options: [
          { id: 'r1', text: 'R-1' },
          { id: 'r2', text: 'R-2' },
          { id: 'r3', text: 'R-3' },
          { id: 'r4', text: 'R-4' },
          { id: 'r5', text: 'R-5' },
        ],
        answer: ['r2', 'r4'],
        explanation:
          'R-2 is too short, so `days` becomes `None`; the extra value of R-4 goes under the key `None`. R-3 has all three values, one of them the empty text `""`, which needs a check of its own. The comma in R-5 is in quotes and separates nothing.',
      },
      {
        id: 'key-after-json',
        kind: 'single',
        lecture: 'csv-and-json',
        prompt:
          'A program saves customers as JSON and loads them again:\n\n```python\nnames = {101: "Ana", 102: "Ben"}\nback = json.loads(json.dumps(names))\n```\n\nWhich expression gives `"Ana"`?',
        options: [
          { id: 'number', text: 'back[101]' },
          { id: 'zero', text: 'back[0]' },
          { id: 'get', text: 'back.get(101)' },
          { id: 'text', text: 'back["101"]' },
        ],
        answer: 'text',
        explanation:
          'Keys in JSON are always text, so the number 101 comes back as `"101"`. `back[101]` raises a `KeyError`, and `back.get(101)` gives `None`. The values keep their kinds. Ids that are text from the start, such as `"C-101"`, avoid the problem.',
      },
      {
        id: 'formula-in-a-note',
        kind: 'multiple',
        lecture: 'csv-and-json',
        prompt:
          'Customers type notes into a form. You write them to a CSV file that the accountant opens in a spreadsheet program. Which notes should not go into the file unchecked? Choose **two**.',
        options: [
          { id: 'quote', text: 'said "call first"' },
          { id: 'plus', text: '+2 drills for Friday' },
          { id: 'comma', text: 'drill, saw and ladder' },
          { id: 'equals', text: '=A1 is on page 2' },
          { id: 'iso', text: '2026-03-07 at noon' },
        ],
        answer: ['plus', 'equals'],
        explanation:
          'A spreadsheet program may run a value that begins with `=`, `+`, `-` or `@` as a formula. Quotes and commas inside a value are no danger, since the `csv` module puts the value in quotes. So check how a value from outside begins.',
      },
      {
        id: 'quotes-doubled',
        kind: 'single',
        lecture: 'csv-and-json',
        prompt:
          'The name of a tool is `bit, 5"`, with a comma and an inch mark. How does the `csv` module write this value?',
        options: [
          { id: 'doubled', text: '"bit, 5"""' },
          { id: 'plain', text: 'bit, 5"' },
          { id: 'backslash', text: '"bit, 5\\""' },
          { id: 'single', text: '"bit, 5""' },
        ],
        answer: 'doubled',
        explanation:
          'A value with a comma or a quote is put in quotes, and a quote inside it is doubled: two for the inch mark, one to close. A backslash has no such meaning in CSV. A reader turns it back into `bit, 5"`, so you never repair quotes yourself.',
      },
      {
        id: 'garbled-jose',
        kind: 'single',
        lecture: 'csv-and-json',
        prompt: 'A file contains the name José. Your program prints `JosÃ©`. What is the most likely cause?',
        options: [
          { id: 'font', text: 'The screen has no font with accents' },
          { id: 'read', text: 'The file is UTF-8 and was read as something else' },
          { id: 'mark', text: 'The file starts with an invisible mark' },
          { id: 'ascii', text: 'The csv module keeps plain letters only' },
        ],
        answer: 'read',
        explanation:
          'In UTF-8, `é` is stored in two bytes, and a program that expects another encoding shows them as two characters. Open the file with `encoding="utf-8"`. An invisible mark at the start spoils the name of the first column and leaves all other text intact.',
      },
      {
        id: 'write-days-per-tool',
        kind: 'code',
        lecture: 'group-and-sort',
        prompt:
          'Write `days_per_tool(orders)`. It returns a list of pairs of tool and total days, such as `("drill", 9)`: most days first, and ties by name from A to Z.',
        starter:
          'def days_per_tool(orders):\n    """Pairs of tool and days: most days first, then by name."""\n    raise NotImplementedError',
        solution:
          'from collections import defaultdict\n\ndef days_per_tool(orders):\n    """Pairs of tool and days: most days first, then by name."""\n    days = defaultdict(int)\n    for order in orders:\n        days[order["tool"]] += order["days"]\n    return sorted(days.items(), key=lambda pair: (-pair[1], pair[0]))',
        checks: [
          {
            name: 'days of one tool are added up',
            code: 'got = days_per_tool([{"tool": "drill", "days": 3}, {"tool": "ladder", "days": 1}, {"tool": "drill", "days": 6}])\nassert [tuple(pair) for pair in got] == [("drill", 9), ("ladder", 1)], f"got {got}"',
          },
          {
            name: 'equal ones by name',
            code: 'got = days_per_tool([{"tool": "saw", "days": 2}, {"tool": "drill", "days": 2}, {"tool": "ladder", "days": 5}])\nassert [tuple(pair) for pair in got] == [("ladder", 5), ("drill", 2), ("saw", 2)], f"got {got}"',
          },
          { name: 'no orders', code: 'assert list(days_per_tool([])) == []' },
        ],
        explanation:
          'One pile per tool, one sum per pile, then a sort by two criteria. The tuple `(-days, tool)` compares days first and names where days are equal; the minus sign puts the largest number first. With `reverse=True` instead, the names would run from Z to A.',
      },
      {
        id: 'silent-zero',
        kind: 'single',
        lecture: 'group-and-sort',
        prompt:
          'The column `tool` contains `"ladder"` 14 times, always in small letters. With `by_tool = Counter(order["tool"] for order in orders)`, what does `by_tool["Ladder"]` give?',
        options: [
          { id: 'fourteen', text: '14, because a Counter ignores capitals' },
          { id: 'error', text: 'A KeyError, because the key is missing' },
          { id: 'zero', text: '0, and no message of any kind' },
          { id: 'none', text: 'None, because nothing was counted' },
        ],
        answer: 'zero',
        explanation:
          'A `Counter` answers 0 for a key it does not know. That is right for a tool nobody rented, and a trap for a mistyped one. An ordinary dictionary would stop with a `KeyError`. So do not take a 0 for a fact before you have looked at the keys.',
      },
      {
        id: 'key-by-looking',
        kind: 'numeric',
        lecture: 'group-and-sort',
        prompt:
          'Which number does this program print?\n\n```python\ndays = defaultdict(int)\nfor tool, n in [("drill", 3), ("saw", 1), ("drill", 2)]:\n    days[tool] += n\nif days["ladder"] == 0:\n    days["drill"] += 1\nprint(len(days))\n```',
        answer: 3,
        explanation:
          'The loop makes the keys `drill` and `saw`. Reading `days["ladder"]` creates a third key with the value 0, which would later appear in a report as a tool nobody rented. If you only want to look, write `days.get("ladder", 0)`; then the length stays 2.',
      },
      {
        id: 'first-of-january',
        kind: 'single',
        lecture: 'group-and-sort',
        prompt:
          'Friday, January 1, 2027, belongs to week 53 of the year 2026. With `iso = day.isocalendar()`, which key puts it in the same pile as Thursday, December 31, 2026?',
        options: [
          { id: 'calendar', text: '(day.year, iso.week)' },
          { id: 'month', text: '(iso.year, day.month)' },
          { id: 'iso', text: '(iso.year, iso.week)' },
          { id: 'weekday', text: '(iso.week, iso.weekday)' },
        ],
        answer: 'iso',
        explanation:
          'Both days get (2026, 53), because `isocalendar` also returns the year to which the week belongs. With `day.year`, January 1 becomes week 53 of 2027 and lands at the end of that year. The first days of January often belong to a week of the old year.',
      },
      {
        id: 'piles-too-large',
        kind: 'single',
        lecture: 'group-and-sort',
        prompt:
          'The orders table has 412 days in all. The piles of your report by month and tool add up to 437. What is the most likely cause?',
        options: [
          { id: 'twice', text: 'Some rows were counted in two piles' },
          { id: 'lost', text: 'Some rows were left out of all piles' },
          { id: 'empty', text: 'Some of the piles have no rows at all' },
          { id: 'ties', text: 'Some of the piles are equally large' },
        ],
        answer: 'twice',
        explanation:
          'The piles hold more than the table, so something was counted more than once. Rows that are left out make the sum smaller, and empty piles add 0. An `assert` that compares the two sums finds it before a reader does, and its direction tells you where to look.',
      },
      {
        id: 'sorted-text',
        kind: 'ordering',
        lecture: 'group-and-sort',
        prompt:
          'The list `tools` contains these four texts. Put them in the order that `sorted(tools)` gives, without a `key`.',
        options: [
          { id: 'drill', text: 'drill' },
          { id: 'saw-9', text: 'Saw 9' },
          { id: 'mixer', text: 'Mixer' },
          { id: 'saw-10', text: 'Saw 10' },
        ],
        answer: ['mixer', 'saw-10', 'saw-9', 'drill'],
        explanation:
          'Text sorts by character codes: all capitals come before small letters, so `drill` is last, and "1" comes before "9", so `Saw 10` precedes `Saw 9`. `key=str.casefold` would put `drill` first. For numbers inside text, sort by the number itself.',
      },
      {
        id: 'drill-days-to-plan',
        kind: 'numeric',
        lecture: 'numbers-that-summarize',
        prompt:
          'Last year, a drill was rented for 4.5 days on average (mean), and the median was 3 days. The shop expects 60 rentals of the same kind next month. For how many drill-days in total should it plan?',
        unit: 'drill-days',
        answer: 270,
        explanation:
          'The mean spreads the total evenly, so 60 × 4.5 = 270 gives the total back. With the median, 60 × 3 = 180 leaves out what the few long rentals add. The median answers another question: for how long is a drill typically gone?',
      },
      {
        id: 'points-or-percent',
        kind: 'single',
        lecture: 'numbers-that-summarize',
        prompt: 'The share of late returns rose from 12% to 15%. Which sentence is right?',
        options: [
          { id: 'three-percent', text: 'Late returns rose by 3 percent, or by 25 percentage points' },
          { id: 'right', text: 'Late returns rose by 3 percentage points, or by 25 percent' },
          { id: 'twenty', text: 'Late returns rose by 3 percentage points, or by 20 percent' },
          { id: 'same', text: 'Late returns rose by 3 percent, which is 3 percentage points' },
        ],
        answer: 'right',
        explanation:
          '15 − 12 = 3 percentage points, and 3 / 12 = 25 percent of the old share. 20 percent divides by the new share instead. Say which one you mean and print the counts: a rise of 25 percent may rest on a few orders.',
      },
      {
        id: 'bikes-and-kayaks',
        kind: 'single',
        lecture: 'numbers-that-summarize',
        prompt:
          'Two depots count the rentals that came back on time:\n\n```text\nDepot  Bikes       Kayaks      Together\nA      190 of 200  560 of 800  750 of 1,000\nB      720 of 800  120 of 200  840 of 1,000\n```\n\nThe owner praises depot B for its 84%. What do you say?',
        options: [
          { id: 'agree', text: 'B is better: 84% of 1,000 is more than 75% of 1,000' },
          { id: 'luck', text: 'The gap may be luck: 1,000 rentals per depot are too few' },
          { id: 'mix', text: 'A is better with each kind, but it rents mostly kayaks' },
          { id: 'half', text: 'They are equal: each depot is better with one kind' },
        ],
        answer: 'mix',
        explanation:
          'A has 95% with bikes and 70% with kayaks, B 90% and 60%. Kayaks are hard to bring back on time, and A rents four times as many as bikes. The totals compare different work; this is Simpson’s paradox. Ask whether the mix is the same before you praise.',
      },
      {
        id: 'two-rentals',
        kind: 'single',
        lecture: 'notebook-monthly-report',
        skills: ['summary-statistics'],
        prompt:
          'In a quarter, a mixer was rented twice, for 2 and for 30 days. What should the report show under "typical days"?',
        options: [
          { id: 'mean', text: '16, the mean and the median of both' },
          { id: 'zero', text: '0, because there is no typical value' },
          { id: 'short', text: '2, because 30 days must be an error' },
          { id: 'dash', text: 'A dash: two rentals are too few to say' },
        ],
        answer: 'dash',
        explanation:
          'Two values have a median, but nothing about them is typical: nobody rented the mixer for anything like 16 days. A 0 would be read as a measured value and drag down every figure computed from it. Whether 30 is an error, only a person can find out.',
      },
      {
        id: 'line-of-the-broken-row',
        kind: 'numeric',
        lecture: 'notebook-monthly-report',
        skills: ['csv-and-json'],
        prompt:
          'A file has a header and nine orders, one per line, without any line breaks inside quotes. Your `read_orders` uses `reader.line_num` and reports one broken row: the fifth order. Which line number does it report?',
        answer: 6,
        explanation:
          'The header is line 1, so the first order is on line 2 and the fifth on line 6. That is the number a colleague sees in a text editor, which makes the row easy to find. A count of orders alone would say 5, and someone would repair the wrong line.',
      },
      {
        id: 'one-long-order',
        kind: 'single',
        lecture: 'notebook-monthly-report',
        skills: ['summary-statistics'],
        prompt:
          'Revenue was $3,100 in May and $5,400 in June. In June, one customer rented a stage for 25 days and paid $2,000. Which sentence belongs in the report?',
        options: [
          { id: 'growth', text: 'June: $5,400, which is an increase of 74% over May' },
          { id: 'both', text: 'June: $5,400; without one order of 25 days, $3,400' },
          { id: 'removed', text: 'June: $3,400, after removal of an unusual order' },
          { id: 'mean', text: 'May and June: $4,250 a month on average' },
        ],
        answer: 'both',
        explanation:
          'The owner needs both figures: what was earned, and what is likely to come again. 5,400 − 2,000 = 3,400, slightly above May. "An increase of 74%" is true but misleading, and removing real money makes the total wrong. An average over both months hides the jump.',
      },
    ],
  },
  {
    id: 'python',
    title: 'Python for data work',
    passMark: 70,
    form: 'exam',
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
        skills: ['data-validation'],
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
        id: 'rows-of-a-join',
        kind: 'numeric',
        lecture: 'explore-joins',
        skills: ['data-validation'],
        prompt:
          'Two tables have these keys, already cleaned:\n\n```text\norders:     K1  K1  K1  K2  K4\ncustomers:  K1  K1  K2  K3\n```\n\nHow many rows does a left join of the orders with the customers have?',
        unit: 'rows',
        answer: 8,
        explanation:
          'K1 makes 3 × 2 = 6 rows and K2 one. K4 has no customer and stays as one row, because a left join keeps every order. K3 has no order and makes none. So five orders become eight rows: check that the customers’ keys are unique first.',
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
          'The first true condition wins, and 7 is at least 3, so `rate(7)` returns `"reduced"`. Nobody ever gets the weekly rate. The other three asserts pass, so a test without the boundary at 7 days would not notice the mistake.',
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
        skills: ['data-cleaning'],
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
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'known-deposits',
        kind: 'single',
        lecture: 'loops-and-functions',
        prompt:
          'A list of deposits contains whole cents, 0 for rentals without a deposit, and `None` where nobody wrote anything down. Which condition counts every deposit that is known, in `for deposit in deposits:`?',
        options: [
          { id: 'truthy', text: 'if deposit:' },
          { id: 'positive', text: 'if deposit >= 0:' },
          { id: 'is-not', text: 'if deposit is not None:' },
          { id: 'text', text: 'if deposit != "":' },
        ],
        answer: 'is-not',
        explanation:
          'A deposit of 0 is known, so only `None` has to be left out. `if deposit:` is false for 0 as well and misses those rentals. `None >= 0` stops the program with a `TypeError`, and `None` is never equal to an empty text.',
      },
      {
        id: 'slice-and-last',
        kind: 'numeric',
        lecture: 'values-and-containers',
        prompt:
          'Which number does this program print?\n\n```python\ndays = [4, 1, 7, 2, 9]\nprint(sum(days[1:3]) + days[-1])\n```',
        answer: 17,
        explanation:
          'Counting starts at 0 and the end of a slice is left out, so `days[1:3]` is `[1, 7]`. `days[-1]` is the last value, 9, and 8 + 9 = 17. If you got 19, you took the value at position 3 as well.',
      },
      {
        id: 'fee-added-twice',
        kind: 'numeric',
        lecture: 'loops-and-functions',
        prompt:
          'Which number does this program print?\n\n```python\ndef total_with_fee(prices):\n    prices.append(500)\n    return sum(prices)\n\nprices = [2000, 3000]\ntotal_with_fee(prices)\nprint(total_with_fee(prices))\n```',
        answer: 6000,
        explanation:
          'A list that is passed to a function is not copied, so each call adds 500 to the same list: 2,000 + 3,000 + 500 + 500. `return sum(prices) + 500` would leave the list of the caller alone, and every call would return 5,500.',
      },
      {
        id: 'at-most-eighteen',
        kind: 'single',
        lecture: 'notebook-find-the-mistakes',
        skills: ['python'],
        prompt:
          'Parking costs $3.00 an hour, but never more than $18.00 a day. Which expression gives the price of one day in cents?',
        options: [
          { id: 'min', text: 'min(hours * 300, 1800)' },
          { id: 'max', text: 'max(hours * 300, 1800)' },
          { id: 'inside', text: 'min(hours, 1800) * 300' },
          { id: 'minus', text: 'max(hours * 300 - 1800, 0)' },
        ],
        answer: 'min',
        explanation:
          '`min` takes the smaller of the two, so the price rises with the hours and stops at 1,800. `max` is the usual mistake, because "at most" sounds like a maximum: it charges $18.00 for one hour. Test below, at, and above the boundary, here 5, 6, and 7 hours.',
      },
      {
        id: 'comma-from-europe',
        kind: 'single',
        lecture: 'clean-typed-text',
        prompt:
          'The course’s `parse_cents` removes commas, cuts at the decimal point, and returns whole cents. A file from Germany contains `24,50`, which means 24 euros and 50 cents. What does the function do with it?',
        options: [
          { id: 'right', text: 'It returns 2450' },
          { id: 'hundred', text: 'It returns 245000' },
          { id: 'error', text: 'It raises a ValueError' },
          { id: 'none', text: 'It returns None' },
        ],
        answer: 'hundred',
        explanation:
          'Without the comma, 2450 is left, and the function reads it as whole units: 2,450.00, a hundred times too much. No error shows it. `1.250,00` would at least raise a `ValueError`, with five digits after the decimal point. Ask where a file comes from.',
      },
      {
        id: 'same-name-key',
        kind: 'multiple',
        lecture: 'clean-typed-text',
        prompt: 'Which of these texts get the key `ana ruiz` from the course’s `name_key`? Choose **two**.',
        options: [
          { id: 'swapped', text: '"Ruiz Ana"' },
          { id: 'comma', text: '"RUIZ,ANA"' },
          { id: 'initial', text: '"Ana M. Ruiz"' },
          { id: 'spaces', text: '"  ana   RUIZ "' },
          { id: 'title', text: '"Ruiz, Ana, Ms."' },
        ],
        answer: ['comma', 'spaces'],
        explanation:
          '`name_key` repairs spaces and capitals and, if there is exactly one comma, puts the first name first. Without a comma, nothing says that *Ruiz* is the last name. With two commas, the text is left as it is. Such names go to a person, not into a longer list of rules.',
      },
      {
        id: 'hot-office',
        kind: 'single',
        lecture: 'notebook-clean-orders',
        skills: ['data-cleaning'],
        prompt:
          'A sensor in an office writes down the temperature in degrees Celsius. Among values between 19 and 24, one is `215`. What should the cleaning program do with it?',
        options: [
          { id: 'ten', text: 'Read it as 21.5, since a decimal point was forgotten' },
          { id: 'reject', text: 'Reject it with the reason "not a temperature"' },
          { id: 'warn', text: 'Keep it, and list it in a warning' },
          { id: 'drop', text: 'Leave it out, since it is out of range' },
        ],
        answer: 'warn',
        explanation:
          'The value can be read and is hard to believe, and only a person can say whether it is true. So the program reports it and changes nothing. A missing decimal point is a good guess, but cleaning never guesses silently. Rejecting is for values that cannot be read.',
      },
      {
        id: 'proposed-matches',
        kind: 'single',
        lecture: 'join-two-tables',
        skills: ['data-cleaning'],
        prompt:
          'Two lists of members are joined by name. Of 400 names, 370 match by their keys. For 22 of the others, `get_close_matches` proposes a similar name. What happens with these 22?',
        options: [
          { id: 'accept', text: 'They are joined, because the spelling is close enough' },
          { id: 'first', text: 'They are joined if only one name is proposed' },
          { id: 'person', text: 'A person decides, and a small table keeps the decisions' },
          { id: 'drop', text: 'They are left out, because their keys do not match' },
        ],
        answer: 'person',
        explanation:
          'Similar spelling is a proposal, not proof: Ana and Anna may be sisters, even if Anna is the only proposal. The saved decisions are used again next month, so nobody has to decide twice. Leaving members out would make the totals too low.',
      },
      {
        id: 'rows-that-do-not-fit',
        kind: 'multiple',
        lecture: 'notebook-monthly-report',
        skills: ['csv-and-json'],
        prompt:
          '`csv.DictReader` reads this file.\n\n```text\nid,days,note\nR-1,3,\nR-2,5\nR-3,"1,5",ok\nR-4,2,ok,late\n```\n\nFor which rows is `None in row or None in row.values()` true? Choose **two**.',
        options: [
          { id: 'one', text: 'R-1' },
          { id: 'two', text: 'R-2' },
          { id: 'three', text: 'R-3' },
          { id: 'four', text: 'R-4' },
        ],
        answer: ['two', 'four'],
        explanation:
          "R-2 has no third value, so its note is `None`. R-4 has one value too many, which is collected under the key `None`. In R-1, the note is there and empty, so it is `''`. The quotes in R-3 make `1,5` a single value, which only fails later as a number.",
      },
      {
        id: 'quote-inside',
        kind: 'single',
        lecture: 'csv-and-json',
        prompt: 'A program writes the text `6" pipe, long` with the `csv` module. What is in the file?',
        options: [
          { id: 'plain', text: '"6" pipe, long"' },
          { id: 'backslash', text: '"6\\" pipe, long"' },
          { id: 'comma', text: '6" pipe\\, long' },
          { id: 'doubled', text: '"6"" pipe, long"' },
        ],
        answer: 'doubled',
        explanation:
          'The comma makes quotes around the value necessary, and a quote inside it is written twice. A backslash is how Python and JSON do it, and a CSV reader would take it for part of the text. The module knows these rules in both directions.',
      },
      {
        id: 'stock-comes-back',
        kind: 'numeric',
        lecture: 'csv-and-json',
        prompt:
          'Which number does this program print?\n\n```python\nimport json\n\nstock = {7: 2, 12: 5}\nback = json.loads(json.dumps(stock))\nprint(back.get(7, 0))\n```',
        answer: 0,
        explanation:
          'Keys in JSON are always text, so the dictionary comes back as `{"7": 2, "12": 5}`. It has no key `7`, and `get` returns the 0 that it was given. With `back[7]`, a `KeyError` would have shown the mistake.',
      },
      {
        id: 'seen-in-a-spreadsheet',
        kind: 'multiple',
        lecture: 'csv-and-json',
        prompt:
          'A correct CSV file is opened in a spreadsheet program. Which of its values may look different there? Choose **two**.',
        options: [
          { id: 'zeros', text: '0042, an item number' },
          { id: 'comma', text: '"Ruiz, Ana", a name with a comma' },
          { id: 'formula', text: '=B2+1, a note by a customer' },
          { id: 'quote', text: '"ladder, 10""", a name with a quote' },
          { id: 'empty', text: 'an empty value at the end of a row' },
        ],
        answer: ['zeros', 'formula'],
        explanation:
          'A spreadsheet program may read `0042` as the number 42, and run a value that begins with `=` as a formula. So values from outside that begin with `=`, `+`, `-`, or `@` must be checked. Commas and quotes inside quoted values follow the format and come out right.',
      },
      {
        id: 'days-to-plan',
        kind: 'single',
        lecture: 'numbers-that-summarize',
        prompt:
          'A shop expects 120 rentals of drills next month. So far, a drill was rented for a mean of 4.5 days and a median of 3 days. For how many drill-days should the shop plan?',
        options: [
          { id: 'median', text: '360, since a rental typically lasts 3 days' },
          { id: 'mean', text: '540, since long rentals are part of the total' },
          { id: 'between', text: '450, the middle between mean and median' },
          { id: 'open', text: 'Neither figure can be used for a total' },
        ],
        answer: 'mean',
        explanation:
          'A total needs the mean: 120 × 4.5 = 540. Long rentals take up drills too, and the mean contains them. The median answers how long a drill is typically gone. That the two are so far apart says that a few rentals are very long, so look at them.',
      },
      {
        id: 'same-mix',
        kind: 'numeric',
        lecture: 'numbers-that-summarize',
        prompt:
          'Clinic A is on time with 95% of its short visits and 70% of its long visits. It has 200 short and 800 long visits. Clinic B has 800 short and 200 long visits. With the mix of clinic B, what share of all its visits would clinic A have on time?',
        unit: 'percent',
        answer: 90,
        tolerance: 0.5,
        explanation:
          '0.95 × 800 + 0.70 × 200 = 760 + 140 = 900 of 1,000. With its own mix, clinic A reaches 75%, because most of its visits are long. Compare totals only when the mix is the same, or work out both with one mix.',
      },
      {
        id: 'first-of-january',
        kind: 'single',
        lecture: 'group-and-sort',
        prompt:
          'A report groups rentals by `(day.year, week)`, where `week` comes from `day.isocalendar()`. January 1, 2027, is in week 53 of the year 2026. Where does a rental of this day land?',
        options: [
          { id: 'right', text: 'In (2026, 53), with the days just before it' },
          { id: 'wrong', text: 'In (2027, 53), apart from the days around it' },
          { id: 'one', text: 'In (2027, 1), with the other days of January' },
          { id: 'none', text: 'Nowhere: the program stops with an error' },
        ],
        answer: 'wrong',
        explanation:
          '`day.year` is 2027 and the week is 53, so the key mixes two calendars. The row lands at the end of 2027, although its week is the last of 2026. Take year *and* week from `isocalendar()`. The total is right all the same, so no sum finds this mistake.',
      },
      {
        id: 'jump-in-march',
        kind: 'single',
        lecture: 'notebook-monthly-report',
        skills: ['summary-statistics'],
        prompt:
          'Revenue was $2,000 in January, $2,100 in February, and $3,900 in March. In March, one customer rented a lift for 21 days, for $1,700. Which sentence belongs in the report?',
        options: [
          { id: 'growth', text: 'Revenue grew by 86% in March, after 5% in February.' },
          { id: 'without', text: 'Without one rental of $1,700, March was 5% above February.' },
          { id: 'mean', text: 'On average, revenue grew by more than 45% a month.' },
          { id: 'remove', text: 'March was $2,200, after an unusual rental was taken out of the data.' },
        ],
        answer: 'without',
        explanation:
          '3,900 − 1,700 = 2,200, which is 5% more than 2,100, so the jump is one customer and not growth. 86% is computed correctly and suggests the wrong thing. The rental is real and stays in the data; the sentence tells the reader about it.',
      },
      {
        id: 'only-on-the-server',
        kind: 'single',
        lecture: 'checks-and-errors',
        prompt:
          'A program checks its data with `assert days >= 1`. On a laptop, a row with −3 days stops it. On the server, where it is started with `python -O`, the same row goes through and lowers the total. What is the best repair?',
        options: [
          { id: 'try', text: 'Put try and except around the assert' },
          { id: 'raise', text: 'Raise a ValueError instead of the assert' },
          { id: 'test', text: 'Test the program with −3 days before each release' },
          { id: 'abs', text: 'Replace days by abs(days) before the sum' },
        ],
        answer: 'raise',
        explanation:
          'With `-O`, Python leaves out all asserts. They are for tests and for what only a mistake in the program could cause. Wrong data can always come, so it needs an error that is always raised. `abs` would turn a mistake into a number that looks right.',
      },
      {
        id: 'values-at-the-border',
        kind: 'single',
        lecture: 'checks-and-errors',
        prompt: 'A check accepts 1 to 60 days. Which four values test it best?',
        options: [
          { id: 'spread', text: '1, 20, 40, 60' },
          { id: 'far', text: '−100, 1, 60, 1,000' },
          { id: 'inside', text: '1, 2, 59, 60' },
          { id: 'border', text: '0, 1, 60, 61' },
        ],
        answer: 'border',
        explanation:
          'Mistakes sit at the boundaries: `<` in place of `<=`, or 59 in place of 60. So test the smallest and largest allowed value and the first forbidden one on each side. −100 and 1,000 are refused even if 0 or 61 is accepted by mistake.',
      },
      {
        id: 'listed-in-two-cities',
        kind: 'single',
        lecture: 'join-two-tables',
        skills: ['data-validation'],
        prompt:
          'The customer table lists C1 twice, first in Newark and then in Camden. A dictionary by customer number is built from it, and revenue per city is computed with it. Which check notices the problem?',
        options: [
          { id: 'sum', text: 'The cities add up to the sum of the orders' },
          { id: 'unmatched', text: 'Less than 5% of the orders are without a customer' },
          { id: 'rows', text: 'There are as many rows after the join as before' },
          { id: 'unique', text: 'Each number occurs once in the customer table' },
        ],
        answer: 'unique',
        explanation:
          'A dictionary keeps the last row for a key, so all orders of C1 count for Camden. Each order still has exactly one customer. So the sums agree, the number of rows stays the same, and nothing is unmatched. Only the key itself shows that a row vanished.',
      },
      {
        id: 'sum-that-falls-short',
        kind: 'numeric',
        lecture: 'notebook-find-the-mistakes',
        skills: ['data-validation'],
        prompt:
          'A program computes fees per city with `totals[city] = fee` inside a loop. The rentals come in this order: Hoboken 10, Newark 15, Hoboken 25, Camden 40, Newark 5. By how many dollars is the sum of the cities lower than the sum of the rentals?',
        unit: 'dollars',
        answer: 25,
        explanation:
          'Each assignment overwrites the fee that was there, so Hoboken keeps 25 and loses 10, and Newark keeps 5 and loses 15: 25 in all. The cities show 70, the rentals 95. Comparing these two sums finds the mistake without reading the program.',
      },
    ],
  },
]);
