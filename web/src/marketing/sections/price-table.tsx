import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './price-table.module.css';

interface PriceRow {
  name: string;
  /** A small image before the name. */
  mark?: ReactNode;
  /** Page about the item. */
  to?: string;
  /** Shown under the name. */
  description?: string;
  price: string;
  /** How to start, or what is included. */
  start: ReactNode;
  /** Link to the next step; set for all rows or none. */
  action?: ReactNode;
  /** Shows the row only on wide or narrow screens; other rows replace it elsewhere. */
  only?: 'wide' | 'narrow';
}

type Headings = readonly [string, string, string, string?];

interface PriceGroup {
  title?: string;
  rows: readonly PriceRow[];
}

const Rows = ({ title, rows, headings }: PriceGroup & { headings: Headings }) => (
  <tbody>
    {title && (
      <tr>
        <th scope="rowgroup" colSpan={headings.length} className={`all-columns ${styles.group}`}>
          {title}
        </th>
      </tr>
    )}
    {rows.map(({ name, mark, to, description, price, start, action, only }) => (
      <tr key={name} className={description && styles.described} data-only={only}>
        <th scope="row">
          <span className="row-8">
            {mark}
            {to ? <Link to={to}>{name}</Link> : name}
          </span>
          {description && <span className={`note block regular ${styles.description}`}>{description}</span>}
        </th>
        <td className={`numbers nowrap strong ${styles.price}`}>{price}</td>
        <td className={`note ${action ? '' : 'all-columns'} ${styles.start}`} data-heading={headings[2]}>
          {start}
        </td>
        {action && <td className={`small nowrap ${styles.action}`}>{action}</td>}
      </tr>
    ))}
  </tbody>
);

/**
 * Prices as a table: name, price, a third column with the given heading, and a fourth with the next step. On phones the
 * third and the fourth column move below.
 */
export const PriceTable = ({
  caption,
  headings,
  rows = [],
  groups = [{ rows }],
}: {
  /** Accessible name of the table. */
  caption: string;
  headings: Headings;
  rows?: readonly PriceRow[];
  /** Instead of `rows`: kinds of items, each below its title. */
  groups?: readonly PriceGroup[];
}) => (
  <table className={`lined-table ${styles.table}`} aria-label={caption}>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map((group) => (
      <Rows key={group.title} {...group} headings={headings} />
    ))}
  </table>
);
