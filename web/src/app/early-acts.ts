import { type Control, changedControls, controlOf, type Entry, enterAgain, entryOf } from './early-entries.ts';

// A written document can be used before the application runs. React takes it over without a word to the pages about
// what was typed and chosen in it, and its next update puts controls back to what the page believes. So everything
// early is kept, and done again where it was done as soon as that place answers: first the entries, then the presses.

/** Matches inside what does not answer yet. */
const waiting = 'html:not([data-ready]), [data-part]:not([data-alive])';

const untilAlive = (place: Element): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (place.closest(waiting)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-ready', 'data-alive'] });
    look();
  });

const queues = new WeakMap<Element, Promise<void>>();

/** One after the other at each place: React shows what one act has changed before the next one meets it. */
const queue = (element: Element, act: () => void): void => {
  const place = element.closest('[data-part]') ?? document.documentElement;
  const before = queues.get(place) ?? Promise.resolve();
  queues.set(place, before.then(() => untilAlive(place)).then(act));
};

const entries = new Map<Control, Entry>();

const keepEntry = (control: Control): void => {
  const isKnown = entries.has(control);
  entries.set(control, entryOf(control));
  if (isKnown) return;
  queue(control, () => {
    const entry = entries.get(control);
    entries.delete(control);
    if (entry) enterAgain(control, entry);
  });
};

/**
 * Keeps what was typed and chosen in the document so far, and from now on in parts of it that do not answer yet.
 * Called once, right before React takes the document over.
 */
export const keepEarlyEntries = (): void => {
  for (const control of changedControls()) keepEntry(control);
  const watch = (event: Event) => {
    const control = controlOf(event.target);
    if (!control?.closest(waiting)) return;
    // React would hurry to take the part over on the way of the event, and then find nothing new in it.
    event.stopPropagation();
    if (event.type !== 'click') keepEntry(control);
  };
  for (const type of ['click', 'input', 'change']) document.addEventListener(type, watch, { capture: true });
};

/** Repeats a press on a button, or the sending of a form, that came before its place answered. */
export const repeatPress = (element: HTMLElement): void =>
  queue(element, () => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click()));
