import { expect, test } from '@jest/globals';
import { askAssistant } from '#test/support/chat.ts';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { newIpAddress, newLearner } from '#test/support/platform.ts';

const message = 'What does DraftEmail cost?';

/** Asks `count` questions, ten at a time, and returns their statuses. */
const statuses = async (count: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
  const found: number[] = [];
  while (found.length < count) {
    const group = Array.from({ length: Math.min(10, count - found.length) }, (_, index) => ask(found.length + index));
    found.push(...(await Promise.all(group)).map(({ status }) => status));
  }
  return found;
};

test(
  'forty visitors in a classroom ask three questions each; a script is stopped',
  () =>
    retryOnClockRollover('minute', async () => {
      const headers = { 'x-local-viewer-address': newIpAddress() };
      const forged = () => ({
        ...headers,
        'x-forwarded-for': newIpAddress(),
        'x-viewer-ip': newIpAddress(),
        'x-origin-key': 'guessed',
      });
      const responses = await statuses(120, () => askAssistant({ message }, { headers: forged() }));
      expect(responses).toEqual(responses.map(() => 200));
      const refused = await askAssistant({ message }, { headers: forged() });
      expect(refused).toMatchObject({ status: 429, problem: { code: 'too-many-requests' } });
      expect(refused.problem?.detail).toContain('Log in to continue');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }),
  120_000,
);

test('a learner asks twenty questions a minute at most, from any network', () =>
  retryOnClockRollover('minute', async () => {
    const [ada, ben] = await Promise.all([newLearner(), newLearner()]);
    const responses = await statuses(21, () => askAssistant({ message }, { token: ada.token }));
    expect(responses.filter((status) => status === 200)).toHaveLength(20);
    expect(responses.at(-1)).toBe(429);
    expect((await askAssistant({ message }, { token: ben.token })).status).toBe(200);
  }));
