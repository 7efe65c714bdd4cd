import { drip } from '#contract/operations/drip.ts';
import { endpoint } from '../http/endpoint.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { signStreamableVideo } from '../learning/sign-video-urls.ts';

export const handler = endpoint(drip, 'getDripVideoUrl', async ({ params, query, caller, now }) => {
  const access = await requireCourseAccess(caller.id, params.courseId, now);
  // `s3Key` is only matched against the outline, whose own key is signed (docs/reliability.md#signed-media).
  const { lecture } = findLecture(access, ({ videoKey }) => videoKey === query.s3Key, 'Video not found.');
  return signStreamableVideo(lecture);
});
