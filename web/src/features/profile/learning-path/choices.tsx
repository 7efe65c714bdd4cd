import styles from './choices.module.css';

interface ChoicesProps<Value extends string | number> {
  /** Unique on the page. */
  name: string;
  options: readonly { value: Value; text: string }[];
  chosen: readonly Value[];
  /** Allows several choices. */
  isMultiple?: boolean;
  onChange: (chosen: Value[]) => void;
}

/** Large rows for choosing one or several values. */
export const Choices = <Value extends string | number>({
  name,
  options,
  chosen,
  isMultiple = false,
  onChange,
}: ChoicesProps<Value>) => {
  const toggle = (value: Value) => {
    if (!isMultiple) return onChange([value]);
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  };
  return (
    <div className={styles.rows} data-several={isMultiple || undefined}>
      {options.map(({ value, text }) => (
        <label key={value} className={styles.row}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            className={styles.box}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          {text}
        </label>
      ))}
    </div>
  );
};
