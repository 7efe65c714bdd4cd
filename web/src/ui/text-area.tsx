import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

/** A labeled multi-line text field. */
export const TextArea = ({ label, hint, error, optional, ...rest }: TextAreaProps) => (
  <Field {...{ label, hint, error, optional }}>
    {(controlProps) => (
      <textarea
        rows={5}
        className={classNames(`outlined hover-border full primary ground-surface ${styles.control}`, styles.area)}
        {...controlProps}
        {...rest}
      />
    )}
  </Field>
);
