import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Shows its children in an element elsewhere on the page, found by id. */
export const InSlot = ({ id, children }: { id: string; children: ReactNode }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const find = () => setSlot(document.getElementById(id));
    find();
    // A resized window may render the element a moment later.
    const frame = requestAnimationFrame(find);
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return slot && createPortal(children, slot);
};
