import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { speechText } from './speech-text.ts';
import { readWav, type Sound, trimSilence } from './wav.ts';

const run = promisify(execFile);

/** Stretches the voice's tempo to about 155 words per minute. */
const durationStretch = '1.13';

/** Speaks one sentence with the flite voice `slt` (Debian package `flite`), using a temporary file in `folder`. */
export const narrate = async (sentence: string, folder: string): Promise<Sound> => {
  const file = join(folder, 'sentence.wav');
  await run('flite', [
    '-voice',
    'slt',
    '--setf',
    `duration_stretch=${durationStretch}`,
    '-t',
    speechText(sentence),
    '-o',
    file,
  ]);
  return trimSilence(readWav(await readFile(file)));
};
