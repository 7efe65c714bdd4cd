import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let announcement = '';
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, politely. The same sentence twice in a row is said twice. */
export const announce = (message: string): void => {
  announcement = announcement === message ? `${message}\u00a0` : message;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where announcements are heard; one in the application. */
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
