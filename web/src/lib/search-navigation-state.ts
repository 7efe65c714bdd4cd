import type { OutputOf } from '#contract/index.ts';

/** Navigation state that the header's search passes to the course list (docs/product.md#calls): its first page. */
export interface SearchNavigationState extends OutputOf<'listCourses'> {
  query: string;
}
