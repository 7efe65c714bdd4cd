import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What a control inside a field has to carry. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** A sentence under the control, always shown. */
  hint?: string | undefined;
  /** What is wrong; the control is outlined red and described by it. */
  error?: string | undefined;
  /** Marks fields that may stay empty. */
  optional?: boolean | undefined;
}

/** Label, hint and error around one control. */
export const Field = ({
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: (controlProps: FieldControlProps) => ReactNode }) => {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
