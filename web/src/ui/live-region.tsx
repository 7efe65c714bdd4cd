import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let announcement = '';
const listeners = new Set<() => void>();

/** Announces a message to screen readers, politely. Repeats the same message when called twice. */
export const announce = (message: string): void => {
  announcement = announcement === message ? `${message}\u00a0` : message;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The live region of announcements; one in the application. */
export const LiveRegion = () => {
  const message = useSyncExternalStore(
    subscribe,
    () => announcement,
    () => '',
  );
  return (
    <VisuallyHidden>
      <span role="status">{message}</span>
    </VisuallyHidden>
  );
};
