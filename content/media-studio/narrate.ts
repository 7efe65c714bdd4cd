import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { speechText } from './speech-text.ts';
import { readWav, type Sound, trimSilence } from './wav.ts';

const run = promisify(execFile);

/**
 * The voice of Debian that a speech recognizer understands best, at about 150 words per minute (decision record 0075).
 */
const voice = 'rms';
const durationStretch = '1.05';

/** Speaks one sentence with flite (Debian package `flite`), using a temporary file in `folder`. */
export const narrate = async (sentence: string, folder: string): Promise<Sound> => {
  const file = join(folder, 'sentence.wav');
  await run('flite', [
    '-voice',
    voice,
    '--setf',
    `duration_stretch=${durationStretch}`,
    '-t',
    speechText(sentence),
    '-o',
    file,
  ]);
  return trimSilence(readWav(await readFile(file)));
};
