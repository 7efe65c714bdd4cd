import { expect, test } from '@jest/globals';
import { askAssistant } from '../../support/chat.ts';
import { newAddress, newLearner } from '../../support/platform.ts';
import { withinOne } from '../../support/within-one.ts';

const message = 'What does DraftEmail cost?';

/** Statuses of so many questions, ten at a time. */
const statuses = async (count: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
  const found: number[] = [];
  while (found.length < count) {
    const group = Array.from({ length: Math.min(10, count - found.length) }, (_, index) => ask(found.length + index));
    found.push(...(await Promise.all(group)).map(({ status }) => status));
  }
  return found;
};

test(
  'forty visitors in a classroom each ask three questions; a script from there gets no further',
  () =>
    withinOne('minute', async () => {
      const headers = { 'x-local-viewer-address': newAddress() };
      const forged = () => ({
        ...headers,
        ...{ 'x-forwarded-for': newAddress(), 'x-viewer-address': newAddress(), 'x-origin-key': 'guessed' },
      });
      const answers = await statuses(120, () => askAssistant({ message }, { headers: forged() }));
      expect(answers).toEqual(answers.map(() => 200));
      const refused = await askAssistant({ message }, { headers: forged() });
      expect(refused).toMatchObject({ status: 429, problem: { code: 'too-many-requests' } });
      expect(refused.problem?.detail).toContain('Log in to go on');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }),
  120_000,
);

test('a learner may ask twenty a minute, from wherever, and another learner is not held up by it', () =>
  withinOne('minute', async () => {
    const [ada, ben] = await Promise.all([newLearner(), newLearner()]);
    const answers = await statuses(21, () => askAssistant({ message }, { token: ada.token }));
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    expect((await askAssistant({ message }, { token: ben.token })).status).toBe(200);
  }));
