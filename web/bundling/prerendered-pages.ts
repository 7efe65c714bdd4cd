import type { CoverDrawing } from '#contract/cover/cover.ts';
import { coursePageSize } from '#contract/operations/catalog.ts';
import { openCourseIndex, type StoredCourseIndex, searchCourses } from '#contract/rules/course-search.ts';
import { relatedCourses } from '#contract/rules/related-courses.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { courseDocumentOf, documentOf, siteRoutes } from '#contract/site-routes.ts';
import type { IndexedCourse } from '#contract/storage/catalog-rows.ts';
import type { PageData } from '../src/islands/page-data.ts';

/** The published courses, built from the same files and by the same code as the catalog. */
export interface PublishedCourses {
  index: StoredCourseIndex;
  /** By course id. */
  covers: ReadonlyMap<string, CoverDrawing>;
  /** Covers, portraits and figures as SVG files, by URL path. */
  drawings: ReadonlyMap<string, string>;
  /** Without related courses; previews have no URL. */
  details: readonly Omit<CourseDetail, 'related'>[];
}

/** A page with a prerendered document. */
export interface PrerenderedPage {
  path: string;
  /** The document's path, relative to the site's root. */
  document: string;
  /** The module below `web/src/pages` that renders it. */
  page: string;
  data: PageData;
  /** Time of its last change, if known. */
  changedAt?: string;
  isIndexed: boolean;
}

/** A path outside the route table, to render the page of unknown paths. */
const anyUnknownPath = '/unknown';

/** Maximum courses named in the prerendered course list; the browser loads the others. */
const maxListedCourses = 60;

const coursesPageData = (index: StoredCourseIndex): PageData => {
  const { courses, total, counts, topics } = searchCourses(openCourseIndex(index), {
    limit: maxListedCourses,
    after: 0,
  });
  return {
    listCourses: { courses: courses.slice(0, coursePageSize), total, counts, topics },
    remainingCourses: courses.slice(coursePageSize).map(({ id, title }) => ({ id, title })),
  };
};

const isFeatured = ({ featured }: IndexedCourse) => featured !== undefined;

/** Returns all prerendered pages with their data. */
export const prerenderedPages = ({
  index,
  details,
}: Pick<PublishedCourses, 'index' | 'details'>): PrerenderedPage[] => {
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
  const courses = details.flatMap((detail) => {
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
