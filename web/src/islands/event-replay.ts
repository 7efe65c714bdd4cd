import {
  type Control,
  type ControlState,
  changedControls,
  controlOf,
  controlState,
  replayInput,
} from './replay-input.ts';

// Visitors can use a prerendered document before the application runs. React does not report what was typed and chosen
// before hydration, and its next update resets controls to the component's state. Early events are therefore recorded
// and replayed once their island is hydrated: input first, then clicks.

/** Matches roots and islands that are not hydrated yet. */
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

/** Runs the replays of an island one after another, so that React has rendered each change before the next event. */
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
 * Records what was typed and chosen so far, and from now on in islands that are not hydrated yet. Call once, right
 * before hydration starts.
 */
export const recordEarlyInput = (): void => {
  for (const control of changedControls()) recordInput(control);
  const onEvent = (event: Event) => {
    const control = controlOf(event.target);
    if (!control?.closest(notHydrated)) return;
    // React would hydrate the island during the event, and then find no change.
    event.stopPropagation();
    if (event.type !== 'click') recordInput(control);
  };
  for (const type of ['click', 'input', 'change']) document.addEventListener(type, onEvent, { capture: true });
};

/** Replays a click on a button, or the submission of a form, once its island is hydrated. */
export const replayClick = (element: HTMLElement): void =>
  enqueueReplay(element, () => (element instanceof HTMLFormElement ? element.requestSubmit() : element.click()));
