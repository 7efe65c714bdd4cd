import { tabStorage } from '../../../site/storage.ts';

const stored = tabStorage('course-pages');
let sizes: Record<string, number> | undefined;

/** Sizes of this tab; a document that was opened anew, not gone back to, begins without any. */
const knownSizes = (): Record<string, number> => {
  if (sizes) return sizes;
  sizes = {};
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    if (visit?.type !== 'navigate') Object.assign(sizes, JSON.parse(stored.read() ?? '{}'));
  } catch {
    stored.write(null);
  }
  return sizes;
};

/** How many pages an entry of the history had shown when it was left; 1 for a new one. */
export const rememberedSize = (entry: string): number => knownSizes()[entry] ?? 1;

/** Remembers it for this tab, so that even a return from another site finds the list as it was. */
export const rememberSize = (entry: string, size: number): void => {
  knownSizes()[entry] = size;
  stored.write(JSON.stringify(sizes));
};
