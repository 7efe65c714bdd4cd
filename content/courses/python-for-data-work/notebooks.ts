import { defineNotebooks } from '#content/define.ts';

export const notebooks = defineNotebooks({
  'notebook-clean-orders': [
    {
      id: 'warnings',
      title: 'Warnings for prices that are hard to believe',
      prompt: `The $1,250.00 order can be read; only a person can say whether it is true. Write \`warnings(orders, limit_cents)\`. It returns one sentence for each order whose price per day is **above** the limit, sorted by id: \`"R-107: $1,250.00 a day"\`. Do not change the orders.`,
      starter: `def warnings(orders, limit_cents):
    """A sentence for each order that costs more than the limit per day, sorted by id."""
    raise NotImplementedError`,
      solution: `def warnings(orders, limit_cents):
    dear = sorted((order["id"], order["cents"]) for order in orders if order["cents"] > limit_cents)
    return [f"{id}: \${cents / 100:,.2f} a day" for id, cents in dear]`,
      explanation:
        'Pairs of id and price are all that the sentences need, and pairs sort by their first element without a `key`. `sorted` builds a new list, so the caller’s list keeps its order. The amount stays in whole cents until the sentence is written: comparing dollars would mean comparing rounded fractions, and an order right at the limit could land on either side of it.',
      hints: [
        'Write the two sentences for R-107 and R-101 on paper first. The limit is in cents and the sentence is in dollars, so there is one division. An order exactly at the limit gets no sentence.',
        'There are three steps: keep the orders above the limit, sort them by id, and write a sentence for each. None of the steps may change the list you were given.',
        '`sorted` returns a new list and leaves the old one alone. In an f-string, the format `:,.2f` adds commas for thousands and shows two decimals.',
      ],
      checks: [
        {
          name: 'the order from the counter',
          code: 'got = warnings([{"id": "R-107", "cents": 125000}, {"id": "R-101", "cents": 2450}], 20000)\nassert got == ["R-107: $1,250.00 a day"], f"got {got}"',
        },
        {
          name: 'a price exactly at the limit is fine',
          code: 'assert warnings([{"id": "R-1", "cents": 20000}], 20000) == []',
        },
        {
          name: 'sorted by id, with two decimals',
          code: 'assert warnings([{"id": "R-9", "cents": 30050}, {"id": "R-2", "cents": 30000}], 100) == ["R-2: $300.00 a day", "R-9: $300.50 a day"]',
          hidden: true,
          hint: 'f"{amount:,.2f}" adds commas for thousands and shows two decimals.',
        },
        {
          name: 'the orders are not changed',
          code: 'orders = [{"id": "R-9", "cents": 30050}, {"id": "R-2", "cents": 30000}]\nwarnings(orders, 100)\nassert [order["id"] for order in orders] == ["R-9", "R-2"]',
          hidden: true,
          hint: 'sorted() makes a new list; .sort() changes the one it was given.',
        },
      ],
    },
  ],
  'notebook-monthly-report': [
    {
      id: 'without-one-order',
      title: 'Revenue with and without one order',
      prompt: `March looks like a jump, but 21 of its rental days come from one customer. Write \`with_and_without(rows, order_id)\`. It returns a dictionary of two lists with the revenue per month in dollars, in chronological order:

- \`"all orders"\`: from all rows,
- \`"without R-210"\`: from all rows except the order with this id (the key contains the id).

A month whose only order is left out keeps its place, with a revenue of 0.

When the checks pass, add this line at the end of the cell, run it, and compare February with March:

\`\`\`python
plot.bar(["Jan", "Feb", "Mar"], with_and_without(ROWS, "R-210"), title="Revenue per month", y="dollars")
\`\`\``,
      starter: `ROWS = [
    {"id": "R-201", "month": "2026-01", "days": 3, "cents": 2450},
    {"id": "R-202", "month": "2026-01", "days": 1, "cents": 1800},
    {"id": "R-203", "month": "2026-01", "days": 2, "cents": 3000},
    {"id": "R-204", "month": "2026-01", "days": 1, "cents": 2450},
    {"id": "R-206", "month": "2026-02", "days": 4, "cents": 1800},
    {"id": "R-207", "month": "2026-02", "days": 2, "cents": 3000},
    {"id": "R-209", "month": "2026-02", "days": 3, "cents": 6000},
    {"id": "R-210", "month": "2026-03", "days": 21, "cents": 2450},
    {"id": "R-211", "month": "2026-03", "days": 1, "cents": 1800},
    {"id": "R-212", "month": "2026-03", "days": 2, "cents": 2450},
    {"id": "R-214", "month": "2026-03", "days": 6, "cents": 3000},
]


def with_and_without(rows, order_id):
    """Revenue per month in dollars, for all orders and without one of them."""
    raise NotImplementedError`,
      solution: `def with_and_without(rows, order_id):
    months = sorted({row["month"] for row in rows})

    def dollars(kept):
        return [sum(row["days"] * row["cents"] for row in kept if row["month"] == month) / 100 for month in months]

    others = [row for row in rows if row["id"] != order_id]
    return {"all orders": dollars(rows), f"without {order_id}": dollars(others)}`,
      explanation:
        'The months come from all rows before any is left out, so both lists have the same months in the same places, and bars next to each other compare like with like. Months written as year and month sort chronologically, even as strings. The sum stays in whole cents and is divided once per month. Going through the rows once per month is slower than one pass with a dictionary, which does not matter for a dozen rows and would for a million. The chart is the point: without one customer, March falls below February.',
      hints: [
        'Do it on paper for March first: four orders, $761.50 in total. How much of it is R-210, and how much is left?',
        'First find the months of all rows, in order. Then compute the same thing twice, for all rows and for the rows without the order, one number per month.',
        'A set comprehension in `sorted` gives the months. An inner function that takes the rows to count, with `sum` and a generator expression in it, saves you from writing the sums twice. An f-string builds the second key.',
      ],
      checks: [
        {
          name: 'two months, and the one that loses its order stays',
          code: 'rows = [{"id": "a", "month": "2026-01", "days": 2, "cents": 1000}, {"id": "b", "month": "2026-02", "days": 1, "cents": 550}]\ngot = with_and_without(rows, "b")\nassert got == {"all orders": [20.0, 5.5], "without b": [20.0, 0.0]}, f"got {got}"',
        },
        {
          name: 'months are in chronological order, whatever the order of the rows',
          code: 'rows = [{"id": "a", "month": "2026-03", "days": 1, "cents": 300}, {"id": "b", "month": "2025-12", "days": 1, "cents": 100}]\ngot = with_and_without(rows, "c")["all orders"]\nassert got == [1.0, 3.0], f"got {got}"',
        },
        {
          name: 'several orders in a month are added up',
          code: 'rows = [{"id": id, "month": "2026-03", "days": days, "cents": 2450} for id, days in (("R-210", 21), ("R-212", 2), ("R-215", 1))]\nassert with_and_without(rows, "R-210") == {"all orders": [588.0], "without R-210": [73.5]}',
          hidden: true,
        },
        {
          name: 'an order that is not there changes nothing',
          code: 'rows = [{"id": "a", "month": "2026-01", "days": 2, "cents": 1000}]\nassert with_and_without(rows, "z") == {"all orders": [20.0], "without z": [20.0]}',
          hidden: true,
        },
        {
          name: 'the rows are not changed',
          code: 'rows = [{"id": "b", "month": "2026-02", "days": 1, "cents": 1}, {"id": "a", "month": "2026-01", "days": 1, "cents": 1}]\nwith_and_without(rows, "a")\nassert [row["id"] for row in rows] == ["b", "a"]',
          hidden: true,
          hint: 'Make a new list of the rows to count instead of removing one from the list you were given.',
        },
      ],
    },
  ],
});
