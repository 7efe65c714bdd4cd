import type { IndexedCourse } from '../storage/catalog-rows.ts';

/** Maximum courses shown below a course. */
const maxRelatedCourses = 3;

/** Returns up to three courses that share the most topics with this one, best first. */
export const relatedCourses = (
  course: Pick<IndexedCourse, 'id' | 'topics'>,
  courses: readonly IndexedCourse[],
): IndexedCourse[] =>
  courses
    .filter(({ id }) => id !== course.id)
    .map((card) => ({ card, shared: card.topics.filter((topic) => course.topics.includes(topic)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, maxRelatedCourses)
    .map(({ card }) => card);
