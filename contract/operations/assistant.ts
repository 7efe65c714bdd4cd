import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { maxQuestionLength } from '../rules/assistant/max-question-length.ts';
import { Id } from '../schemas/identifiers.ts';

export const assistant = operations({
  sendChatMessage: {
    summary: 'Ask the assistant; the answer streams as server-sent events.',
    method: 'POST',
    path: '/chat',
    access: 'optional',
    body: z.strictObject({
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxQuestionLength)),
      /** Page the question was asked on. Only `courseId` is used, after a lookup; titles are untrusted display text. */
      context: z.optional(
        z.strictObject({
          courseId: z.optional(Id),
          courseTitle: z.optional(z.string().check(z.maxLength(300))),
          sectionTitle: z.optional(z.string().check(z.maxLength(300))),
          lectureTitle: z.optional(z.string().check(z.maxLength(300))),
        }),
      ),
    }),
    response: 'text/event-stream',
    problems: ['unavailable'],
    needs: [
      'catalog:GetItem',
      'learners:GetItem',
      'learners:UpdateItem',
      'subscribers:GetItem',
      'passages:GetObject',
      'sign-in:GetObject',
      'chat-model:InvokeModelWithResponseStream',
    ],
    limit: 'without an account 120 a minute and 800 a day per network; signed in 20 a minute and 200 a day',
  },
});
