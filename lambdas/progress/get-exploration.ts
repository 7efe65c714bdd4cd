import { progress } from '#contract/operations/progress.ts';
import { getExploration } from '../data/explorations.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(
  progress,
  'getExploration',
  async ({ params, caller }) => (await getExploration(caller.id, params)) ?? {},
);
