import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds a mouse rests on a menu before it opens, and is away before it closes. */
const openDelay = 80;
const closeDelay = 200;

export interface MenuProps {
  isOpen: boolean;
  /** For the element around button and panel. */
  area: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  onPress: () => void;
}

/**
 * Menus of which one is open at a time: by resting the mouse on it, by press or by key; closed by Esc, by moving the
 * focus or the mouse away, and by going to another page. A press on a menu that the mouse has opened keeps it open.
 */
export const useMenus = (): ((name: string) => MenuProps) => {
  const [open, setOpen] = useState<string>();
  const byHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  const later = (delay: number, next: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      byHover.current = true;
      setOpen(next);
    }, delay);
  };
  const now = (next: string | undefined) => {
    clearTimeout(timer.current);
    byHover.current = false;
    setOpen(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes the menus.
  useEffect(() => now(undefined), [key]);

  useEffect(() => {
    if (!open) return;
    const close = (event: globalThis.PointerEvent) => {
      if (!(event.target as Element).closest?.('[data-menu]')) setOpen(undefined);
    };
    // Wherever the focus is: what the mouse has opened may cover what is being read.
    const closeByKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      const area = document.querySelector('[data-menu]:has([data-open])');
      if (area?.contains(document.activeElement)) area.querySelector('button')?.focus();
      clearTimeout(timer.current);
      byHover.current = false;
      setOpen(undefined);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return (name) => ({
    isOpen: open === name,
    onPress: () => now(open === name && !byHover.current ? undefined : name),
    area: {
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') later(open ? 0 : openDelay, name);
      },
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') later(closeDelay, undefined);
      },
      onBlur: (event) => {
        if (open === name && !byHover.current && !event.currentTarget.contains(event.relatedTarget)) now(undefined);
      },
    },
  });
};
