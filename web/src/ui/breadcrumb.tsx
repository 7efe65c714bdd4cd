import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

/** The path to this page; the last item is the page itself and has no link. */
export const Breadcrumb = ({ items }: { items: readonly { text: string; to?: string }[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className="cluster-8 muted small">
      {items.map(({ text, to }) => (
        <li key={text} className={`row-8 ${styles.step}`}>
          {to ? (
            <Link className="quiet-link" to={to}>
              {text}
            </Link>
          ) : (
            <span aria-current="page">{text}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
