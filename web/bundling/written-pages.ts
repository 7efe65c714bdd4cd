import type { IndexedCourse } from '../../contract/catalogue-rows.ts';
import { coursePageSize } from '../../contract/operations/catalogue.ts';
import { openCourseIndex, type StoredCourseIndex, searchCourses } from '../../contract/rules/course-search.ts';
import { relatedCourses } from '../../contract/rules/related-courses.ts';
import type { CourseDetail } from '../../contract/schemas/course.ts';
import { courseDocumentOf, documentOf, siteRoutes } from '../../contract/site-routes.ts';
import type { PageData } from '../src/site/page-data.ts';

/** The published courses as the build knows them: from the same files, made by the same code as what is published. */
export interface KnownCourses {
  index: StoredCourseIndex;
  /** Without related courses, and with a preview that has no address. */
  details: readonly Omit<CourseDetail, 'related'>[];
}

/** A page that is written as a complete document. */
export interface WrittenPage {
  /** Path of the page. */
  path: string;
  /** File of the document, from the root of the site. */
  document: string;
  /** The file below `web/src/pages` that shows it. */
  page: string;
  data: PageData;
  /** Instant of its last change, where that is known. */
  changedAt?: string;
  isIndexed: boolean;
}

/** An address outside the table, to render what every such address shows. */
const anyUnknownPath = '/unknown';

/** Course pages that are written; more would not fit into the function that finds documents. They are drawn by script. */
const courseLimit = 60;

const listed = (index: StoredCourseIndex): PageData => {
  const { courses, total, counts } = searchCourses(openCourseIndex(index), { limit: courseLimit, after: 0 });
  return {
    listCourses: { courses: courses.slice(0, coursePageSize), total, counts },
    laterCourses: courses.slice(coursePageSize).map(({ id, title }) => ({ id, title })),
  };
};

const isFeatured = ({ featured }: IndexedCourse) => featured !== undefined;

/** All pages that the build writes, with what each carries. */
export const writtenPages = ({ index, details }: KnownCourses): WrittenPage[] => {
  const carried: Record<string, PageData> = {
    home: { listFeaturedCourses: { featuredCourses: index.courses.filter(isFeatured) } },
    courses: listed(index),
  };
  const pages = siteRoutes
    .filter(({ prerender }) => prerender)
    .map(({ path, page, noindex, canonical }) => ({
      ...{ path, page, document: documentOf(path), data: carried[page] ?? {} },
      isIndexed: !noindex && canonical === undefined,
    }));
  const unknown = { path: anyUnknownPath, page: 'home', document: documentOf(anyUnknownPath), isIndexed: false };
  const courses = details.slice(0, courseLimit).flatMap((detail) => {
    const path = `/courses/${detail.id}`;
    const shared = {
      data: { getCourse: { ...detail, related: relatedCourses(detail, index.courses) } },
      changedAt: detail.updatedAt,
      isIndexed: true,
    };
    const own = { ...shared, path, page: 'course', document: courseDocumentOf(path) };
    const subscribe = `${path}/subscribe`;
    const early = { ...shared, path: subscribe, page: 'course-subscribe', document: courseDocumentOf(subscribe) };
    return detail.kind === 'drip' ? [own, early] : [own];
  });
  return [...pages, { ...unknown, data: carried.home ?? {} }, ...courses];
};
