import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onCancel: (event: SyntheticEvent) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Controls a native dialog by `open`: the browser traps and returns the focus and makes the page inert; Esc and a click
 * on the backdrop call `onClose`.
 */
export const useModal = (open: boolean, onClose: () => void): Modal => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  const close = () => {
    if (open) onClose();
  };
  return {
    ref,
    onClose: close,
    onCancel: (event) => {
      event.preventDefault();
      close();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) close();
    },
  };
};
