import type { OutputOf } from '#contract/index.ts';

/** Responses of public operations embedded in a prerendered document, so that its courses need no call. */
export interface PageData {
  /** The document's course. Its preview has no URL yet. */
  getCourse?: OutputOf<'getCourse'>;
  /** The first page of the unfiltered list, without a cursor. */
  listCourses?: OutputOf<'listCourses'>;
  /** The remaining courses, for readers and search engines without script. */
  remainingCourses?: { id: string; title: string }[];
  listFeaturedCourses?: OutputOf<'listFeaturedCourses'>;
}

/** Id of the element that holds the data as JSON. */
export const pageDataElement = 'page-data';
