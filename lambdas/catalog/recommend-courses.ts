import { catalog } from '#contract/operations/catalog.ts';
import { recommend } from '#contract/rules/recommend.ts';
import { getCourseIndex } from '../data/course-index.ts';
import { listEnrollments } from '../data/enrollments.ts';
import { getQuestionnaire } from '../data/questionnaires.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(catalog, 'recommendCourses', async ({ caller }) => {
  const [index, enrollments, stored] = await Promise.all([
    getCourseIndex(),
    listEnrollments(caller.id),
    getQuestionnaire(caller.id),
  ]);
  const enrolled = enrollments.flatMap(({ courseId, completedAt }) => {
    const course = index.byId.get(courseId);
    return course ? [{ course, isComplete: completedAt !== undefined }] : [];
  });
  return { recommendations: recommend(index.courses, { enrolled, questionnaire: stored?.questionnaire ?? null }) };
});
