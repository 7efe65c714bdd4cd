import { catalogue } from '../../contract/operations/catalogue.ts';
import { courseIndex } from '../data/course-index.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(catalogue, 'listFeaturedCourses', async () => {
  const { courses } = await courseIndex();
  return { featuredCourses: courses.filter(({ featured }) => featured !== undefined) };
});
