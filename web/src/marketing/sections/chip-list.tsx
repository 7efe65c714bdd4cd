import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './chip-list.module.css';

/** Many short names as tags, e.g. languages. `label` is the list's accessible name. */
export const ChipList = ({ label, items }: { label: string; items: readonly string[] }) => (
  <div className="relative">
    <VisuallyHidden>{label}</VisuallyHidden>
    <ul className="cluster-8">
      {items.map((item) => (
        <li key={item} className={`rounded ground-sunken edged small-size padded-8-16 ${styles.chip}`}>
          {item}
        </li>
      ))}
    </ul>
  </div>
);
