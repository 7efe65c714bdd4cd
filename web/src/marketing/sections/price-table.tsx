import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './price-table.module.css';

interface PriceRow {
  name: string;
  /** Page about the item. */
  to?: string;
  /** Shown under the name. */
  description?: string;
  price: string;
  /** How to start, or what is included. */
  start: ReactNode;
}

interface PriceGroup {
  title?: string;
  rows: readonly PriceRow[];
}

const Rows = ({ title, rows, startHeading }: PriceGroup & { startHeading: string }) => (
  <tbody>
    {title && (
      <tr>
        <th scope="rowgroup" colSpan={3} className={`all-columns ${styles.group}`}>
          {title}
        </th>
      </tr>
    )}
    {rows.map(({ name, to, description, price, start }) => (
      <tr key={name} className={description && styles.described}>
        <th scope="row">
          {to ? <Link to={to}>{name}</Link> : name}
          {description && <span className={`note block regular ${styles.description}`}>{description}</span>}
        </th>
        <td className={`numbers nowrap strong ${styles.price}`}>{price}</td>
        <td className={`note all-columns ${styles.start}`} data-heading={startHeading}>
          {start}
        </td>
      </tr>
    ))}
  </tbody>
);

/**
 * Prices as a table: name, price, and a third column with the given heading. On phones the third column moves below,
 * under its heading.
 */
export const PriceTable = ({
  caption,
  headings,
  rows = [],
  groups = [{ rows }],
}: {
  /** Accessible name of the table. */
  caption: string;
  headings: readonly [string, string, string];
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
      <Rows key={group.title} {...group} startHeading={headings[2]} />
    ))}
  </table>
);
