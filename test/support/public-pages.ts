import { siteRoutes } from '../../contract/site-routes.ts';
import { send } from './platform.ts';

/** Paths of every page that anyone may read and that is written at build time, the courses' included. */
export const publicPaths = async (): Promise<string[]> => {
  const { body } = await send<{ courses: { id: string }[] }>('listCourses', { query: { limit: '50' } });
  return [
    ...siteRoutes.filter(({ prerender }) => prerender).map(({ path }) => path),
    ...body.courses.map(({ id }) => `/courses/${id}`),
  ];
};
