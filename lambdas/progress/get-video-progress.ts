import { progress } from '#contract/operations/progress.ts';
import { getVideoProgress } from '../data/video-progress.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(progress, 'getVideoProgress', async ({ params: { courseId, ...position }, caller }) => {
  const stored = await getVideoProgress(caller.id, courseId, position);
  const { timestamp = 0, duration = 0, observedAt } = stored ?? {};
  return { timestamp, duration, ...(observedAt !== undefined && { observedAt }) };
});
