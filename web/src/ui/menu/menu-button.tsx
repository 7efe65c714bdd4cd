import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './menu-button.module.css';
import type { MenuProps } from './use-menus.ts';

interface MenuButtonProps {
  menu: MenuProps;
  label: ReactNode;
  /** `start` aligns the panel with the left end of its button, `end` with the right. */
  side?: 'start' | 'end';
  width: 'wide' | 'normal' | 'narrow';
  children: ReactNode;
}

/** A button with the panel of links it opens. */
export const MenuButton = ({ menu, label, side = 'start', width, children }: MenuButtonProps) => {
  const id = useId();
  return (
    <div className={`relative ${styles.area}`} data-menu {...menu.containerProps}>
      <button
        type="button"
        className={`row-4 inline hoverable control-height small-size primary nowrap rounded ${styles.button}`}
        aria-expanded={menu.isOpen}
        aria-controls={id}
        onClick={menu.onPress}
      >
        {label}
        <ChevronDown className={`fixed muted chevron ${styles.chevron}`} size={16} aria-hidden />
      </button>
      <div
        id={id}
        className={`surface absolute primary ${styles.panel}`}
        data-side={side}
        data-width={width}
        data-open={menu.isOpen || undefined}
      >
        {children}
      </div>
    </div>
  );
};
