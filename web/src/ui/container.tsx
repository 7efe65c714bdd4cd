import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './container.module.css';

/** The page's column: 72rem, or 44rem for running text. */
export const Container = ({
  children,
  text,
  className,
}: {
  children: ReactNode;
  text?: boolean;
  className?: string | undefined;
}) => <div className={classNames(styles.container, text && styles.text, className)}>{children}</div>;
