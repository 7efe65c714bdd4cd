import type { OutputOf } from '../../../contract/index.ts';

/** Answers of public operations that a written document carries, so that it shows its courses without a call. */
export interface PageData {
  /** Of the course the document is about. Its preview has no address yet. */
  getCourse?: OutputOf<'getCourse'>;
  /** The first page of the list without a query, and no cursor to a second one. */
  listCourses?: OutputOf<'listCourses'>;
  /** The courses after that first page, for readers and search engines that run no script. */
  remainingCourses?: { id: string; title: string }[];
  listFeaturedCourses?: OutputOf<'listFeaturedCourses'>;
}

/** Id of the element that holds it as JSON. */
export const pageDataElement = 'page-data';
