import { recall } from '#contract/operations/recall.ts';
import { endpoint } from '../http/endpoint.ts';
import { readSkillMap } from '../learning/read-skill-map.ts';

export const handler = endpoint(recall, 'getSkillMap', ({ caller, now }) => readSkillMap(caller.id, now));
