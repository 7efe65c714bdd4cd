import { recall } from '#contract/operations/recall.ts';
import { listSelfCheckAttempts } from '../data/self-check-attempts.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(
  recall,
  'listSelfCheckAttempts',
  async ({ params: { courseId, lectureId }, caller }) => ({
    attempts: await listSelfCheckAttempts(caller.id, courseId, lectureId),
  }),
);
