import { expect, test } from '@jest/globals';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import {
  assertsOf,
  type Cleaning,
  centsByCity,
  centsOf,
  cleanings,
  countOf,
  customers,
  duplicatesKinds,
  type JoinsState,
  joinedRows,
  joinKinds,
  joinsGoals,
  joinsStart,
  keyGroups,
  orderedCents,
  orders,
} from '#contract/rules/explore/joins.ts';

const states: JoinsState[] = cleanings.flatMap((cleaning) =>
  joinKinds.flatMap((join) => duplicatesKinds.map((duplicates) => ({ cleaning, join, duplicates }))),
);

const cleaned = (key: string, cleaning: Cleaning): string =>
  cleaning === 'none' ? key : cleaning === 'strip' ? key.trim() : key.trim().toUpperCase();

/** Joins with nested loops and flags, as a database without an index does. */
const nestedLoops = ({ cleaning, join, duplicates }: JoinsState): string[] => {
  const rows: string[] = [];
  const listed = customers.filter((customer, index) => {
    const rivals = customers
      .map((other, position) => ({ ...other, position }))
      .filter(({ key }) => cleaned(key, cleaning) === cleaned(customer.key, cleaning));
    if (duplicates === 'all') return true;
    if (duplicates === 'last') return index === Math.max(...rivals.map(({ position }) => position));
    return customer.since === Math.max(...rivals.map(({ since }) => since));
  });
  const used = new Set<number>();
  for (const order of orders) {
    let found = false;
    for (const [index, customer] of listed.entries())
      if (cleaned(order.key, cleaning) === cleaned(customer.key, cleaning)) {
        rows.push(`${order.id} ${customer.city}`);
        used.add(index);
        found = true;
      }
    if (!found && join !== 'inner') rows.push(`${order.id} -`);
  }
  if (join === 'full') for (const [index, { city }] of listed.entries()) if (!used.has(index)) rows.push(`- ${city}`);
  return rows.sort();
};

test('every setting joins the rows that nested loops join', () => {
  expect(states).toHaveLength(27);
  for (const state of states) {
    const rows = joinedRows(state).map(({ order, customer }) => `${order?.id ?? '-'} ${customer?.city ?? '-'}`);
    expect(rows.sort()).toEqual(nestedLoops(state));
  }
});

test('an inner join has the product of both counts for each key', () => {
  for (const state of states.filter(({ join }) => join === 'inner')) {
    const products = keyGroups(state).map((group) => group.orders.length * group.customers.length);
    expect(joinedRows(state)).toHaveLength(products.reduce((sum, product) => sum + product, 0));
  }
});

test('the cities add up to the rows', () => {
  for (const state of states) {
    const rows = joinedRows(state);
    expect(centsByCity(rows).reduce((sum, { cents }) => sum + cents, 0)).toBe(centsOf(rows));
  }
});

test('as typed, three of eight orders find a customer, one of them at an old address', () => {
  const rows = joinedRows(joinsStart);
  expect(rows.map(({ order }) => order?.id)).toEqual(['R-11', 'R-12', 'R-15', 'R-18']);
  expect(centsByCity(rows)).toEqual([
    { city: 'Hoboken', cents: 10800 },
    { city: 'Newark', cents: 7350 },
  ]);
  expect(joinsGoals(joinsStart)).toEqual({ isWhole: false, isMatched: false, isCurrent: false });
});

test('clean keys reveal a duplicate, and two asserts pass on a wrong report', () => {
  const rows = joinedRows({ ...joinsStart, cleaning: 'upper' });
  expect(assertsOf(rows)).toEqual({ rows: true, cents: true, once: false });
  expect(centsOf(rows)).toBe(orderedCents());
  expect(orders.map((order) => countOf(rows, order))).toEqual([1, 2, 1, 0, 2, 1, 0, 1]);
  expect(centsByCity(rows).map(({ city }) => city)).not.toContain('unknown');
});

test('only one of 27 settings solves the task', () => {
  const solutions = states.filter((state) => isSolved({ explorable: 'joins', ...state }));
  expect(solutions).toEqual([{ cleaning: 'upper', join: 'left', duplicates: 'newest' }]);
  const [solution] = solutions as [JoinsState];
  expect(centsByCity(joinedRows(solution))).toEqual([
    { city: 'Newark', cents: 24100 },
    { city: 'Hoboken', cents: 6000 },
    { city: 'Jersey City', cents: 4800 },
    { city: 'unknown', cents: 4800 },
  ]);
  expect(joinsGoals({ ...solution, duplicates: 'last' })).toEqual({ isWhole: true, isMatched: true, isCurrent: false });
  expect(joinsGoals({ ...solution, join: 'full' })).toEqual({ isWhole: false, isMatched: true, isCurrent: true });
  expect(joinsGoals({ ...solution, cleaning: 'strip' }).isMatched).toBe(false);
});
