import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Hover time in milliseconds before a menu opens, and time away before it closes. */
const openDelayMs = 80;
const closeDelayMs = 200;

export interface MenuProps {
  isOpen: boolean;
  /** Props of the element around button and panel. */
  containerProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  onPress: () => void;
}

/**
 * Manages menus of which one is open at a time. A menu opens on hover, click or key, and closes on Esc, when focus or
 * mouse leave it, and on navigation. Clicking a menu that opened on hover keeps it open.
 */
export const useMenus = (): ((name: string) => MenuProps) => {
  const [open, setOpen] = useState<string>();
  const openedByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  const scheduleOpen = (delayMs: number, next: string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      openedByHover.current = true;
      setOpen(next);
    }, delayMs);
  };
  const setOpenNow = (next: string | undefined) => {
    clearTimeout(timer.current);
    openedByHover.current = false;
    setOpen(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menus.
  useEffect(() => setOpenNow(undefined), [key]);

  useEffect(() => {
    if (!open) return;
    const close = (event: globalThis.PointerEvent) => {
      if (!(event.target as Element).closest?.('[data-menu]')) setOpen(undefined);
    };
    // Listens on the document, because a menu opened on hover may cover the text without having the focus.
    const closeByKey = ({ key: pressedKey }: KeyboardEvent) => {
      if (pressedKey !== 'Escape') return;
      const container = document.querySelector('[data-menu]:has([data-open])');
      if (container?.contains(document.activeElement)) container.querySelector('button')?.focus();
      clearTimeout(timer.current);
      openedByHover.current = false;
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
    onPress: () => setOpenNow(open === name && !openedByHover.current ? undefined : name),
    containerProps: {
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') scheduleOpen(open ? 0 : openDelayMs, name);
      },
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') scheduleOpen(closeDelayMs, undefined);
      },
      onBlur: (event) => {
        if (open === name && !openedByHover.current && !event.currentTarget.contains(event.relatedTarget))
          setOpenNow(undefined);
      },
    },
  });
};
