/** `unsaved`: something was typed since; `failed`: the last try did not work, the text is kept here. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

interface AutosaveOptions {
  save: (text: string, options: { keepalive: boolean }) => Promise<void>;
  onState: (state: SaveState) => void;
}

/** Milliseconds without typing after which a text is saved. */
const delay = 800;

/** Saves a text after every pause in typing, and at once on `flush`. Saves run one after the other, in order. */
export const createAutosave = ({ save, onState }: AutosaveOptions) => {
  let unsaved: string | undefined;
  let running: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (keepalive: boolean): Promise<void> => {
    if (unsaved === undefined) return;
    const text = unsaved;
    unsaved = undefined;
    onState('saving');
    try {
      await save(text, { keepalive });
      onState(unsaved === undefined ? 'saved' : 'unsaved');
    } catch {
      unsaved ??= text;
      onState('failed');
    }
  };
  const flush = ({ keepalive = false } = {}): Promise<void> => {
    clearTimeout(timer);
    // A page that closes cannot wait for the save before.
    running = keepalive ? send(true) : running.then(() => send(false));
    return running;
  };

  return {
    changed: (text: string): void => {
      unsaved = text;
      onState('unsaved');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delay);
    },
    flush,
  };
};

export type Autosave = ReturnType<typeof createAutosave>;
