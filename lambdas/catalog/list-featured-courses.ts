import { catalog } from '#contract/operations/catalog.ts';
import { getCourseList } from '../data/course-list.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(catalog, 'listFeaturedCourses', async () => {
  const { courses } = await getCourseList();
  return { featuredCourses: courses.filter(({ featured }) => featured !== undefined) };
});
