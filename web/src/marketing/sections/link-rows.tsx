import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MetadataRow } from '../../ui/metadata-row.tsx';
import styles from './link-rows.module.css';

interface LinkRow {
  title: string;
  description: string;
  to: string;
  /** Under the title: what kind of thing it is. */
  kind?: string;
  /** Short facts in mono under the description. */
  facts?: readonly string[];
  /** A small picture before the title. */
  mark?: ReactNode;
  /** At the end, e.g. how far along it is. */
  badge?: ReactNode;
}

/** Pages one to a line; the whole line is the link. */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) => (
  <ul className={styles.list}>
    {rows.map(({ title, description, to, kind, facts, mark, badge }) => (
      <li key={to} className={styles.row}>
        {mark}
        <div className={styles.name}>
          <h3>
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          </h3>
          {kind && <p className={styles.kind}>{kind}</p>}
        </div>
        {badge && <span className={styles.badge}>{badge}</span>}
        <div className={styles.copy}>
          <p>{description}</p>
          {facts && <MetadataRow items={facts} />}
        </div>
        <ArrowUpRight className={styles.arrow} size={20} strokeWidth={1.75} aria-hidden />
      </li>
    ))}
  </ul>
);
