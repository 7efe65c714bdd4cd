/** How two tables are joined. */
export interface JoinsState {
  cleaning: Cleaning;
  join: Join;
  duplicates: Duplicates;
}

/** What is done to keys: nothing, `.strip()`, or `.strip().upper()`. */
export const cleanings = ['none', 'strip', 'upper'] as const;
export type Cleaning = (typeof cleanings)[number];
export const joinKinds = ['inner', 'left', 'full'] as const;
export type Join = (typeof joinKinds)[number];
/** Which rows are kept for a customer who is listed twice. */
export const duplicatesKinds = ['all', 'last', 'newest'] as const;
export type Duplicates = (typeof duplicatesKinds)[number];

export const joinsStart: JoinsState = { cleaning: 'none', join: 'inner', duplicates: 'all' };

export interface Order {
  id: string;
  key: string;
  cents: number;
}

export interface Customer {
  key: string;
  city: string;
  /** Year of the entry. */
  since: number;
}

/** Orders as they were typed. */
export const orders: readonly Order[] = [
  { id: 'R-11', key: 'C1', cents: 7350 },
  { id: 'R-12', key: 'C2', cents: 3000 },
  { id: 'R-13', key: 'c1', cents: 12250 },
  { id: 'R-14', key: 'C9', cents: 3000 },
  { id: 'R-15', key: 'C2', cents: 1800 },
  { id: 'R-16', key: 'C3 ', cents: 4500 },
  { id: 'R-17', key: '', cents: 1800 },
  { id: 'R-18', key: 'C4', cents: 6000 },
];

/** Customers as they were typed; the second and third row are one person, who has moved. */
export const customers: readonly Customer[] = [
  { key: 'C1', city: 'Newark', since: 2023 },
  { key: 'c2', city: 'Jersey City', since: 2026 },
  { key: 'C2', city: 'Hoboken', since: 2024 },
  { key: 'C3', city: 'Newark', since: 2025 },
  { key: 'C4', city: 'Hoboken', since: 2025 },
  { key: 'C5', city: 'Newark', since: 2026 },
];

const clean = (key: string, cleaning: Cleaning): string => {
  if (cleaning === 'none') return key;
  return cleaning === 'strip' ? key.trim() : key.trim().toUpperCase();
};

/** A row of the result; one of its sides may be empty. */
export interface JoinedRow {
  order: Order | undefined;
  customer: Customer | undefined;
}

/** A key, and the rows that have it on each side. */
export interface KeyGroup {
  key: string;
  orders: readonly Order[];
  customers: readonly Customer[];
  rows: readonly JoinedRow[];
}

const kept = (rows: readonly Customer[], duplicates: Duplicates): readonly Customer[] => {
  if (duplicates === 'all') return rows;
  if (duplicates === 'last') return rows.slice(-1);
  return [...rows].sort((a, b) => b.since - a.since).slice(0, 1);
};

/** Pairs every order of a key with each of its customers; a side without a match stays if the join keeps it. */
const pairs = (left: readonly Order[], right: readonly Customer[], join: Join): JoinedRow[] => {
  if (left.length > 0 && right.length > 0)
    return left.flatMap((order) => right.map((customer) => ({ order, customer })));
  if (join === 'inner') return [];
  const alone = left.map((order) => ({ order, customer: undefined }));
  return join === 'left' ? alone : [...alone, ...right.map((customer) => ({ order: undefined, customer }))];
};

/** Groups both tables by key, in the order in which keys first occur, and joins each group. */
export const keyGroups = ({ cleaning, join, duplicates }: JoinsState): KeyGroup[] => {
  const keys = new Set([...orders, ...customers].map(({ key }) => clean(key, cleaning)));
  return [...keys].map((key) => {
    const hasKey = (row: { key: string }) => clean(row.key, cleaning) === key;
    const left = orders.filter(hasKey);
    const right = kept(customers.filter(hasKey), duplicates);
    return { key, orders: left, customers: right, rows: pairs(left, right, join) };
  });
};

/** Joins the two tables. */
export const joinedRows = (state: JoinsState): JoinedRow[] => keyGroups(state).flatMap(({ rows }) => rows);

/** Returns the total of a list of rows in cents. */
export const centsOf = (rows: readonly JoinedRow[]): number =>
  rows.reduce((sum, { order }) => sum + (order?.cents ?? 0), 0);

/** Returns the total of all orders in cents, each counted once. */
export const orderedCents = (): number => orders.reduce((sum, { cents }) => sum + cents, 0);

/** Returns how many rows of the result an order has. */
export const countOf = (rows: readonly JoinedRow[], { id }: Order): number =>
  rows.filter(({ order }) => order?.id === id).length;

/** Returns cents by city, the largest first; orders without a customer are `unknown`. */
export const centsByCity = (rows: readonly JoinedRow[]): { city: string; cents: number }[] => {
  const cities = new Set(rows.filter(({ order }) => order).map(({ customer }) => customer?.city ?? 'unknown'));
  const byCity = [...cities].map((city) => ({
    city,
    cents: centsOf(rows.filter(({ customer }) => (customer?.city ?? 'unknown') === city)),
  }));
  return byCity.sort((a, b) => b.cents - a.cents || a.city.localeCompare(b.city, 'en'));
};

/** Assertions about the result that a program can make. */
export interface Asserts {
  /** As many rows as orders. */
  rows: boolean;
  /** As many cents as ordered. */
  cents: boolean;
  /** Every order once. */
  once: boolean;
}

/** Evaluates the asserts. */
export const assertsOf = (rows: readonly JoinedRow[]): Asserts => ({
  rows: rows.length === orders.length,
  cents: centsOf(rows) === orderedCents(),
  once: orders.every((order) => countOf(rows, order) === 1),
});

/** The task: orders without a listed customer, and the current city of the customer who has moved. */
export const joinsTask = { unknown: ['R-14', 'R-17'], moved: { key: 'C2', city: 'Jersey City' } } as const;

/** Computes which goals of the task a state meets. */
export const joinsGoals = (state: JoinsState) => {
  const rows = joinedRows(state);
  const { once, rows: hasCount } = assertsOf(rows);
  const unmatched = rows.filter(({ order, customer }) => order && !customer).map(({ order }) => order?.id);
  const ofMoved = rows.filter(({ order }) => order?.key === joinsTask.moved.key);
  return {
    isWhole: once && hasCount,
    isMatched: unmatched.join() === joinsTask.unknown.join(),
    isCurrent: ofMoved.length > 0 && ofMoved.every(({ customer }) => customer?.city === joinsTask.moved.city),
  };
};
