import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { maxPracticed, maxTurns } from '../rules/assistant/conversation-limits.ts';
import { maxQuestionLength } from '../rules/assistant/max-question-length.ts';
import { AnswerMark, ChatTurn } from '../schemas/assistant.ts';
import { Id } from '../schemas/identifiers.ts';

export const assistant = operations({
  sendChatMessage: {
    summary: 'Ask the assistant; the answer streams as server-sent events.',
    method: 'POST',
    path: '/chat',
    access: 'optional',
    body: z.strictObject({
      message: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxQuestionLength)),
      /**
       * Page the question was asked on. Only the ids are used, after a lookup; titles are untrusted display text.
       */
      context: z.optional(
        z.strictObject({
          courseId: z.optional(Id),
          lectureId: z.optional(Id),
          courseTitle: z.optional(z.string().check(z.maxLength(300))),
          sectionTitle: z.optional(z.string().check(z.maxLength(300))),
          lectureTitle: z.optional(z.string().check(z.maxLength(300))),
        }),
      ),
      /**
       * The last turns of the conversation, oldest first, as the browser kept them. Untrusted: they tell what the
       * question refers to and what was shown, and grant nothing.
       */
      history: z.optional(z.array(ChatTurn).check(z.maxLength(maxTurns))),
      /** Ids of the practice questions that this conversation asked, oldest first. Untrusted: others are asked first. */
      practiced: z.optional(z.array(Id).check(z.maxLength(maxPracticed))),
    }),
    // Six turns in any script: three bytes of UTF-8 for each UTF-16 code unit.
    maxBodyBytes: 128 * 1024,
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
  markAnswer: {
    summary: 'Mark an answer of the assistant as helpful or not, without identifying a person.',
    method: 'POST',
    path: '/answer-marks',
    access: 'public',
    body: z.strictObject({
      /** From the last event of the answer. An answer has one mark: another one replaces it. */
      receipt: z.string().check(z.minLength(1), z.maxLength(512)),
      mark: AnswerMark,
    }),
    response: z.object({ mark: AnswerMark }),
    problems: ['not-found'],
    needs: ['limits:UpdateItem', 'answer-marks:UpdateItem'],
    limit: '60 a minute per network',
  },
});
