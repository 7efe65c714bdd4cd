import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and native tooltip. */
  label: string;
  icon: ReactNode;
}

/** A 44 px square button that shows only an icon. */
export const IconButton = ({ label, icon, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={classNames('centered fixed muted hoverable hover-text rounded', styles.button, className)}
    aria-label={label}
    title={label}
    {...rest}
  >
    {icon}
  </button>
);
