import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface CardProps {
  children: ReactNode;
  /** For cards that are one link: hovering darkens the border. The link inside needs `stretchedLink`. */
  interactive?: boolean;
  /** Without padding, for cards that start with an image. */
  flush?: boolean;
  className?: string | undefined;
}

/** Makes the whole card a click target of the link that has this class. */
export const stretchedLink: string = 'inherit undecorated whole-link';

/** A surface with a hairline border. */
export const Card = ({ children, interactive, flush, className }: CardProps) => (
  <div
    className={classNames(
      'surface relative',
      styles.card,
      interactive && `focus-inside ${styles.interactive}`,
      !flush && 'padded-24',
      className,
    )}
  >
    {children}
  </div>
);
