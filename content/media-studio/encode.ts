import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { largestVideo } from '../validate/media.ts';
import { frameRate, type Still } from './pictures.ts';

const run = promisify(execFile);

/** Quality of x264 (CRF) to begin with, and the worst that is still readable. */
const bestQuality = 25;
const worstQuality = 34;

/** Bits a second of the voice, which has no more than 8 kHz to keep. */
const soundRate = 24_000;

/** Stills become video pictures before they are repeated, so that each is converted once. */
const toVideo = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';

const pictureFilter = (seconds: number) =>
  [
    `[0:v]${toVideo},fps=${frameRate}[stills]`,
    `color=c=0x3DDBB4:s=854x6:r=${frameRate}:d=${seconds},${toVideo}[bar]`,
    `[stills][bar]overlay=x='-W+W*t/${seconds}':y=H-6:eval=frame`,
  ].join(';');

/** Steady loudness for phones: -18 LUFS, peaks below -2 dB; the high-pass takes away rumble below a voice. */
const soundFilter = 'highpass=f=70,loudnorm=I=-18:TP=-2:LRA=9';

/** What a video is made of; seconds are whole, `slideStarts` are seconds. */
export interface Material {
  stills: Still[];
  soundFile: string;
  slideStarts: number[];
  seconds: number;
}

const encodeSound = (wav: string, outfile: string) =>
  run('ffmpeg', [
    ...['-v', 'error', '-y', '-i', wav, '-af', soundFilter],
    ...['-c:a', 'aac', '-b:a', String(soundRate), '-ac', '1', '-ar', '16000', '-fflags', '+bitexact', outfile],
  ]);

const join = ({ slideStarts, seconds }: Material, list: string, sound: string, quality: number, outfile: string) =>
  run('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list, '-i', sound],
    ...['-filter_complex', `${pictureFilter(seconds)}[pictures]`, '-map', '[pictures]', '-map', '1:a'],
    ...['-t', String(seconds), '-c:a', 'copy'],
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', String(quality), '-g', '9999', '-pix_fmt', 'yuv420p'],
    ...['-force_key_frames', slideStarts.map((at) => at.toFixed(1)).join(',')],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', outfile],
  ]);

/**
 * Joins stills and sound to an MP4 that streams: H.264 and AAC mono, index at the front, a keyframe at every slide.
 * Takes the best quality whose file is at most `largestVideo`; throws when none is. 6 steps of quality halve a file.
 */
export const encodeVideo = async (material: Material, folder: string, outfile: string): Promise<void> => {
  const { stills } = material;
  const list = `${folder}/stills.txt`;
  const sound = `${folder}/sound.m4a`;
  const lines = stills.map(({ file, frames }) => `file '${file}'\nduration ${(frames / frameRate).toFixed(3)}`);
  await writeFile(list, `ffconcat version 1.0\n${lines.join('\n')}\nfile '${stills.at(-1)?.file}'\n`);
  await encodeSound(material.soundFile, sound);
  const soundBytes = (await stat(sound)).size;
  for (let quality = bestQuality; quality <= worstQuality; ) {
    await join(material, list, sound, quality, outfile);
    const { size } = await stat(outfile);
    if (size <= largestVideo) return;
    quality += Math.ceil(7 * Math.log2((size - soundBytes) / (largestVideo - soundBytes)));
  }
  throw new Error(`${outfile} stays above ${largestVideo / 1024} KB; say less on it.`);
};
