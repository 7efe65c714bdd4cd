import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';
import layout from './layout.module.css';
import typography from './typography.module.css';

/** The path to this page; the last item is the page itself and has no link. */
export const Breadcrumb = ({ items }: { items: readonly { text: string; to?: string }[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={`${layout.cluster8} ${typography.muted} ${typography.small}`}>
      {items.map(({ text, to }) => (
        <li key={text} className={`${layout.row8} ${styles.step}`}>
          {to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
