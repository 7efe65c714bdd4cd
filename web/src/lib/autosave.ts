/**
 * `unsaved`: changed since the last save; `failed`: the last save failed and the change is still only in this browser.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

interface AutosaveOptions<Value> {
  save: (value: Value, options: { keepalive: boolean }) => Promise<void>;
  onState: (state: SaveState) => void;
  /** Milliseconds without a change after which the value is saved. */
  delayMs?: number;
}

/** Saves a value after every pause in changes, and at once on `flush`. Saves run one after another, in order. */
export const createAutosave = <Value = string>({ save, onState, delayMs = 800 }: AutosaveOptions<Value>) => {
  let unsaved: { value: Value } | undefined;
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (keepalive: boolean): Promise<void> => {
    if (unsaved === undefined) return;
    const sent = unsaved;
    unsaved = undefined;
    onState('saving');
    try {
      await save(sent.value, { keepalive });
      onState(unsaved === undefined ? 'saved' : 'unsaved');
    } catch {
      unsaved ??= sent;
      onState('failed');
    }
  };
  const flush = ({ keepalive = false } = {}): Promise<void> => {
    clearTimeout(timer);
    // A closing page cannot wait for the previous save.
    running = keepalive ? send(true) : running.then(() => send(false));
    return running;
  };

  return {
    changed: (value: Value): void => {
      unsaved = { value };
      onState('unsaved');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delayMs);
    },
    flush,
  };
};

export type Autosave<Value = string> = ReturnType<typeof createAutosave<Value>>;
