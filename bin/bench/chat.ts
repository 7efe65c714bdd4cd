import { startPlatform } from '../test/platform.ts';
import { type Measurement, median } from './table.ts';

const rounds = 30;

/** Milliseconds until the first chunk of a reply. Each question uses its own viewer IP, because of the rate limit. */
const firstChunkMs = async (url: string, round: number): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-local-viewer-address': `198.18.200.${round + 1}` },
    body: JSON.stringify({ message: 'How much does PMCoach cost?', context: { courseId: 'prompting-that-works' } }),
  });
  const reader = response.body?.getReader();
  const chunk = await reader?.read();
  const elapsedMs = performance.now() - startedAt;
  await reader?.cancel();
  if (response.status !== 200 || !chunk?.value) throw new Error(`The assistant responded with ${response.status}.`);
  return elapsedMs;
};

/** Time until the assistant's first words without a model, in the local cloud. */
export const benchChat = async (): Promise<Measurement[]> => {
  const platform = await startPlatform();
  try {
    const first = await firstChunkMs(platform.url, 0);
    const later: number[] = [];
    for (let round = 1; round < rounds; round++) later.push(await firstChunkMs(platform.url, round));
    return [
      { what: 'first words in a new environment', measured: `${first.toFixed(0)} ms`, goal: '' },
      {
        what: 'first words',
        measured: `${median(later).toFixed(0)} ms (slowest ${Math.max(...later).toFixed(0)})`,
        goal: '≤ 150 ms',
      },
    ];
  } finally {
    await platform.stop();
  }
};
