import styles from './chip-list.module.css';

/** Many short names, e.g. languages, as a field of chips. */
export const ChipList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item} className={styles.chip}>
        {item}
      </li>
    ))}
  </ul>
);
