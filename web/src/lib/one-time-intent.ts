/** Milliseconds for which a press counts: enough to create an account and read the emailed code. */
const intentTtlMs = 30 * 60_000;

interface Intent {
  id: string;
  until: number;
}

/** Creates a store for one button press that takes effect once, on a later page, and only for the given id. */
export const createOneTimeIntent = (storage: { read(): string | null; write(text: string | null): void }) => {
  const read = (): Partial<Intent> => {
    try {
      return (JSON.parse(storage.read() ?? '') as Partial<Intent> | null) ?? {};
    } catch {
      return {};
    }
  };
  return {
    store: (id: string): void =>
      storage.write(JSON.stringify({ id, until: Date.now() + intentTtlMs } satisfies Intent)),
    /** Returns whether the press was for `id`; a component may call it while rendering. */
    isFor: (id: string): boolean => {
      const { id: stored, until = 0 } = read();
      return stored === id && until > Date.now();
    },
    clear: (): void => storage.write(null),
  };
};
