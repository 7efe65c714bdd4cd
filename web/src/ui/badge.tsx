import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

interface BadgeProps {
  children: ReactNode;
  /** `accent` for what is open or live, `award` for achievement, `danger` for what failed, `plain` for facts. */
  tone?: 'plain' | 'accent' | 'award' | 'danger';
  icon?: ReactNode;
}

/** A small pill of text; never the only bearer of a meaning that color alone would tell. */
export const Badge = ({ children, tone = 'plain', icon }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>
    {icon}
    {children}
  </span>
);
