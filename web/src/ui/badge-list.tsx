import { Badge } from './badge.tsx';
import styles from './badge-list.module.css';

/** Words that belong together, e.g. the skills of a course, each as a plain badge. Each may stand in it once. */
export const BadgeList = ({ labels }: { labels: readonly string[] }) => (
  <ul className={styles.list}>
    {labels.map((label) => (
      <li key={label}>
        <Badge>{label}</Badge>
      </li>
    ))}
  </ul>
);
