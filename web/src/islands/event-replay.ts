import {
  type Control,
  type ControlState,
  changedControls,
  controlOf,
  controlState,
  replayInput,
} from './replay-input.ts';

// A written document can be used before the application runs. React takes it over without a word to the pages about
// what was typed and chosen in it, and its next update puts controls back to what the page believes. So everything
// early is kept, and done again where it was done as soon as that place answers: first the entries, then the presses.

/** Matches inside what does not answer yet. */
const notHydrated = 'html:not([data-ready]), [data-island]:not([data-hydrated])';

const untilHydrated = (boundary: Element): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (boundary.closest(notHydrated)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['data-ready', 'data-hydrated'] });
    check();
  });

const pendingReplays = new WeakMap<Element, Promise<void>>();

/** One after the other at each place: React shows what one act has changed before the next one meets it. */
const enqueueReplay = (element: Element, replay: () => void): void => {
  const boundary = element.closest('[data-island]') ?? document.documentElement;
  const before = pendingReplays.get(boundary) ?? Promise.resolve();
  pendingReplays.set(boundary, before.then(() => untilHydrated(boundary)).then(replay));
};

const recordedInput = new Map<Control, ControlState>();

const recordInput = (control: Control): void => {
  const isRecorded = recordedInput.has(control);
  recordedInput.set(control, controlState(control));
  if (isRecorded) return;
  enqueueReplay(control, () => {
    const entry = recordedInput.get(control);
    recordedInput.delete(control);
    if (entry) replayInput(control, entry);
  });
};

/**
 * Keeps what was typed and chosen in the document so far, and from now on in parts of it that do not answer yet.
 * Called once, right before React takes the document over.
 */
export const recordEarlyInput = (): void => {
  for (const control of changedControls()) recordInput(control);
  const onEvent = (event: Event) => {
    const control = controlOf(event.target);
    if (!control?.closest(notHydrated)) return;
    // React would hurry to take the part over on the way of the event, and then find nothing new in it.
    event.stopPropagation();
    if (event.type !== 'click') recordInput(control);
  };
  for (const type of ['click', 'input', 'change']) document.addEventListener(type, onEvent, { capture: true });
};

/** Repeats a press on a button, or the sending of a form, that came before its place answered. */
export const replayClick = (element: HTMLElement): void =>
  enqueueReplay(element, () => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click()));
