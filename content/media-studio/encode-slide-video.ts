import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { frameRate, type Still } from './pictures.ts';

/** Largest file in bytes that is rendered: a slide video of a minute on a phone with a weak signal. */
const maxVideoBytes = 400 * 1024;

const run = promisify(execFile);

/** Range of x264 quality (CRF): the best to try, and the worst that is still readable. */
const minCrf = 25;
const maxCrf = 34;

/** Bits per second; the voice has no frequencies above 8 kHz. */
const audioBitrate = 24_000;

/** Converts stills to video frames before they are repeated, so that each is converted once. */
const videoFormat = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';

const videoFilter = (seconds: number) =>
  [
    `[0:v]${videoFormat},fps=${frameRate}[stills]`,
    `color=c=0x3DDBB4:s=854x6:r=${frameRate}:d=${seconds},${videoFormat}[bar]`,
    `[stills][bar]overlay=x='-W+W*t/${seconds}':y=H-6:eval=frame`,
  ].join(';');

/** Even loudness for phones: -18 LUFS, peaks below -2 dB; the high-pass removes rumble below the voice. */
const audioFilter = 'highpass=f=70,loudnorm=I=-18:TP=-2:LRA=9';

/** Input of a video. `seconds` is whole; `slideStarts` are seconds. */
export interface VideoSource {
  stills: Still[];
  soundFile: string;
  slideStarts: number[];
  seconds: number;
}

const encodeSound = (wav: string, outfile: string) =>
  run('ffmpeg', [
    ...['-v', 'error', '-y', '-i', wav, '-af', audioFilter],
    ...['-c:a', 'aac', '-b:a', String(audioBitrate), '-ac', '1', '-ar', '16000', '-fflags', '+bitexact', outfile],
  ]);

const muxVideo = (
  { slideStarts, seconds }: VideoSource,
  list: string,
  sound: string,
  quality: number,
  outfile: string,
) =>
  run('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list, '-i', sound],
    ...['-filter_complex', `${videoFilter(seconds)}[pictures]`, '-map', '[pictures]', '-map', '1:a'],
    ...['-t', String(seconds), '-c:a', 'copy'],
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', String(quality), '-g', '9999', '-pix_fmt', 'yuv420p'],
    ...['-force_key_frames', slideStarts.map((at) => at.toFixed(1)).join(',')],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', outfile],
  ]);

/**
 * Encodes stills and sound as an MP4 that streams: H.264 and AAC mono, index at the front, a keyframe at every slide.
 * Uses the best quality whose file is at most `maxVideoBytes`; 6 CRF steps halve a file. @throws Error when no quality
 * fits.
 */
export const encodeSlideVideo = async (source: VideoSource, folder: string, outfile: string): Promise<void> => {
  const { stills } = source;
  const list = `${folder}/stills.txt`;
  const sound = `${folder}/sound.m4a`;
  const lines = stills.map(({ file, frames }) => `file '${file}'\nduration ${(frames / frameRate).toFixed(3)}`);
  await writeFile(list, `ffconcat version 1.0\n${lines.join('\n')}\nfile '${stills.at(-1)?.file}'\n`);
  await encodeSound(source.soundFile, sound);
  const soundBytes = (await stat(sound)).size;
  for (let quality = minCrf; quality <= maxCrf; ) {
    await muxVideo(source, list, sound, quality, outfile);
    const { size } = await stat(outfile);
    if (size <= maxVideoBytes) return;
    quality += Math.ceil(7 * Math.log2((size - soundBytes) / (maxVideoBytes - soundBytes)));
  }
  throw new Error(`${outfile} exceeds ${maxVideoBytes / 1024} KB at the lowest quality. Shorten the video.`);
};
