import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
  side?: 'start' | 'end';
  /** Dark in both themes, like the header. */
  dark?: boolean;
  /** Fills the width of the window on phones. */
  full?: boolean;
}

/** A modal panel that slides in from one side of the window. */
export const Drawer = ({ open, onClose, label, children, side = 'start', dark, full }: DrawerProps) => {
  const modal = useModal(open, onClose);
  return (
    <dialog
      className={classNames(
        'primary',
        dark ? 'night' : 'ground-surface',
        styles.drawer,
        styles[side],
        full && styles.full,
      )}
      aria-label={label}
      {...modal}
    >
      {open && (
        <div className={`relative padded-16 ${styles.body}`}>
          <IconButton
            className={`absolute ${styles.close}`}
            label="Close"
            icon={<X size={20} aria-hidden />}
            onClick={onClose}
          />
          {children}
        </div>
      )}
    </dialog>
  );
};
