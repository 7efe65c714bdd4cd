import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { courseOrders } from './course-facets.ts';
import styles from './sort-select.module.css';

interface SortSelectProps {
  value: string;
  onChange: (sort: string) => void;
  form: string;
}

export const SortSelect = ({ value, onChange, form }: SortSelectProps) => {
  const id = useId();
  return (
    <div className={styles.order}>
      <label className={styles.label} htmlFor={id}>
        Sort by
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          name="sort"
          form={form}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {courseOrders.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={16} aria-hidden />
      </div>
    </div>
  );
};
