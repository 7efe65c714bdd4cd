import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import patterns from './patterns.module.css';
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

const Rows = ({ rows, startHeading }: { rows: readonly PriceRow[]; startHeading: string }) => (
  <tbody>
    {rows.map(({ name, to, description, price, start }) => (
      <tr key={name} className={description && styles.described}>
        <th scope="row">
          {to ? <Link to={to}>{name}</Link> : name}
          {description && <span className={`note block regular ${styles.description}`}>{description}</span>}
        </th>
        <td className={`mono-small nowrap ${styles.price}`}>{price}</td>
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
  rows,
  moreRows = [],
}: {
  /** Accessible name of the table. */
  caption: string;
  headings: readonly [string, string, string];
  rows: readonly PriceRow[];
  /** Another kind of item, apart from the rows above. */
  moreRows?: readonly PriceRow[];
}) => (
  <table className={`lined-table ${patterns.textTable} ${styles.table}`} aria-label={caption}>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <Rows rows={rows} startHeading={headings[2]} />
    {moreRows.length > 0 && <Rows rows={moreRows} startHeading={headings[2]} />}
  </table>
);
