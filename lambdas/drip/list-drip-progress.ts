import { drip } from '#contract/operations/drip.ts';
import { listDripProgress } from '../data/drip-progress.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(drip, 'listDripProgress', ({ params, caller }) =>
  listDripProgress(caller.id, params.courseId),
);
