import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps {
  children: ReactNode;
  /** For cards that are one link: hovering darkens the border. The link inside carries `stretchedLink`. */
  interactive?: boolean;
  /** Without inner padding, for cards that begin with a picture. */
  flush?: boolean;
  className?: string | undefined;
}

/** Class of the one link that makes its whole card clickable. */
export const stretchedLink: string = styles.stretched ?? '';

/** A surface with a hairline border. */
export const Card = ({ children, interactive, flush, className }: CardProps) => (
  <div className={classNames(styles.card, interactive && styles.interactive, !flush && styles.padded, className)}>
    {children}
  </div>
);
