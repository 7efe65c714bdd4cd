import { siteRoutes } from '#contract/site-routes.ts';
import { send } from './platform.ts';

/** Paths of all public prerendered pages, including those of courses. */
export const publicPaths = async (): Promise<string[]> => {
  const { body } = await send<{ courses: { id: string; kind: string }[] }>('listCourses', { query: { limit: '50' } });
  return [
    ...siteRoutes.filter(({ prerender }) => prerender).map(({ path }) => path),
    ...body.courses.map(({ id }) => `/courses/${id}`),
    ...body.courses.filter(({ kind }) => kind === 'drip').map(({ id }) => `/courses/${id}/subscribe`),
  ];
};
