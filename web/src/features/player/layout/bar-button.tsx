import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './bar-button.module.css';

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  Icon: LucideIcon;
  text: string;
}

/** Button of the bar at the lower edge of narrow screens: an icon above its name. */
export const BarButton = ({ Icon, text, ...rest }: BarButtonProps) => (
  <button type="button" className={`centered strong muted rounded ${styles.button}`} {...rest}>
    <Icon size={22} strokeWidth={1.75} aria-hidden />
    {text}
  </button>
);
