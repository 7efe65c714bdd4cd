import { useId } from 'react';
import styles from './range-field.module.css';

interface RangeFieldProps {
  label: string;
  /** What the ends of the range mean, in a few words. */
  hint: string;
  range: { min: number; max: number; step: number };
  value: number;
  /** Value as text, e.g. `50%`. */
  text: string;
  onChange: (value: number) => void;
}

/** A native range input with its value beside the label. */
export const RangeField = ({ label, hint, range, value, text, onChange }: RangeFieldProps) => {
  const id = useId();
  return (
    <div className="stack-4 one-column">
      <div className="row-8 between align-baseline">
        <label className="primary" htmlFor={id}>
          {label}
        </label>
        <output className="mono numbers" htmlFor={id}>
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={`full ${styles.range}`}
        {...range}
        value={value}
        aria-valuetext={text}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <p className="note" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
};
