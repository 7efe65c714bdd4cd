import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type SkillRecords, toSkillProgress } from '#contract/rules/skill-map.ts';
import type { StoredSkill } from '#contract/storage/quiz-rows.ts';

const lectures = ['a', 'b', 'c', 'd'];
const quizzes = ['one', 'two'];
const questions = ['q1', 'q2', 'q3', 'q4'];
const instant = (second: number): string => new Date(Date.parse('2026-11-01') + second * 1000).toISOString();

const everyPair = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const anySkill = fc
  .record({
    lectureIds: fc.subarray(lectures),
    asked: fc.subarray(everyPair(quizzes, questions)),
    checked: fc.subarray(everyPair(lectures, questions)),
  })
  .map(
    ({ lectureIds, asked, checked }): StoredSkill => ({
      ...{ id: 'skill', name: 'Skill', lectureIds },
      questions: asked.map(([quizId, questionId]) => ({ quizId, questionId })),
      selfChecks: checked.map(([lectureId, questionId]) => ({ lectureId, questionId })),
      masteryQuestionIds: [],
    }),
  );

/** Attempts with different times, in any order; older ones do not say what they asked. */
const anyAttempts = fc
  .uniqueArray(
    fc.record({
      quizId: fc.constantFrom(...quizzes),
      drawn: fc.subarray(questions),
      right: fc.subarray(questions),
      isOld: fc.boolean(),
      second: fc.nat(100_000),
    }),
    { maxLength: 8, selector: ({ second }) => second },
  )
  .map((attempts) =>
    attempts.map(({ quizId, drawn, right, isOld, second }) => ({
      ...{ quizId, submittedAt: instant(second) },
      ...(!isOld && { questions: drawn }),
      correct: isOld ? right : right.filter((id) => drawn.includes(id)),
    })),
  );

const anyRecords = fc.record({
  completedLectures: fc.subarray([...lectures, 'removed']).map((ids): ReadonlySet<string> => new Set(ids)),
  attempts: anyAttempts,
  selfChecks: fc
    .uniqueArray(fc.tuple(fc.constantFrom(...lectures), fc.constantFrom(...questions, 'reworded')), {
      selector: ([lectureId, questionId]) => `${lectureId}/${questionId}`,
    })
    .chain((keys) =>
      fc.tuple(
        ...keys.map(([lectureId, questionId]) =>
          fc
            .constantFrom('had-it' as const, 'partly' as const, 'not-yet' as const)
            .map((verdict) => ({ lectureId, questionId, verdict })),
        ),
      ),
    ),
});

/** Plays the attempts in the order of time and remembers the last answer to each question. */
const recount = (skill: StoredSkill, { completedLectures, attempts, selfChecks }: SkillRecords) => {
  const answers = new Map<string, boolean>();
  for (const attempt of [...attempts].sort((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt))) {
    for (const id of attempt.questions ?? questions) {
      answers.set(`${attempt.quizId}/${id}`, attempt.correct.includes(id));
    }
  }
  let [completed, asked, right, answered, hadIt] = [0, 0, 0, 0, 0];
  for (const id of skill.lectureIds) if (completedLectures.has(id)) completed += 1;
  for (const { quizId, questionId } of skill.questions) {
    const answer = answers.get(`${quizId}/${questionId}`);
    if (answer !== undefined) asked += 1;
    if (answer === true) right += 1;
  }
  for (const record of selfChecks) {
    const isOfSkill = skill.selfChecks.some(
      (check) => `${check.lectureId}/${check.questionId}` === `${record.lectureId}/${record.questionId}`,
    );
    if (isOfSkill) answered += 1;
    if (isOfSkill && record.verdict === 'had-it') hadIt += 1;
  }
  const [first] = [...skill.lectureIds.filter((id) => !completedLectures.has(id)), ...skill.lectureIds];
  return {
    ...{ id: skill.id, name: skill.name },
    ...(first && { nextLectureId: first }),
    lectures: { total: skill.lectureIds.length, completed },
    questions: { total: skill.questions.length, asked, correct: right },
    selfChecks: { total: skill.selfChecks.length, answered, hadIt },
  };
};

test('the map of a skill equals a recount question by question', () => {
  fc.assert(
    fc.property(anySkill, anyRecords, (skill, records) => {
      expect(toSkillProgress(skill, records)).toEqual(recount(skill, records));
    }),
    { numRuns: 500 },
  );
});

test('no figure exceeds what the course has, and more study never shows less seen', () => {
  fc.assert(
    fc.property(anySkill, anyRecords, fc.constantFrom(...lectures), (skill, records, lecture) => {
      const before = toSkillProgress(skill, records);
      const { lectures: seen, questions: passed, selfChecks: recalled } = before;
      expect(seen.completed).toBeLessThanOrEqual(seen.total);
      expect(passed.correct).toBeLessThanOrEqual(passed.asked);
      expect(passed.asked).toBeLessThanOrEqual(passed.total);
      expect(recalled.hadIt).toBeLessThanOrEqual(recalled.answered);
      expect(recalled.answered).toBeLessThanOrEqual(recalled.total);
      const completedLectures = new Set([...records.completedLectures, lecture]);
      const after = toSkillProgress(skill, { ...records, completedLectures });
      expect(after.lectures.completed).toBeGreaterThanOrEqual(seen.completed);
    }),
  );
});
