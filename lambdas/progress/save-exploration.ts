import { progress } from '#contract/operations/progress.ts';
import { Problem } from '#contract/problem.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import { putExploration } from '../data/explorations.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';

/** Saving a state has no effect on progress; an answer is checked here, whatever the browser has shown. */
export const handler = endpoint(progress, 'saveExploration', async ({ params, body, caller, now }) => {
  const [access, today] = await Promise.all([
    requireCourseAccess(caller.id, params.courseId, now),
    getStudyDay(caller.id, now),
  ]);
  const { lecture } = findLecture(access, ({ id }) => id === params.lectureId);
  const { state, isAnswer } = body;
  if (lecture.explorable !== state.explorable) {
    throw new Problem('not-found', 'This lesson does not have this explorable. Reload the page.');
  }
  const isSolution = isAnswer && isSolved(state);
  const [exploration] = await Promise.all([
    putExploration(caller.id, params, { state, savedAt: now.toISOString(), isSolved: isSolution }),
    isSolution && completeLecture(caller.id, access, lecture.id, now, { kind: 'solved' }),
    isAnswer && putStudyDay(caller.id, today),
  ]);
  return exploration;
});
