import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode;
}

/** A modal dialog, 28rem wide. Focus moves to the title on opening and back on closing. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const titleId = useId();
  const modal = useModal(open, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open) heading.current?.focus();
  }, [open]);
  return (
    <dialog className={`raised primary ${styles.dialog}`} aria-labelledby={open ? titleId : undefined} {...modal}>
      {open && (
        <div className="stack-16 padded-24">
          <div className={`row-16 align-start between ${styles.head}`}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className="title-size">
              {title}
            </h2>
            <IconButton label="Close" icon={<X size={20} aria-hidden />} onClick={onClose} />
          </div>
          {children}
          {actions && <div className={`cluster-12 end above-8 wide-on-phones ${styles.actions}`}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
};
