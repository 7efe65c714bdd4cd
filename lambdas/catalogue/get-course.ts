import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import { catalogue } from '../../contract/operations/catalogue.ts';
import type { CourseIndex } from '../../contract/rules/course-search.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import type { CourseCard } from '../../contract/schemas/course.ts';
import { courseIndex } from '../data/course-index.ts';
import { requireCourse } from '../data/courses.ts';
import { endpoint } from '../http/endpoint.ts';
import { playableVideo } from '../services/playable-video.ts';
import { remember } from '../services/remember.ts';

/** Courses shown below a course: those that share most topics with it. */
const relatedLimit = 3;

const relatedTo = (course: CatalogueDetailRow, { courses }: CourseIndex): CourseCard[] =>
  courses
    .filter(({ id }) => id !== course.id)
    .map((card) => ({ card, shared: card.topics.filter((topic) => course.topics.includes(topic)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, relatedLimit)
    .map(({ card }) => card);

const describe = async (courseId: string) => {
  const [course, index] = await Promise.all([requireCourse(courseId), courseIndex()]);
  const preview = lecturesInOrder(course).find(({ lecture }) => lecture.isPreview)?.lecture;
  return {
    ...course,
    related: relatedTo(course, index),
    ...(preview && { preview: { ...(await playableVideo(preview)), lectureId: preview.id, title: preview.title } }),
  };
};

/** Signing the preview costs more than the rest together, and everyone sees the same page. */
const described = remember(5, describe);

export const handler = endpoint(catalogue, 'getCourse', async ({ params: { courseId } }) => described(courseId));
