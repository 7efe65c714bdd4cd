import { coursePageSize } from '../../contract/operations/catalog.ts';
import { openCourseIndex, type StoredCourseIndex, searchCourses } from '../../contract/rules/course-search.ts';
import { relatedCourses } from '../../contract/rules/related-courses.ts';
import type { CourseDetail } from '../../contract/schemas/course.ts';
import { courseDocumentOf, documentOf, siteRoutes } from '../../contract/site-routes.ts';
import type { IndexedCourse } from '../../contract/storage/catalog-rows.ts';
import type { PageData } from '../src/islands/page-data.ts';

/** The published courses as the build knows them: from the same files, made by the same code as what is published. */
export interface PublishedCourses {
  index: StoredCourseIndex;
  /** Without related courses, and with a preview that has no address. */
  details: readonly Omit<CourseDetail, 'related'>[];
}

/** A page that is written as a complete document. */
export interface PrerenderedPage {
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
const maxCoursePages = 60;

const coursesPageData = (index: StoredCourseIndex): PageData => {
  const { courses, total, counts } = searchCourses(openCourseIndex(index), { limit: maxCoursePages, after: 0 });
  return {
    listCourses: { courses: courses.slice(0, coursePageSize), total, counts },
    remainingCourses: courses.slice(coursePageSize).map(({ id, title }) => ({ id, title })),
  };
};

const isFeatured = ({ featured }: IndexedCourse) => featured !== undefined;

/** All pages that the build writes, with what each carries. */
export const prerenderedPages = ({ index, details }: PublishedCourses): PrerenderedPage[] => {
  const dataByPage: Record<string, PageData> = {
    home: { listFeaturedCourses: { featuredCourses: index.courses.filter(isFeatured) } },
    courses: coursesPageData(index),
  };
  const pages = siteRoutes
    .filter(({ prerender }) => prerender)
    .map(({ path, page, noindex, canonical }) => ({
      ...{ path, page, document: documentOf(path), data: dataByPage[page] ?? {} },
      isIndexed: !noindex && canonical === undefined,
    }));
  const notFoundPage = { path: anyUnknownPath, page: 'home', document: documentOf(anyUnknownPath), isIndexed: false };
  const courses = details.slice(0, maxCoursePages).flatMap((detail) => {
    const path = `/courses/${detail.id}`;
    const shared = {
      data: { getCourse: { ...detail, related: relatedCourses(detail, index.courses) } },
      changedAt: detail.updatedAt,
      isIndexed: true,
    };
    const coursePage = { ...shared, path, page: 'course', document: courseDocumentOf(path) };
    const subscribe = `${path}/subscribe`;
    const subscribePage = {
      ...shared,
      path: subscribe,
      page: 'course-subscribe',
      document: courseDocumentOf(subscribe),
    };
    return detail.kind === 'drip' ? [coursePage, subscribePage] : [coursePage];
  });
  return [...pages, { ...notFoundPage, data: dataByPage.home ?? {} }, ...courses];
};
