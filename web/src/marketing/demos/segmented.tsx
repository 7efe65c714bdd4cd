import { useId } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import { needsScript } from './demo-section.tsx';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; text: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Stacks the segments, for longer lists. */
  stacked?: boolean;
}

/** A segmented control of native radio buttons, so that arrow keys move between segments. */
export const Segmented = <Value extends string>({
  legend,
  options,
  value,
  onChange,
  stacked,
}: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={classNames(styles.group, needsScript)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.options, stacked && styles.stacked)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
