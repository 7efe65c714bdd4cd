import { type ReactNode, useId, useState } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** A short sentence; never the only place of important information. */
  text: string;
  /** Receives the id of the text for `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
  side?: 'top' | 'bottom';
}

/** A hint on hover and focus; it can be hovered itself, and Esc closes it (WCAG 1.4.13). */
export const Tooltip = ({ text, children, side = 'top' }: TooltipProps) => {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc bubbles up from the interactive control inside.
    <span
      className={`inline relative ${styles.anchor}`}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className={`absolute label-size edged ${styles.tip}`} data-side={side}>
        {text}
      </span>
    </span>
  );
};
