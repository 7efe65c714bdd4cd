import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  hint?: string;
}

/** A native checkbox with its label to the right; with `kind` radio, one of a group with the same `name`. */
export const Checkbox = ({
  label,
  hint,
  kind = 'checkbox',
  ...rest
}: CheckboxProps & { kind?: 'checkbox' | 'radio' }) => {
  const id = useId();
  return (
    <div className={`grid align-center ${styles.row}`}>
      <input id={id} type={kind} aria-describedby={hint && `${id}-hint`} {...rest} />
      <label htmlFor={id} className={`padded-block-8 ${styles.label}`}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="note second-column">
          {hint}
        </p>
      )}
    </div>
  );
};
