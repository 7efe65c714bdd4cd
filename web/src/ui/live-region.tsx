import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

let spoken = '';
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, politely. The same sentence twice in a row is said twice. */
export const announce = (sentence: string): void => {
  spoken = spoken === sentence ? `${sentence}\u00a0` : sentence;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where announcements are heard; one in the application. */
export const LiveRegion = () => {
  const sentence = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => '',
  );
  return (
    <VisuallyHidden>
      <span role="status">{sentence}</span>
    </VisuallyHidden>
  );
};
