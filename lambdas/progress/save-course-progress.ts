import { progress } from '../../contract/operations/progress.ts';
import { Problem } from '../../contract/problem.ts';
import { lectureState, standardStanding } from '../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import { putStudyDay, studyDayOf } from '../data/activity.ts';
import { completeLecture } from '../data/complete-lecture.ts';
import { type CourseAccess, requireCourseAccess } from '../data/course-access.ts';
import { progressIn } from '../data/learner-course.ts';
import { endpoint } from '../http/endpoint.ts';

/** The lecture a learner may mark as completed by hand: in this course, open, and not a quiz, which has to be passed. */
const requireMarkable = ({ course }: CourseAccess, lectureId: string): void => {
  const found = lecturesInOrder(course).find(({ lecture }) => lecture.id === lectureId);
  if (!found) throw new Problem('not-found', 'Lecture not found.');
  if (lectureState(found.lecture, standardStanding) !== 'unlocked') {
    throw new Problem('lecture-locked');
  }
  if (found.lecture.contentType === 'quiz') throw new Problem('invalid-request', 'A quiz is completed by passing it.');
};

export const handler = endpoint(progress, 'saveCourseProgress', async ({ params, body, caller, now }) => {
  const [access, today] = await Promise.all([
    requireCourseAccess(caller.id, params.courseId),
    studyDayOf(caller.id, now),
  ]);
  if (body.completedLecture === undefined) return progressIn(access.course, access.enrollment);
  requireMarkable(access, body.completedLecture);
  const [enrollment] = await Promise.all([
    completeLecture(caller.id, access, body.completedLecture, now),
    putStudyDay(caller.id, today),
  ]);
  return progressIn(access.course, enrollment);
});
