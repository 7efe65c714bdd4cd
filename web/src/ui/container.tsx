import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

interface ContainerProps {
  children: ReactNode;
  /** Uses the narrow column for running text. */
  text?: boolean;
  className?: string | undefined;
}

/** The page's column: 72rem, or 44rem for running text. */
export const Container = ({ children, text, className }: ContainerProps) => (
  <div className={classNames(styles.container, text && styles.text, className)}>{children}</div>
);
