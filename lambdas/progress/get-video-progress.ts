import { progress } from '../../contract/operations/progress.ts';
import { getVideoProgress } from '../data/video-progress.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(progress, 'getVideoProgress', async ({ params: { courseId, ...place }, caller }) => {
  const stored = await getVideoProgress(caller.id, courseId, place);
  return { timestamp: stored?.timestamp ?? 0, duration: stored?.duration ?? 0 };
});
