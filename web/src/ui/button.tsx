import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `primary` is the one thing to do next (one in view); `quiet` everything beside it; `danger` what cannot be undone. */
export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'plain';

interface Look {
  look?: ButtonLook;
  size?: 'normal' | 'large' | 'small';
  /** A lucide icon, shown before the text. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean;
}

const classesOf = ({ look = 'quiet', size = 'normal', wide }: Look, className?: string) =>
  classNames(styles.button, styles[look], styles[size], wide && styles.wide, className);

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Work is under way: shows a spinner and ignores presses, but keeps the focus. */
    busy?: boolean;
  };

export const Button = ({ look, size, icon, wide, busy, className, children, onClick, type, ...rest }: ButtonProps) => (
  <button
    type={type ?? 'button'}
    className={classesOf({ look, size, wide } as Look, className)}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    {busy ? <Spinner /> : icon}
    <span>{children}</span>
  </button>
);

type ButtonLinkProps = Look & Omit<LinkProps, 'to'> & { to: string };

/** A link that looks like a button; addresses outside the site open in a new tab. */
export const ButtonLink = ({ look, size, icon, wide, className, children, to, ...rest }: ButtonLinkProps) => {
  const classes = classesOf({ look, size, wide } as Look, className);
  const inside = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  // Places on the page are the browser's own: it moves the keyboard there too.
  if (to.startsWith('/')) {
    return (
      <Link className={classes} to={to} {...rest}>
        {inside}
      </Link>
    );
  }
  return (
    <a className={classes} href={to} {...(/^https?:/.test(to) && { target: '_blank', rel: 'noopener' })} {...rest}>
      {inside}
    </a>
  );
};
