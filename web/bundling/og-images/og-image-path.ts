import type { RouteMatch } from '../../../contract/site-routes.ts';

/**
 * Address of the picture that link previews show for a page, 1200 by 630; undefined where there is none. The build
 * draws one for every document it writes.
 */
export const ogImagePath = ({ route, params }: RouteMatch): string | undefined => {
  if (params.courseId && (route.page === 'course' || route.page === 'course-subscribe')) {
    return `/pictures/course-${params.courseId}.png`;
  }
  return route.prerender ? `/pictures/${route.page}.png` : undefined;
};
