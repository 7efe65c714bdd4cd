import { beforeAll, expect, test } from '@jest/globals';
import type { ChatTurn } from '#contract/schemas/assistant.ts';
import { type HandledReply, replyTo } from '#lambdas/assistant/reply-to.ts';
import { type Library, openLibrary } from './evaluation/scenes.ts';

const course = 'python-for-data-work';
const lecture = 'join-two-tables';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
}, 60_000);

/** Asks in a row, as one browser does: it sends the last six turns and the ids of all practice questions. */
const converse = (...messages: string[]): HandledReply[] => {
  const turns: ChatTurn[] = [];
  const practiced: string[] = [];
  return messages.map((question) => {
    const answer = replyTo(question, { ...library.sceneOf({ course, lecture }, turns.slice(-6)), practiced });
    const { remark = '', claims, practice } = answer.reply;
    if (practice !== undefined) practiced.push(practice);
    turns.push({ question, answer: [remark, ...claims.map(({ text }) => text)].join('\n').slice(0, 2000) });
    return answer;
  });
};

const claimIn = (answer: HandledReply | undefined): string => answer?.reply.claims[0]?.text ?? '';

test('“quiz me” says that the question is practice, and where graded ones are', () => {
  const [first, , second] = converse('quiz me', 'I do not know', 'another question');
  expect(first?.reply.remark).toMatch(
    /^A practice question from “Joining two tables”\. It is not graded: .*Graded questions are in “Check your understanding”\.$/,
  );
  expect(second?.reply.remark).toBe('A practice question from “Joining two tables”. Write your answer.');
});

test('every question of a course is asked once before any comes again', () => {
  const all = library.sceneOf({ course }).practice.questions.length;
  const rounds = Array.from({ length: all + 1 }, () => ['another question', 'I do not know']).flat();
  const asked = converse(...rounds).filter(({ handler }) => handler === 'quiz');
  const texts = asked.map(claimIn);
  expect(texts).toHaveLength(all + 1);
  expect(new Set(texts.slice(0, all)).size).toBe(all);
  expect(texts[all]).toBe(texts[0]);
  expect(asked[all]?.reply.remark).toMatch(/^You have already been asked every question .*, so here is one again\. /);
});

test('“another question” stays with the subject that was asked for', () => {
  const asked = converse('quiz me on csv', 'I do not know', 'another question', 'I do not know', 'one more question');
  const lectures = asked.flatMap(({ handler, reply }) =>
    handler === 'quiz' ? reply.claims.map(({ source }) => source.kind === 'lecture' && source.lectureId) : [],
  );
  expect(new Set(lectures)).toEqual(new Set(['csv-and-json']));
});

const grade = (answer: string, expected: string): string => {
  const scene = library.sceneOf({ course });
  const practice = { id: 'asked', lectureId: lecture, question: 'What is asked here?', answer: expected };
  const turns = [{ question: 'quiz me', answer: practice.question }];
  return (
    replyTo(answer, { ...scene, practice: { ...scene.practice, questions: [practice] }, turns }).reply.remark ?? ''
  );
};
const long =
  'Forbidden passages take up places, so some users get fewer and worse passages. And their absence tells an attentive user that something is there.';

test.each([
  ['the left table', 'The left table.', /^Correct: your answer matches the author’s\./],
  ['the right table', 'The left table.', /^Your answer is partly correct\./],
  ['bananas', 'The left table.', /^That is not the author’s answer\./],
  ['no, never', 'Yes, if the key is unique.', /^That is not the author’s answer\./],
  ['three rows', '12 rows.', /^(?:Your answer is partly|That is not)/],
  [
    'forbidden passages take places, users get fewer passages, their absence tells that something is there',
    long,
    /^Correct: your answer/,
  ],
  [
    'people notice gaps and the list gets shorter',
    long,
    /^Compare it with the author’s: did you get it, partly, or not yet\?/,
  ],
])('«%s» is graded by words, or judged by the learner where words cannot tell', (answer, expected, remark) => {
  expect(grade(answer, expected)).toMatch(remark);
});

test.each([
  ['I had it', /^Good\./, 0],
  ['partly', /^Read “Joining two tables” again/, 1],
  ['Not yet.', /^Read “Joining two tables” again/, 1],
])('a learner who judges “%s” learns what to do next', (verdict, remark, claimCount) => {
  const scene = library.sceneOf({ course });
  const practice = { id: 'asked', lectureId: lecture, question: 'What is asked here?', answer: long };
  const questions = { ...scene.practice, questions: [practice] };
  const turns = [{ question: 'quiz me', answer: practice.question }];
  const { remark: shown = '', claims } = replyTo('gaps', { ...scene, practice: questions, turns }).reply;
  const judged = [...turns, { question: 'gaps', answer: [shown, ...claims.map(({ text }) => text)].join('\n') }];
  const { handler, reply } = replyTo(verdict, { ...scene, practice: questions, turns: judged });
  expect(handler).toBe('graded-answer');
  expect(reply.remark).toMatch(remark);
  expect(reply.remark).toContain('another question');
  expect(reply.claims).toHaveLength(claimCount);
});

test('“not yet” is an ordinary message when there is no answer to judge', () => {
  expect(replyTo('not yet', library.sceneOf({ course, lecture })).handler).not.toBe('graded-answer');
});

test('ids of questions that the course does not have change nothing', () => {
  const scene = library.sceneOf({ course, lecture });
  expect(replyTo('quiz me', { ...scene, practiced: ['made-up', '__proto__'] })).toEqual(replyTo('quiz me', scene));
});
