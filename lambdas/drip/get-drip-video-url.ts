import { drip } from '../../contract/operations/drip.ts';
import { endpoint } from '../http/endpoint.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { signVideoUrls } from '../learning/sign-video-urls.ts';

export const handler = endpoint(drip, 'getDripVideoUrl', async ({ params, query, caller, now }) => {
  const access = await requireCourseAccess(caller.id, params.courseId, now);
  // The key is a question here too: only the outline's own key is ever signed (reliability rule R9).
  const { lecture } = findLecture(access, ({ videoKey }) => videoKey === query.s3Key, 'Video not found.');
  return signVideoUrls(lecture);
});
