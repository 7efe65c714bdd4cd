import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './chip-list.module.css';

/** Many short names as chips, e.g. languages. `label` is the list's accessible name. */
export const ChipList = ({ label, items }: { label: string; items: readonly string[] }) => (
  <div className="relative">
    <VisuallyHidden>{label}</VisuallyHidden>
    <ul className="cluster-8">
      {items.map((item) => (
        <li key={item} className={`pill ground-surface small-size padded-8-16 bordered ${styles.chip}`}>
          {item}
        </li>
      ))}
    </ul>
  </div>
);
