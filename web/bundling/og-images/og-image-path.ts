import type { RouteMatch } from '#contract/site-routes.ts';

/**
 * Returns the URL path of a page's link preview image, 1200 by 630; undefined for pages without one. The build draws
 * one for every prerendered page.
 */
export const ogImagePath = ({ route, params }: RouteMatch): string | undefined => {
  if (params.courseId && (route.page === 'course' || route.page === 'course-subscribe')) {
    return `/pictures/course-${params.courseId}.png`;
  }
  return route.prerender ? `/pictures/${route.page}.png` : undefined;
};
