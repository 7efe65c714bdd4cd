import { enrollment } from '#contract/operations/enrollment.ts';
import { endpoint } from '../http/endpoint.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { signPictureUrls } from '../learning/sign-picture-urls.ts';

export const handler = endpoint(enrollment, 'getPictureUrls', async ({ params, query, caller, now }) => {
  const access = await requireCourseAccess(caller.id, params.courseId, now);
  const { lecture } = findLecture(access, ({ id }) => id === params.lectureId);
  // Only ids that the outline has are signed. Those of a question are known to whom the question was asked.
  const ids = new Set(query.ids.split(','));
  const pictures = (lecture.pictures ?? []).filter(({ id }) => ids.has(id));
  return signPictureUrls(params.courseId, lecture.id, pictures);
});
