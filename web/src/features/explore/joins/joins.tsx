import { useId } from 'react';
import {
  centsOf,
  countOf,
  customers,
  type JoinsState,
  joinedRows,
  joinsGoals,
  joinsStart,
  type KeyGroup,
  keyGroups,
  orderedCents,
  orders,
} from '#contract/rules/explore/joins.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { classNames } from '#web/src/ui/class-names.ts';
import { Select } from '#web/src/ui/select.tsx';
import type { ControlsProps, Explorable, WorkbenchProps } from '../explorable.ts';
import valueTable from '../value-table.module.css';
import { Workbench } from '../workbench.tsx';
import styles from './joins.module.css';
import { dollars, onceText, Report } from './report.tsx';

type State = JoinsState;

/** A key as Python prints it, so that spaces show. */
const Key = ({ text }: { text: string }) => <code className={`${styles.code} ${styles.key}`}>{`'${text}'`}</code>;

const Sources = ({ state }: { state: State }) => {
  const [ordersId, customersId] = [useId(), useId()];
  const rows = joinedRows(state);
  return (
    <div className={`grid ${styles.sources}`}>
      <div className="stack-4 one-column top">
        <p id={ordersId} className="strong">
          Orders
        </p>
        <table
          className={`small-size ${valueTable.table} ${valueTable.lined} ${valueTable.numeric} ${styles.source}`}
          aria-labelledby={ordersId}
        >
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Key</th>
              <th scope="col">Amount</th>
              <th scope="col">In result</th>
            </tr>
          </thead>
          <tbody className="numbers">
            {orders.map((order) => {
              const count = countOf(rows, order);
              return (
                <tr key={order.id}>
                  <th scope="row">{order.id}</th>
                  <td>
                    <Key text={order.key} />
                  </td>
                  <td>{dollars(order.cents)}</td>
                  <td className={count === 1 ? undefined : 'danger strong'}>{count === 0 ? 'lost' : `${count}×`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="stack-4 one-column top">
        <p id={customersId} className="strong">
          Customers
        </p>
        <table
          className={`small-size ${valueTable.table} ${valueTable.lined} ${valueTable.numeric} ${styles.source}`}
          aria-labelledby={customersId}
        >
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">City</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody className="numbers">
            {customers.map(({ key, city, since }) => (
              <tr key={key}>
                <th scope="row">
                  <Key text={key} />
                </th>
                <td>{city}</td>
                <td>{since}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

const productText = ({ orders: left, customers: right, rows }: KeyGroup): string => {
  const product = `${left.length} × ${right.length}`;
  if (left.length > 0 && right.length > 0) return `${product} = ${formatCount(rows.length, 'row')}`;
  if (rows.length > 0) return `${product}, kept as ${formatCount(rows.length, 'row')}`;
  return `${product}, no row`;
};

/** Rows of a key as a grid: its orders across, its customers down. */
const Cells = ({ group: { orders: left, customers: right, rows } }: { group: KeyGroup }) => {
  const isMatched = left.length > 0 && right.length > 0;
  const count = isMatched ? left.length * right.length : left.length + right.length;
  const lost = left.length > 0 ? styles.lost : styles.idle;
  const look = isMatched ? styles.matched : rows.length > 0 ? styles.alone : lost;
  return (
    <span
      className={`grid ${styles.cells}`}
      style={{ gridTemplateColumns: `repeat(${left.length || 1}, 1.25rem)` }}
      aria-hidden
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a key are alike.
        <span key={index} className={classNames('system-colors', styles.cell, look)} />
      ))}
    </span>
  );
};

const Products = ({ state }: { state: State }) => {
  const titleId = useId();
  return (
    <div className="stack-8 one-column">
      <p id={titleId} className="strong">
        Rows by key: its orders × its customers
      </p>
      <ul className={`grid small ${styles.products}`} aria-labelledby={titleId}>
        {keyGroups(state).map((group) => (
          <li key={group.key} className={`grid-8 align-center ${styles.product}`}>
            <Key text={group.key} />
            <Cells group={group} />
            <span className="numbers">{productText(group)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Picture = ({ state }: { state: State }) => (
  <>
    <Sources state={state} />
    <Products state={state} />
    <Report state={state} />
  </>
);

const options = {
  cleaning: [
    { value: 'none', text: 'As they were typed' },
    { value: 'strip', text: 'key.strip()' },
    { value: 'upper', text: 'key.strip().upper()' },
  ],
  join: [
    { value: 'inner', text: 'Inner join: matched rows only' },
    { value: 'left', text: 'Left join: every order' },
    { value: 'full', text: 'Full outer join: everything' },
  ],
  duplicates: [
    { value: 'all', text: 'Keep every row' },
    { value: 'last', text: 'Keep the last row, as a dictionary does' },
    { value: 'newest', text: 'Keep the row of the latest year' },
  ],
};
const labels = { cleaning: 'Keys', join: 'Join', duplicates: 'Customers listed twice' };

const Controls = ({ state, onChange }: ControlsProps<State>) =>
  (['cleaning', 'join', 'duplicates'] as const).map((name) => (
    <Select
      key={name}
      label={labels[name]}
      options={options[name]}
      value={state[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  ));

const describe = (state: State): string => {
  const rows = joinedRows(state);
  const once = onceText(rows);
  return `${formatCount(rows.length, 'row')} for ${orders.length} orders, ${dollars(centsOf(rows))} of ${dollars(orderedCents())}. ${once.charAt(0).toUpperCase()}${once.slice(1)}.`;
};

const explorable: Explorable<'joins', keyof ReturnType<typeof joinsGoals>> = {
  id: 'joins',
  start: joinsStart,
  Picture,
  Controls,
  describe,
  task: 'Report April’s revenue by city, with every order once, in the city where the customer lives now.',
  goals: {
    isWhole: 'One row for each of the eight orders, and no other row',
    isMatched: 'Every order finds its customer if the table has one',
    isCurrent: 'Orders of the customer who moved count for the new city',
  },
  goalsOf: joinsGoals,
  explanation: (
    <>
      <p>
        For each key, a join makes as many rows as it has orders times customers. One customer is what everybody has in
        mind. Two orders with two customers make four rows, and nothing warns you.
      </p>
      <p>
        Cleaning the keys found two lost orders and brought up another problem: <code>C2</code> and <code>c2</code> are
        one person. Clean keys reveal duplicates that messy keys hide, so check for duplicates after cleaning. And
        decide by date which row counts. The last row of the file had the old address.
      </p>
      <p>
        Did you see the setting in which two asserts are true and the report is wrong? Clean keys, inner join, every
        row: two orders are doubled, two are lost, and both pairs come to $48. The number of rows agrees, and so does
        the total. Only a count of the ids finds it.
      </p>
    </>
  ),
};

/** A join multiplies rows by key, loses the rest, and adds up all the same. */
export const Joins = (props: WorkbenchProps) => <Workbench explorable={explorable} {...props} />;
