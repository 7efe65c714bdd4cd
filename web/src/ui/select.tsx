import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id'> & { options: readonly { value: string; text: string }[] };

/** A labeled native select. */
export const Select = ({ label, hint, error, optional, options, ...rest }: SelectProps) => (
  <Field {...{ label, hint, error, optional }}>
    {(controlProps) => (
      <div className={`relative ${styles.select}`}>
        <select
          className={classNames(`outlined hover-border full primary ground-surface ${styles.control}`, styles.choice)}
          {...controlProps}
          {...rest}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </div>
    )}
  </Field>
);
