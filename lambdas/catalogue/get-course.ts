import { catalogue } from '../../contract/operations/catalogue.ts';
import { relatedCourses } from '../../contract/rules/related-courses.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import { courseIndex } from '../data/course-index.ts';
import { requireCourse } from '../data/courses.ts';
import { endpoint } from '../http/endpoint.ts';
import { playableVideo } from '../services/playable-video.ts';
import { remember } from '../services/remember.ts';

const describe = async (courseId: string) => {
  const [course, index] = await Promise.all([requireCourse(courseId), courseIndex()]);
  const preview = lecturesInOrder(course).find(({ lecture }) => lecture.isPreview)?.lecture;
  return {
    ...course,
    related: relatedCourses(course, index.courses),
    ...(preview && { preview: { ...(await playableVideo(preview)), lectureId: preview.id, title: preview.title } }),
  };
};

/** Signing the preview costs more than the rest together, and everyone sees the same page. */
const described = remember(5, describe);

export const handler = endpoint(catalogue, 'getCourse', async ({ params: { courseId } }) => described(courseId));
