import { expect, test } from '@jest/globals';
import type { Animation } from '#content/media-studio/animations/animations.ts';
import type { VideoScript } from '#content/media-studio/shots.ts';
import { chaptersOf } from '#content/publish/chapters.ts';

const animation: Animation = { kind: 'denoise', prompt: 'A lighthouse', steps: [1] };
const videos: Record<string, VideoScript> = {
  start: {
    poster: 0,
    shots: [
      { title: 'One request', animation, say: ['Someone asks.', 'A model answers.'] },
      { title: 'Two answers', animation, say: ['It asks again.'] },
    ],
  },
};
const captions = (...starts: number[]) =>
  new Map([
    [
      'media/start.en.vtt',
      Buffer.from(`WEBVTT\n\n${starts.map((at) => `00:0${at}.500 --> 00:0${at + 1}.000\nWords.\n`).join('\n')}`),
    ],
  ]);

test('each shot is a chapter, which starts with the caption of its first sentence', () => {
  expect(chaptersOf({ videos, files: captions(0, 3, 6) }, 'start')).toEqual([
    { start: 0, title: 'One request' },
    { start: 6.5, title: 'Two answers' },
  ]);
});

test('a video whose captions are not those of its shots has no chapters', () => {
  expect(chaptersOf({ videos, files: captions(0, 3) }, 'start')).toEqual([]);
  expect(chaptersOf({ videos, files: captions(0, 3, 6) }, 'other')).toEqual([]);
});
