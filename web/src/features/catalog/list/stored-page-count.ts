import { tabStorage } from '../../../lib/storage.ts';

const pageCountStorage = tabStorage('course-pages');
let pageCounts: Record<string, number> | undefined;

/** Sizes of this tab; a document that was opened anew, not gone back to, begins without any. */
const loadPageCounts = (): Record<string, number> => {
  if (pageCounts) return pageCounts;
  pageCounts = {};
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    if (visit?.type !== 'navigate') Object.assign(pageCounts, JSON.parse(pageCountStorage.read() ?? '{}'));
  } catch {
    pageCountStorage.write(null);
  }
  return pageCounts;
};

/** How many pages an entry of the history had shown when it was left; 1 for a new one. */
export const storedPageCount = (historyEntry: string): number => loadPageCounts()[historyEntry] ?? 1;

/** Remembers it for this tab, so that even a return from another site finds the list as it was. */
export const storePageCount = (historyEntry: string, pageCount: number): void => {
  loadPageCounts()[historyEntry] = pageCount;
  pageCountStorage.write(JSON.stringify(pageCounts));
};
