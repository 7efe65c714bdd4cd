import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { courseOrders } from './course-facets.ts';
import styles from './order-select.module.css';

interface OrderSelectProps {
  value: string;
  onChange: (sort: string) => void;
  form: string;
}

/** In which order the courses are listed. */
export const OrderSelect = ({ value, onChange, form }: OrderSelectProps) => {
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
          {courseOrders.map((order) => (
            <option key={order.value} value={order.value}>
              {order.text}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={16} aria-hidden />
      </div>
    </div>
  );
};
