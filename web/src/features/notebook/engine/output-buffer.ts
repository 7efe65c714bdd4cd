/** Characters of printed text that one cell may have; a loop that prints for ever would fill the page. */
const maxTextLength = 100_000;
/** Milliseconds between two messages while a cell prints. */
const flushIntervalMs = 40;

type Stream = 'stdout' | 'stderr';

/**
 * Collects what Python prints and passes it on a few times a second. Timers do not run while Python does, so the clock
 * is read with every write.
 */
export const createOutputBuffer = (post: (name: Stream, text: string) => void) => {
  const decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  let pending: { name: Stream; text: string } | undefined;
  let sentAt = 0;
  let printedLength = 0;

  const flush = () => {
    if (pending?.text) post(pending.name, pending.text);
    pending = undefined;
    sentAt = performance.now();
  };
  const write = (name: Stream) => (bytes: Uint8Array) => {
    // The memory belongs to Python and changes under us; text decoders take no shared memory either.
    const text = decoders[name].decode(bytes.slice(), { stream: true });
    if (printedLength <= maxTextLength) {
      const truncated = text.slice(0, maxTextLength - printedLength);
      if (pending && pending.name !== name) flush();
      pending = { name, text: (pending?.text ?? '') + truncated };
      if (printedLength + text.length > maxTextLength)
        pending.text += '\n… what was printed after this is not shown.\n';
      if (performance.now() - sentAt > flushIntervalMs) flush();
    }
    printedLength += text.length;
    return bytes.length;
  };
  return {
    stdout: write('stdout'),
    stderr: write('stderr'),
    flush,
    /** Begins a new cell. */
    reset: () => {
      printedLength = 0;
    },
  };
};
