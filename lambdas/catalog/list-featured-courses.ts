import { catalog } from '#contract/operations/catalog.ts';
import { getCourseIndex } from '../data/course-index.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(catalog, 'listFeaturedCourses', async () => {
  const { courses } = await getCourseIndex();
  return { featuredCourses: courses.filter(({ featured }) => featured !== undefined) };
});
