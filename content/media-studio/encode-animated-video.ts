import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { renderAsync } from '@resvg/resvg-js';
import { frameHeight, frameWidth } from './drawing/drawing.ts';
import { type AnimatedVideo, drawFrame, frameRate } from './frame.ts';

const run = promisify(execFile);

/** Maximum bytes per minute of a rendered video, on average. */
export const maxBytesPerMinute = 1_500_000;

/** Constant quality of x264: drawings with hard edges stay sharp. */
const quality = 27;

/** Bits per second; the voice has no frequencies above 8 kHz. */
const audioBitrate = 40_000;

/** Loudness of speech on the web (AES TD1008): -16 LUFS, peaks below -1.5 dB. */
export const loudness = { integrated: -16, truePeak: -1.5 };

const loudnormFilter = (measured?: Record<string, string>): string => {
  const target = `loudnorm=I=${loudness.integrated}:TP=${loudness.truePeak}:LRA=11`;
  const second = measured
    ? `:measured_I=${measured.input_i}:measured_TP=${measured.input_tp}:measured_LRA=${measured.input_lra}:measured_thresh=${measured.input_thresh}:offset=${measured.target_offset}`
    : ':print_format=json';
  return `highpass=f=70,${target}${second}`;
};

/** Encodes the voice in two passes, because one pass misses the loudness of a short file. */
export const encodeVoice = async (wav: string, outfile: string): Promise<void> => {
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-i', wav, '-af', loudnormFilter(), '-f', 'null', '-']);
  const measured = JSON.parse(stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1));
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-i', wav, '-af', loudnormFilter(measured)],
    ...['-c:a', 'aac', '-b:a', String(audioBitrate), '-ac', '1', '-ar', '24000', '-fflags', '+bitexact', outfile],
  ]);
};

/** Returns the loudness of a file in LUFS. */
export const measureLoudness = async (file: string): Promise<number> => {
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-i', file, '-vn', '-af', 'ebur128', '-f', 'null', '-']);
  return Number(/I:\s+(-?[\d.]+) LUFS\s*$/m.exec(stderr.slice(stderr.lastIndexOf('Summary:')))?.[1] ?? Number.NaN);
};

/** Pictures drawn at the same time: as many as libuv has threads. */
const picturesAtOnce = 4;

/** A picture, and the number of the first frame that shows it. */
interface Still {
  frame: number;
  svg: string;
}

/** Draws the pictures of a video, each once: most frames repeat the one before. */
const distinctStills = (video: AnimatedVideo): Still[] => {
  const count = video.schedule.seconds * frameRate;
  const stills: Still[] = [];
  for (let frame = 0; frame < count; frame++) {
    const { svg } = drawFrame(video, frame / frameRate);
    if (svg !== stills.at(-1)?.svg || frame === count - 1) stills.push({ frame, svg });
  }
  return stills;
};

/** Returns the ffmpeg expression of a picture's time by its number `N`: the frames that repeat others are skipped. */
const timeExpression = (stills: readonly Still[]): string => {
  const skips = stills.flatMap(({ frame }, index) => {
    const skipped = frame - ((stills[index - 1]?.frame ?? -1) + 1);
    return skipped > 0 ? [`${skipped}*gte(N,${index})`] : [];
  });
  return `(${['N', ...skips].join('+')})/${frameRate}/TB`;
};

/** Encodes a video with its sound as an MP4 that streams: H.264 and AAC mono, index at the front. */
export const encodeAnimatedVideo = async (video: AnimatedVideo, soundFile: string, outfile: string): Promise<void> => {
  const { seconds, shots } = video.schedule;
  const stills = distinctStills(video);
  const filter = `settb=1/${frameRate * 100},setpts='${timeExpression(stills)}',scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${frameWidth}x${frameHeight}`],
      ...[
        '-r',
        String(frameRate),
        '-i',
        'pipe:0',
        '-i',
        soundFile,
        '-map',
        '0:v',
        '-map',
        '1:a',
        '-t',
        String(seconds),
      ],
      ...[
        '-vf',
        filter,
        '-fps_mode',
        'vfr',
        '-c:a',
        'copy',
        '-c:v',
        'libx264',
        '-preset',
        'fast',
        '-tune',
        'animation',
      ],
      ...['-crf', String(quality), '-g', String(10 * frameRate)],
      ...['-force_key_frames', shots.map(({ from }) => from.toFixed(2)).join(',')],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
      ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', outfile],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(ffmpeg, 'close');
  for (let first = 0; first < stills.length; first += picturesAtOnce) {
    const pictures = await Promise.all(
      stills
        .slice(first, first + picturesAtOnce)
        .map(({ svg }) => renderAsync(svg, { font: { loadSystemFonts: false } })),
    );
    for (const { pixels } of pictures) if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg failed with exit code ${code}`);
};
