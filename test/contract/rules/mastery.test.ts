import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Completion } from '#contract/rules/learning-record.ts';
import { type MasteryInput, toMastery } from '#contract/rules/mastery.ts';
import { toMasteryRecord } from '#contract/rules/mastery-record.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-11-01T00:00:00.000Z');
const at = (hour: number): string => new Date(start + hour * hourMs).toISOString();
const day = 24;
const week = 7 * day;

const lectures = ['a', 'b', 'c'];
const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];

const anySkill = fc.record({
  lectureIds: fc.subarray(lectures),
  masteryQuestionIds: fc.subarray(questions),
});
const anyCompletion = fc.record({
  lectureId: fc.constantFrom(...lectures),
  kind: fc.constant('marked' as const),
  hour: fc.nat(2 * week),
});
const anyCheck = fc.record({
  questions: fc.subarray(questions, { minLength: 1 }),
  right: fc.subarray(questions),
  hour: fc.nat(6 * week),
});

const anyInput = fc
  .record({
    skills: fc.array(anySkill, { minLength: 1, maxLength: 3 }),
    completed: fc.subarray(lectures),
    completions: fc.array(anyCompletion, { maxLength: 5 }),
    completedHour: fc.option(fc.integer({ min: 0, max: 3 * week }), { nil: undefined }),
    checks: fc.array(anyCheck, { maxLength: 4 }),
    notebookIds: fc.subarray(['n1', 'n2']),
    verified: fc.uniqueArray(fc.tuple(fc.constantFrom('n1', 'n2'), fc.nat(6 * week)), { selector: ([id]) => id }),
  })
  .map(
    ({ skills, completed, completions, completedHour, checks, notebookIds, verified }): MasteryInput => ({
      skills: skills.map((skill, index) => ({ ...skill, id: `s${index}`, name: `Skill ${index}` })),
      completedLectures: new Set(completed),
      completions: completions.map(({ hour, ...completion }): Completion => ({ ...completion, at: at(hour) })),
      ...(completedHour !== undefined && { courseCompletedAt: at(completedHour) }),
      checks: [...checks]
        .sort((one, other) => one.hour - other.hour)
        .map(({ questions: asked, right, hour }) => ({
          questions: asked,
          correct: right.filter((id) => asked.includes(id)),
          submittedAt: at(hour),
        })),
      notebookIds,
      verifiedNotebooks: new Map(verified.map(([id, hour]) => [id, at(hour)])),
    }),
  );

/** Decides by counting, check by check and lecture by lecture, whether a skill is demonstrated. */
const isShown = (input: MasteryInput, index: number): boolean => {
  const skill = input.skills[index];
  if (!skill || input.courseCompletedAt === undefined) return false;
  const completedAt = Date.parse(input.courseCompletedAt);
  for (const check of input.checks) {
    const time = Date.parse(check.submittedAt);
    if (time < completedAt) continue;
    let [asked, right] = [0, 0];
    for (const id of check.questions) {
      if (!skill.masteryQuestionIds.includes(id)) continue;
      asked += 1;
      if (check.correct.includes(id)) right += 1;
    }
    const done = skill.lectureIds
      .filter((id) => input.completedLectures.has(id))
      .map((id) => {
        const times = input.completions
          .filter(({ lectureId }) => lectureId === id)
          .map((entry) => Date.parse(entry.at));
        return times.length > 0 ? Math.min(...times) : completedAt;
      })
      .filter((instant) => instant <= time);
    const last = done.length > 0 ? Math.max(...done) : completedAt;
    if (asked >= 2 && right / asked >= 0.8 && time - last >= week * hourMs) return true;
  }
  return false;
};

const inHours = (hour: number): Date => new Date(start + hour * hourMs);

test('a skill is demonstrated exactly when a recount finds a check that does so', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(8 * week), (input, hour) => {
      const { skills } = toMastery(input, inHours(hour));
      expect(skills.map((skill) => skill.isShown)).toEqual(skills.map((_, index) => isShown(input, index)));
    }),
    { numRuns: 1000 },
  );
});

test('Mastery needs the course, every skill and every notebook', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(8 * week), (input, hour) => {
      const mastery = toMastery(input, inHours(hour));
      const isOffered = input.skills.some(({ masteryQuestionIds }) => masteryQuestionIds.length > 0);
      const isMastered =
        isOffered &&
        input.courseCompletedAt !== undefined &&
        input.skills.every((_, index) => isShown(input, index)) &&
        input.notebookIds.every((id) => input.verifiedNotebooks.has(id));
      expect(mastery.state === 'mastered').toBe(isMastered);
      expect(toMasteryRecord(mastery) !== undefined).toBe(isMastered);
      const verifiedAt = input.notebookIds.map((id) => input.verifiedNotebooks.get(id) ?? '');
      if (isMastered) expect([...verifiedAt, mastery.masteredAt].sort().at(-1)).toBe(mastery.masteredAt);
    }),
    { numRuns: 500 },
  );
});

test('a check opens a week after each missing skill and a day after the last check', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(8 * week), (input, hour) => {
      const now = inHours(hour);
      const { state, opensAt, skills } = toMastery(input, now);
      const missing = skills.filter((skill) => !skill.isShown);
      const last = input.checks.at(-1);
      if (state === 'open') {
        for (const skill of missing) {
          expect(Date.parse(skill.opensAt ?? '')).toBeLessThanOrEqual(now.getTime());
          expect(skill.unseen).toBeGreaterThanOrEqual(2);
        }
        if (last) expect(now.getTime() - Date.parse(last.submittedAt)).toBeGreaterThanOrEqual(day * hourMs);
      }
      if (state === 'waiting') {
        expect(Date.parse(opensAt ?? '')).toBeGreaterThan(now.getTime());
        expect(toMastery(input, new Date(opensAt ?? '')).state).toBe('open');
      }
    }),
    { numRuns: 500 },
  );
});

test('completing another lecture later does not undo a demonstrated skill', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...lectures), (input, lectureId) => {
      if (input.completedLectures.has(lectureId)) return;
      const end = at(7 * week);
      const longer: MasteryInput = {
        ...input,
        completedLectures: new Set([...input.completedLectures, lectureId]),
        completions: [
          ...input.completions.filter((entry) => entry.lectureId !== lectureId),
          { lectureId, kind: 'marked', at: end },
        ],
      };
      const shown = (of: MasteryInput) => toMastery(of, inHours(8 * week)).skills.map((skill) => skill.isShown);
      const after = shown(longer);
      shown(input).forEach((wasShown, index) => {
        if (wasShown) expect(after[index]).toBe(true);
      });
    }),
  );
});

test('without a check no skill is demonstrated, however long ago the learner studied', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { state, skills } = toMastery({ ...input, checks: [] }, inHours(1000 * week));
      expect(skills.some((skill) => skill.isShown)).toBe(false);
      expect(state).not.toBe('mastered');
    }),
  );
});
