import { catalog } from '#contract/operations/catalog.ts';
import { recommend } from '#contract/rules/recommend.ts';
import { getCourseList } from '../data/course-list.ts';
import { listEnrollments } from '../data/enrollments.ts';
import { getQuestionnaire } from '../data/questionnaires.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(catalog, 'recommendCourses', async ({ caller }) => {
  const [index, enrollments, stored] = await Promise.all([
    getCourseList(),
    listEnrollments(caller.id),
    getQuestionnaire(caller.id),
  ]);
  const enrolled = enrollments.flatMap(({ courseId, completedAt }) => {
    const course = index.byId.get(courseId);
    return course ? [{ course, isComplete: completedAt !== undefined }] : [];
  });
  return { recommendations: recommend(index.courses, { enrolled, questionnaire: stored?.questionnaire ?? null }) };
});
