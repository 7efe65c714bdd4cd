import { defineNotebooks } from '#content/define.ts';

export const notebooks = defineNotebooks({
  'notebook-clean-orders': [
    {
      id: 'warnings',
      title: 'Warnings for prices that are hard to believe',
      prompt: `The $1,250.00 order can be read; whether it is true only a person can say. Write \`warnings(orders, limit_cents)\`. It gives one sentence for each order whose price per day is **above** the limit, in the order of their ids: \`"R-107: $1,250.00 a day"\`. Orders stay as they are.`,
      starter: `def warnings(orders, limit_cents):
    """A sentence for each order that costs more than the limit per day, by id."""
    raise NotImplementedError`,
      solution: `def warnings(orders, limit_cents):
    dear = sorted((order["id"], order["cents"]) for order in orders if order["cents"] > limit_cents)
    return [f"{id}: \${cents / 100:,.2f} a day" for id, cents in dear]`,
      explanation:
        'Pairs of id and price are all that the sentences need, and pairs sort by their first element without a `key`. `sorted` works on a new list, so the orders of the caller keep theirs. The amount stays in whole cents until the sentence is written: comparing dollars would mean comparing rounded fractions, and an order at the limit could land on either side of it.',
      hints: [
        'Write the two sentences for R-107 and R-101 on paper first. The limit is in cents and the sentence is in dollars, so there is one division. An order at the limit gets no sentence.',
        'There are three steps: keep the orders above the limit, put those in the order of their ids, write a sentence for each. None of them may change the list you were given.',
        '`sorted` returns a new list and leaves the old one alone. In an f-string, the format `:,.2f` writes a comma for thousands and two decimals.',
      ],
      checks: [
        {
          name: 'the order from the counter',
          code: 'got = warnings([{"id": "R-107", "cents": 125000}, {"id": "R-101", "cents": 2450}], 20000)\nassert got == ["R-107: $1,250.00 a day"], f"got {got}"',
        },
        {
          name: 'the limit itself is fine',
          code: 'assert warnings([{"id": "R-1", "cents": 20000}], 20000) == []',
        },
        {
          name: 'sorted by id, with two decimals',
          code: 'assert warnings([{"id": "R-9", "cents": 30050}, {"id": "R-2", "cents": 30000}], 100) == ["R-2: $300.00 a day", "R-9: $300.50 a day"]',
          hidden: true,
          hint: 'f"{amount:,.2f}" writes a comma for thousands and two decimals.',
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
});
