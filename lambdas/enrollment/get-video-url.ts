import { enrollment } from '../../contract/operations/enrollment.ts';
import { Problem } from '../../contract/problem.ts';
import { lectureState, standardStanding } from '../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import { requireCourseAccess } from '../data/course-access.ts';
import { endpoint } from '../http/endpoint.ts';
import { playableVideo } from '../services/playable-video.ts';

export const handler = endpoint(enrollment, 'getVideoUrl', async ({ params, query, caller }) => {
  const { course } = await requireCourseAccess(caller.id, params.courseId);
  // The key is a question: only the outline's own key is ever signed (reliability rule R9).
  const found = lecturesInOrder(course).find(({ lecture }) => lecture.videoKey === query.s3Key);
  if (!found) throw new Problem('not-found', 'Video not found.');
  if (lectureState(found.lecture, standardStanding) !== 'unlocked') {
    throw new Problem('lecture-locked');
  }
  return playableVideo(found.lecture);
});
