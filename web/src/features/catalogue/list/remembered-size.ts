import { tabStorage } from '../../../site/storage.ts';

const stored = tabStorage('course-pages');

const read = (): Record<string, number> => {
  try {
    return JSON.parse(stored.read() ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

/** How many pages an entry of the history had shown when it was left; 1 for a new one. */
export const rememberedSize = (entry: string): number => {
  const size = read()[entry] ?? 1;
  return Number.isInteger(size) && size > 0 ? size : 1;
};

/** Remembers it for this tab, so that even a return from another site finds the list as it was. */
export const rememberSize = (entry: string, size: number): void =>
  stored.write(JSON.stringify({ ...read(), [entry]: size }));
