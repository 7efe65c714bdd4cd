import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

/** A labeled single-line text field. Set `autoComplete` wherever the browser can help. */
export const TextInput = ({ label, hint, error, optional, ...rest }: TextInputProps) => (
  <Field {...{ label, hint, error, optional }}>
    {(controlProps) => (
      <input
        type="text"
        className={`outlined hover-border full primary ground-surface ${styles.control}`}
        {...controlProps}
        {...rest}
      />
    )}
  </Field>
);
