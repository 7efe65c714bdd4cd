import { startPlatform } from '../testing/platform.ts';
import { type Figure, median } from './table.ts';

const rounds = 30;

/** Milliseconds until the first piece of an answer is there; each question from an address of its own, because they are counted. */
const firstPiece = async (url: string, round: number): Promise<number> => {
  const began = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-local-viewer-address': `198.18.200.${round + 1}` },
    body: JSON.stringify({ message: 'How much does PMCoach cost?', context: { courseId: 'prompting-that-works' } }),
  });
  const reader = response.body?.getReader();
  const piece = await reader?.read();
  const took = performance.now() - began;
  await reader?.cancel();
  if (response.status !== 200 || !piece?.value) throw new Error(`The assistant answered ${response.status}.`);
  return took;
};

/** How long a person waits for the first words of the assistant without a model, in the local cloud. */
export const benchChat = async (): Promise<Figure[]> => {
  const platform = await startPlatform();
  try {
    const first = await firstPiece(platform.url, 0);
    const later: number[] = [];
    for (let round = 1; round < rounds; round++) later.push(await firstPiece(platform.url, round));
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
