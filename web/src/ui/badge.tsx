import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

interface BadgeProps {
  children: ReactNode;
  /** `accent` for open or live, `award` for achievements, `danger` for failures, `plain` for everything else. */
  tone?: 'plain' | 'accent' | 'award' | 'danger';
  icon?: ReactNode;
}

const tones = { plain: 'muted', accent: 'ground-accent', award: 'award', danger: 'danger' };

/** A small label. Its text must carry the meaning; color alone is not enough. */
export const Badge = ({ children, tone = 'plain', icon }: BadgeProps) => (
  <span
    className={classNames('row-4 inline self-start pill label strong nowrap', tones[tone], styles.badge, styles[tone])}
  >
    {icon}
    {children}
  </span>
);
