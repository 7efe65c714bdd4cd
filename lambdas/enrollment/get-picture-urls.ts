import { enrollment } from '#contract/operations/enrollment.ts';
import { endpoint } from '../http/endpoint.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { signPictureUrls } from '../learning/sign-picture-urls.ts';

export const handler = endpoint(enrollment, 'getPictureUrls', async ({ params, query, caller, now }) => {
  const access = await requireCourseAccess(caller.id, params.courseId, now);
  const { lecture } = findLecture(access, ({ id }) => id === params.lectureId);
  // Signs only ids in the outline. The id of a question's picture is known only to learners who were asked that
  // question.
  const ids = new Set(query.ids.split(','));
  const pictures = (lecture.pictures ?? []).filter(({ id }) => ids.has(id));
  return signPictureUrls(params.courseId, lecture.id, pictures);
});
