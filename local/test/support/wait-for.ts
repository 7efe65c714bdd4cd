import { setTimeout as pause } from 'node:timers/promises';

const pollIntervalMs = 20;

/** Polls until `condition` resolves to true. Rejects after `timeoutMs`. */
export const waitFor = async (condition: () => Promise<boolean>, timeoutMs = 20_000): Promise<void> => {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`This did not become true: ${condition}`);
    await pause(pollIntervalMs);
  }
};
