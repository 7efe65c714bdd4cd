import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { NewSelfCheckAttempt, SelfCheckAttempt } from '../schemas/self-check.ts';
import { SkillMap } from '../schemas/skill-map.ts';

export const recall = operations({
  listSelfCheckAttempts: {
    summary: "List the learner's last attempt at each self-check of a lecture.",
    method: 'GET',
    path: '/courses/{courseId}/self-checks/{lectureId}',
    access: 'learner',
    response: z.object({ attempts: z.array(SelfCheckAttempt) }),
    problems: [],
    needs: ['learners:Query'],
  },
  saveSelfCheckAttempt: {
    summary: 'Save an ungraded attempt at a self-check. Repeating it returns the same attempt.',
    method: 'POST',
    path: '/courses/{courseId}/self-checks/{lectureId}',
    access: 'learner',
    body: NewSelfCheckAttempt,
    response: SelfCheckAttempt,
    problems: ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked', 'attempt-conflict'],
    needs: ['catalog:GetItem', 'learners:GetItem', 'learners:UpdateItem', 'learners:DeleteItem', 'subscribers:GetItem'],
  },
  getSkillMap: {
    summary: 'Get what the learner has seen, passed and recalled of each skill of their courses.',
    method: 'GET',
    path: '/user/skills',
    access: 'learner',
    response: SkillMap,
    problems: [],
    needs: ['learners:Query', 'catalog:GetItem'],
  },
});
