import styles from './chip-list.module.css';

/** Many short names, e.g. languages, as a field of chips. */
export const ChipList = ({ label, items }: { label: string; items: readonly string[] }) => (
  <ul className={styles.list} aria-label={label}>
    {items.map((item) => (
      <li key={item} className={styles.chip}>
        {item}
      </li>
    ))}
  </ul>
);
