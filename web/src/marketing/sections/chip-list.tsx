import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chip-list.module.css';

/** Many short names, e.g. languages, as a field of chips. `label` is heard before them. */
export const ChipList = ({ label, items }: { label: string; items: readonly string[] }) => (
  <div className={styles.field}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.chip}>
          {item}
        </li>
      ))}
    </ul>
  </div>
);
