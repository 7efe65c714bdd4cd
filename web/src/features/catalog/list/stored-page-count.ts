import { tabStorage } from '#web/src/lib/storage.ts';

const pageCountStorage = tabStorage('course-pages');
let pageCounts: Record<string, number> | undefined;

/** Page counts of this tab; cleared when the document is opened, not returned to by Back. */
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

/** Returns how many pages a history entry showed when it was left; 1 for a new entry. */
export const storedPageCount = (historyEntry: string): number => loadPageCounts()[historyEntry] ?? 1;

/** Stores the page count in this tab, so that Back restores the list even from another site. */
export const storePageCount = (historyEntry: string, pageCount: number): void => {
  loadPageCounts()[historyEntry] = pageCount;
  pageCountStorage.write(JSON.stringify(pageCounts));
};
