import { progress } from '../../contract/operations/progress.ts';
import { Problem } from '../../contract/problem.ts';
import { isWatched } from '../../contract/rules/progress.ts';
import { putStudyDay, studyDayOf } from '../data/activity.ts';
import { completeLecture } from '../data/complete-lecture.ts';
import { requireCourseAccess, requireLecture } from '../data/course-access.ts';
import { putLastLecture } from '../data/enrollments.ts';
import { getVideoProgress, putVideoProgress } from '../data/video-progress.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(progress, 'saveVideoProgress', async ({ params: { courseId }, body, caller, now }) => {
  const [access, today] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    studyDayOf(caller.id, now),
  ]);
  const lecture = requireLecture(access, body);
  if (lecture.contentType !== 'video') throw new Problem('not-found', 'This lecture has no video.');

  // The server knows how long the video is; a client's figure could only move the 90 % mark.
  const { duration } = lecture;
  const timestamp = Math.min(body.timestamp, duration);
  const watched = isWatched(timestamp, duration);
  const isNewCompletion = watched && !access.enrollment.completedLectures.has(lecture.id);
  const at = now.toISOString();

  const [stored] = await Promise.all([
    putVideoProgress(caller.id, courseId, body, {
      timestamp,
      duration,
      isWatched: watched,
      // A clock that runs ahead must not block the saves of later days.
      observedAt: Math.min(body.observedAt ?? now.getTime(), now.getTime()),
      at,
    }),
    isNewCompletion && completeLecture(caller.id, access, lecture.id, now),
    !isNewCompletion &&
      access.enrollment.lastLectureId !== lecture.id &&
      putLastLecture(caller.id, courseId, {
        resume: {
          sectionIndex: body.sectionIndex,
          lectureIndex: body.lectureIndex,
          lectureId: lecture.id,
          lectureTitle: lecture.title,
        },
        at,
      }),
    putStudyDay(caller.id, today),
  ]);
  const current = stored ?? (await getVideoProgress(caller.id, courseId, body));
  return { timestamp: current?.timestamp ?? timestamp, duration, completed: current?.completed ?? watched };
});
