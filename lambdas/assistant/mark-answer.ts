import { assistant } from '#contract/operations/assistant.ts';
import { Problem } from '#contract/problem.ts';
import { putAnswerMark } from '../data/answer-marks.ts';
import { enforceRateLimit, type RateLimit } from '../data/rate-limits.ts';
import { endpoint } from '../http/endpoint.ts';
import { viewerIpHash } from '../http/viewer-ip.ts';
import { readReceipt } from './answer-receipt.ts';

/** Allows a classroom of forty to mark answers and change some of the marks. */
const networkLimit: RateLimit = {
  name: 'answer-mark',
  max: 60,
  seconds: 60,
  advice: 'Your network has rated a lot of answers. Please wait a minute.',
};

/** Counts whether an answer helped its reader. The receipt does not identify the reader. */
export const handler = endpoint(assistant, 'markAnswer', async ({ body: { receipt, mark }, event, now }) => {
  const answer = readReceipt(receipt, now);
  if (!answer) throw new Problem('not-found', 'This answer can no longer be rated. Ask again to rate the new one.');
  await enforceRateLimit('subscribers', networkLimit, viewerIpHash(event), now);
  await putAnswerMark(answer, mark);
  return { mark };
});
