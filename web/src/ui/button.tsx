import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/** `primary` is the main action (one in view), `secondary` any other, `danger` cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'plain';

interface VariantProps {
  variant?: ButtonVariant;
  size?: 'normal' | 'large' | 'small';
  /** A lucide icon, shown before the text. */
  icon?: ReactNode;
  /** Fills the width of its container. */
  wide?: boolean;
  /** Aligns the text of a plain button with what is above and below it. */
  flush?: boolean;
}

const classesOf = ({ variant = 'secondary', size = 'normal', wide, flush }: VariantProps, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, flush && styles.flush, className);

type ButtonProps = VariantProps &
  ComponentProps<'button'> & {
    /** Shows a spinner and ignores presses, but keeps the focus. */
    busy?: boolean;
  };

export const Button = ({
  variant,
  size,
  icon,
  wide,
  flush,
  busy,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) => (
  <button
    type={type ?? 'button'}
    className={classesOf({ variant, size, wide, flush } as VariantProps, className)}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    {busy ? <Spinner /> : icon}
    <span>{children}</span>
  </button>
);

type ButtonLinkProps = VariantProps & Omit<LinkProps, 'to'> & { to: string };

/** A link styled as a button; external URLs open in a new tab. */
export const ButtonLink = ({ variant, size, icon, wide, flush, className, children, to, ...rest }: ButtonLinkProps) => {
  const classes = classesOf({ variant, size, wide, flush } as VariantProps, className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  // The browser handles fragment links itself, and moves the keyboard focus with them.
  if (to.startsWith('/')) {
    return (
      <Link className={classes} to={to} {...rest}>
        {content}
      </Link>
    );
  }
  return (
    <a className={classes} href={to} {...(/^https?:/.test(to) && { target: '_blank', rel: 'noopener' })} {...rest}>
      {content}
    </a>
  );
};
