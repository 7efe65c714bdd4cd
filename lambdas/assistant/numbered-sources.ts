import type { ChatEvent, ChatSource } from '#contract/schemas/assistant.ts';

/** Numbers the sources of one answer in order of first mention. */
export const numberedSources = () => {
  const numbers = new Map<string, number>();
  return {
    /** Returns the source's number and, at its first mention, the event that announces it. */
    name: (source: ChatSource, role: 'support' | 'nearby'): { id: number; events: ChatEvent[] } => {
      const sourceKey = JSON.stringify(source);
      const knownNumber = numbers.get(sourceKey);
      if (knownNumber !== undefined) return { id: knownNumber, events: [] };
      const id = numbers.size + 1;
      numbers.set(sourceKey, id);
      return { id, events: [{ type: 'source', id, role, source }] };
    },
  };
};
