import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Shows its children in an element elsewhere on the page, found by id. */
export const InSlot = ({ id, children }: { id: string; children: ReactNode }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(document.getElementById(id)), [id]);
  return slot && createPortal(children, slot);
};
