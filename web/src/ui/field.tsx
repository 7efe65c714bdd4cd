import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** Props of the control inside a field. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** A sentence under the control, always visible. */
  hint?: string | undefined;
  /** Error message; outlines the control in red and describes it. */
  error?: string | undefined;
  /** Labels the field as optional. */
  optional?: boolean | undefined;
}

/** Label, hint and error of one control. */
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
    <div className={`stack-8 top ${styles.field}`}>
      <label className="primary" htmlFor={id}>
        {label}
        {optional && <span className="muted regular"> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className="small danger" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
