import { expect, test } from '@jest/globals';
import { renderAsync } from '@resvg/resvg-js';
import { loadCourses } from '#content/load.ts';
import { animationSteps } from '#content/media-studio/animations/animations.ts';
import { maxBytesPerMinute } from '#content/media-studio/encode-animated-video.ts';
import { type AnimatedVideo, drawFrame } from '#content/media-studio/frame.ts';
import { openingSeconds, posterSeconds, scheduleOf } from '#content/media-studio/schedule.ts';
import { stepShares, type VideoScript } from '#content/media-studio/shots.ts';
import { readCaptions } from '#content/validate/captions.ts';
import { validateCourses } from '#content/validate.ts';

const { courses } = validateCourses(await loadCourses());

/** A script with the times of its captions, from which every frame can be drawn. */
const animatedVideos = courses.flatMap(({ course, cover, videos, files, videoFiles }) =>
  Object.entries(videos).flatMap(([id, video]) => {
    const lecture = course.sections.flatMap(({ lectures }) => lectures).find((candidate) => candidate.id === id);
    if (!cover || lecture?.contentType !== 'video') return [];
    const { cues } = readCaptions(files.get(`media/${id}.en.vtt`)?.toString('utf8') ?? '');
    const spans = cues.map(({ startTime, endTime }) => ({ from: startTime, to: endTime }));
    const schedule = scheduleOf(video, spans, lecture.seconds);
    const animated: AnimatedVideo = {
      title: lecture.title,
      course: { cover, instructor: course.instructor },
      script: video,
      schedule,
    };
    return [
      {
        name: `${course.id}/${id}`,
        video: animated,
        script: video,
        size: videoFiles.get(`media/${id}.mp4`)?.size ?? 0,
      },
    ];
  }),
);

/** Small pictures, in which one pixel stands for 12 by 12 pixels of the video. */
const width = 160;
const height = 90;

const pixelsAt = async (video: AnimatedVideo, seconds: number): Promise<Buffer> => {
  const { svg } = drawFrame(video, seconds, false);
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } });
  return picture.pixels;
};

const isDifferent = (one: Buffer, other: Buffer, pixel: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((one[pixel * 4 + channel] ?? 0) - (other[pixel * 4 + channel] ?? 0)) > 6);

const differences = (one: Buffer, other: Buffer): number[] =>
  Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) => isDifferent(one, other, pixel));

const night = Buffer.from(Array.from({ length: width * height }, () => [0x0b, 0x10, 0x20, 255]).flat());

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Seconds at which each step of each shot is complete. */
const restsOf = ({ schedule }: AnimatedVideo): number[] =>
  schedule.shots.flatMap(({ to, steps }) => steps.map((step) => Math.min(step.to, to - 0.01)));

test('there are videos to look at', () => {
  expect(animatedVideos.length).toBeGreaterThan(0);
});

test('every step of an animation has its place in the narration', () => {
  const wrong = animatedVideos.flatMap(({ name, script }) =>
    script.shots.flatMap(({ animation, say }: VideoScript['shots'][number], shot) => {
      const [steps, marks] = [animationSteps(animation).length, say.flatMap(stepShares).length];
      return steps === marks ? [] : [`${name}, shot ${shot + 1}: ${steps} steps, ${marks} marks`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('a video lasts from 60 to 150 seconds', () => {
  expect(animatedVideos.filter(({ video: { schedule } }) => schedule.seconds < 60 || schedule.seconds > 150)).toEqual(
    [],
  );
});

test('a video has at most nine label words on screen', () => {
  const wordy = animatedVideos.flatMap(({ name, video }) => {
    const times = Array.from({ length: video.schedule.seconds * 4 }, (_, quarter) => quarter / 4);
    const frames = times.map((seconds) => ({ seconds, words: drawFrame(video, seconds, false).words }));
    return frames.flatMap(({ seconds, words }) =>
      words.length > 9 ? [`${name} at ${seconds}: ${words.join(' ')}`] : [],
    );
  });
  expect(wordy).toEqual([]);
});

test.each(animatedVideos)('$name shows something new at least every six seconds', async ({ video }) => {
  const { shots, seconds } = video.schedule;
  const still: string[] = [];
  let changedAt = posterSeconds + openingSeconds;
  let before = await pixelsAt(video, changedAt - 0.01);
  const changes = shots.flatMap(({ from, to, steps }) => [
    { from, to: from + 0.05 },
    ...steps.map((step) => ({ from: step.from, to: Math.min(step.to, to - 0.01) })),
  ]);
  for (const change of changes) {
    const after = await pixelsAt(video, change.to);
    // Ignores invisible changes: at least one pixel in a thousand must differ.
    if (differences(before, after).length < (width * height) / 1000) continue;
    if (change.from - changedAt > 6) still.push(`${changedAt.toFixed(1)} to ${change.from.toFixed(1)}`);
    changedAt = change.to;
    before = after;
  }
  if (seconds - changedAt > 6) still.push(`${changedAt.toFixed(1)} to the end`);
  expect(still).toEqual([]);
});

test.each(animatedVideos)('$name uses its frame and leaves the lowest 8% to the player', async ({ video }) => {
  const used: number[] = [];
  const low: number[] = [];
  for (const seconds of restsOf(video)) {
    const drawn = differences(night, await pixelsAt(video, seconds));
    used.push(drawn.length / (width * height));
    if (drawn.some((pixel) => pixel >= Math.ceil(height * 0.92) * width)) low.push(seconds);
  }
  expect(low).toEqual([]);
  expect(median(used)).toBeGreaterThanOrEqual(0.45);
});

test('a video begins with the last picture of its poster shot', () => {
  for (const { name, video, script } of animatedVideos) {
    const shot = video.schedule.shots[script.poster];
    expect([name, Boolean(shot)]).toEqual([name, true]);
    expect(drawFrame(video, 0).svg).toBe(drawFrame(video, (shot?.to ?? 0) - 0.01).svg);
  }
});

test('videos have at most 1.5 MB a minute, and all media in git at most 90 MB', () => {
  const heavy = animatedVideos.filter(({ video, size }) => size > (maxBytesPerMinute * video.schedule.seconds) / 60);
  expect(heavy.map(({ name }) => name)).toEqual([]);
  const sizes = courses.flatMap(({ videoFiles }) => [...videoFiles.values()].map(({ size }) => size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000_000);
});
