import { expect, test } from '@jest/globals';
import { askAssistant } from '../../support/chat.ts';
import { newAddress, newLearner } from '../../support/platform.ts';
import { withinOne } from '../../support/within-one.ts';

const message = 'What does DraftEmail cost?';

/** Statuses of so many questions, one after the other. */
const statuses = async (count: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
  const found: number[] = [];
  for (let question = 0; question < count; question++) found.push((await ask()).status);
  return found;
};

test('a visitor may ask five questions a minute, and is told when the next one is possible', () =>
  withinOne('minute', async () => {
    const headers = { 'x-local-viewer-address': newAddress() };
    expect(await statuses(5, () => askAssistant({ message }, { headers }))).toEqual([200, 200, 200, 200, 200]);
    const refused = await askAssistant({ message }, { headers });
    expect(refused).toMatchObject({ status: 429, problem: { code: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }));

test('a forged forwarding header makes nobody another visitor', () =>
  withinOne('minute', async () => {
    const headers = { 'x-local-viewer-address': newAddress() };
    await statuses(5, () => askAssistant({ message }, { headers }));
    const forged = {
      ...headers,
      ...{ 'x-forwarded-for': newAddress(), 'x-viewer-address': newAddress(), 'x-origin-key': 'guessed' },
    };
    expect((await askAssistant({ message }, { headers: forged })).status).toBe(429);
  }));

test('a learner may ask twenty a minute, from wherever, and another learner is not held up by it', () =>
  withinOne('minute', async () => {
    const [ada, ben] = await Promise.all([newLearner(), newLearner()]);
    const answers = await statuses(21, () => askAssistant({ message }, { token: ada.token }));
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    expect((await askAssistant({ message }, { token: ben.token })).status).toBe(200);
  }));
