import { drawAnimation } from './animations/animations.ts';
import { box, type Drawing, faded, frameHeight, frameWidth, moved, nothing, together } from './drawing/drawing.ts';
import { between, clamp, ease } from './drawing/motion.ts';
import { paletteOf } from './drawing/palette.ts';
import { backdrop, drawOpening, openingDefinitions, type VideoCourse } from './opening.ts';
import { openingSeconds, posterSeconds, type Schedule, transitionSeconds } from './schedule.ts';
import type { VideoScript } from './shots.ts';

/** Frames per second. */
export const frameRate = 15;

/** A video whose frames can be drawn. */
export interface AnimatedVideo {
  title: string;
  course: VideoCourse;
  script: VideoScript;
  schedule: Schedule;
}

/** Draws what is on the stage, without the ground behind it. */
const drawStage = ({ title, course, script, schedule }: AnimatedVideo, seconds: number): Drawing => {
  const palette = paletteOf(course.cover.hue);
  const drawShot = (shot: number, at: number): Drawing => {
    const animation = script.shots[shot]?.animation;
    if (!animation) return nothing;
    const played = (schedule.shots[shot]?.steps ?? []).map(({ from, to }) =>
      clamp((at - from) / Math.max(0.01, to - from)),
    );
    return drawAnimation(animation, played, palette);
  };
  if (seconds < posterSeconds) return drawShot(script.poster, Number.POSITIVE_INFINITY);
  const sinceOpening = seconds - posterSeconds;
  const shot = Math.max(
    0,
    schedule.shots.findLastIndex(({ from }) => from <= seconds),
  );
  const since = seconds - (schedule.shots[shot]?.from ?? 0);
  const entered = ease(since / transitionSeconds);
  if (sinceOpening < openingSeconds) return drawOpening(title, course, sinceOpening / openingSeconds);
  const current = drawShot(shot, seconds);
  if (entered >= 1) return current;
  const before = shot > 0 ? drawShot(shot - 1, Number.POSITIVE_INFINITY) : drawOpening(title, course, 1);
  // The old one disappears before the new one appears, so that no words overlap.
  const leaves = clamp(1 - 2 * entered);
  const comes = clamp(2 * entered - 1);
  return together(
    faded(leaves, moved(0, between(-30, 0, leaves), before)),
    faded(comes, moved(0, between(40, 0, comes), current)),
  );
};

/** Draws a frame as an SVG file of 1920 by 1080, with the words in it that are not quoted. */
export const drawFrame = (video: AnimatedVideo, seconds: number, hasBackdrop = true): Drawing => {
  const { night, ground } = paletteOf(video.course.cover.hue);
  const stage = drawStage(video, seconds);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frameWidth} ${frameHeight}" width="${frameWidth}" height="${frameHeight}">`,
    `<defs>${openingDefinitions(ground)}</defs>`,
    box({ x: 0, y: 0, width: frameWidth, height: frameHeight }, { fill: night, radius: 0 }).svg,
    hasBackdrop ? backdrop(video.course.cover).svg : '',
    stage.svg,
    '</svg>',
  ];
  return { svg: svg.join(''), words: stage.words };
};
