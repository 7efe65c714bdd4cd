import { catalog } from '#contract/operations/catalog.ts';
import { requireCourse } from '../data/courses.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(catalog, 'getCoursePrice', async ({ params: { courseId } }) => {
  const { price, currency } = await requireCourse(courseId);
  return { courseId, price, currency };
});
