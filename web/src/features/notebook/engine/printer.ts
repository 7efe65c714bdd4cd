/** Characters of printed text that one cell may have; a loop that prints for ever would fill the page. */
const mostText = 100_000;
/** Milliseconds between two messages while a cell prints. */
const interval = 40;

type Stream = 'stdout' | 'stderr';

/**
 * Collects what Python prints and passes it on a few times a second. Timers do not run while Python does, so the clock
 * is read with every write.
 */
export const createPrinter = (post: (name: Stream, text: string) => void) => {
  const decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  let waiting: { name: Stream; text: string } | undefined;
  let sentAt = 0;
  let printed = 0;

  const flush = () => {
    if (waiting?.text) post(waiting.name, waiting.text);
    waiting = undefined;
    sentAt = performance.now();
  };
  const write = (name: Stream) => (bytes: Uint8Array) => {
    // The memory belongs to Python and changes under us; text decoders take no shared memory either.
    const text = decoders[name].decode(bytes.slice(), { stream: true });
    if (printed <= mostText) {
      const kept = text.slice(0, mostText - printed);
      if (waiting && waiting.name !== name) flush();
      waiting = { name, text: (waiting?.text ?? '') + kept };
      if (printed + text.length > mostText) waiting.text += '\n… what was printed after this is not shown.\n';
      if (performance.now() - sentAt > interval) flush();
    }
    printed += text.length;
    return bytes.length;
  };
  return {
    stdout: write('stdout'),
    stderr: write('stderr'),
    flush,
    /** Begins a new cell. */
    reset: () => {
      printed = 0;
    },
  };
};
