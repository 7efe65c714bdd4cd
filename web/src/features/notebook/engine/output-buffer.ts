/** Maximum characters of printed text per cell, against endless loops. */
const maxTextLength = 100_000;
/** Milliseconds between two messages while a cell prints. */
const flushIntervalMs = 40;

type Stream = 'stdout' | 'stderr';

/**
 * Batches what Python prints into a few messages per second. Timers do not fire while Python runs, so it checks the
 * clock on every write.
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
    // Copies the bytes: Python owns and changes this memory, and text decoders reject shared memory.
    const text = decoders[name].decode(bytes.slice(), { stream: true });
    if (printedLength <= maxTextLength) {
      const truncated = text.slice(0, maxTextLength - printedLength);
      if (pending && pending.name !== name) flush();
      pending = { name, text: (pending?.text ?? '') + truncated };
      if (printedLength + text.length > maxTextLength) pending.text += '\n… further output is not shown.\n';
      if (performance.now() - sentAt > flushIntervalMs) flush();
    }
    printedLength += text.length;
    return bytes.length;
  };
  return {
    stdout: write('stdout'),
    stderr: write('stderr'),
    flush,
    /** Resets the buffer for the next cell. */
    reset: () => {
      printedLength = 0;
    },
  };
};
