import { catalog } from '#contract/operations/catalog.ts';
import { relatedCourses } from '#contract/rules/related-courses.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { getCourseList } from '../data/course-list.ts';
import { requireCourse } from '../data/courses.ts';
import { endpoint } from '../http/endpoint.ts';
import { signVideoUrls } from '../learning/sign-video-urls.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';

const buildCourseView = async (courseId: string) => {
  const [course, index] = await Promise.all([requireCourse(courseId), getCourseList()]);
  const preview = lecturesInOrder(course).find(({ lecture }) => lecture.isPreview)?.lecture;
  return {
    ...course,
    related: relatedCourses(course, index.courses),
    ...(preview && { preview: { ...(await signVideoUrls(preview)), lectureId: preview.id, title: preview.title } }),
  };
};

/** Cached because signing the preview URL dominates the cost and the result is the same for everyone. */
const cachedCourseView = ttlCache(5, buildCourseView);

export const handler = endpoint(catalog, 'getCourse', async ({ params: { courseId } }) => cachedCourseView(courseId));
