import { type ReactNode, useId, useState } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** A short sentence; never the only place where something important stands. */
  text: string;
  /** Rendered with the id of the text, to be described by it. */
  children: (describedBy: string) => ReactNode;
  side?: 'top' | 'bottom';
}

/** A hint on hover and focus; it can be hovered itself and Esc takes it away (WCAG 1.4.13). */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is heard from the control inside, which is interactive.
    <span
      className={styles.anchor}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.tip} data-side={side}>
        {text}
      </span>
    </span>
  );
};
