import { useId } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
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
    <fieldset data-needs-script data-no-print>
      <legend className="below-8 muted">{legend}</legend>
      <div className={classNames('cluster-8', stacked && styles.stacked)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`focus-inside choice control-height outlined hover-border align-center flex ${styles.option}`}
            lang={option.lang}
          >
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
