import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { VideoDefinition } from '#content/define.ts';
import { speechText } from '#content/media-studio/speech-text.ts';
import { buildTimeline } from '#content/media-studio/timeline.ts';
import { placeOnTrack, readWav, secondsOf, trimSilence, writeWav } from '#content/media-studio/wav.ts';
import { webVtt } from '#content/media-studio/webvtt.ts';
import { readCaptions } from '#content/validate/captions.ts';

const anySlide = fc.record({
  title: fc.constant('Title'),
  points: fc.array(fc.constant('Point'), { maxLength: 5 }),
  spoken: fc.array(
    fc.record({
      text: fc.string({ minLength: 1 }).map((text) => `A ${text} -->`),
      seconds: fc.double({ min: 0.5, max: 9, noNaN: true }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
});
const anyVideo = fc.array(anySlide, { minLength: 1, maxLength: 6 }).map((slides) => ({
  video: {
    slides: slides.map(({ title, points, spoken }) => ({ title, points, say: spoken.map(({ text }) => text) })),
  } satisfies VideoDefinition,
  seconds: slides.map(({ spoken }) => spoken.map((sentence) => sentence.seconds)),
}));

test('captions follow each other, match their sentences and form a valid file', () => {
  fc.assert(
    fc.property(anyVideo, ({ video, seconds }) => {
      const timeline = buildTimeline(video, seconds);
      timeline.cues.forEach((cue, index) => {
        expect(cue.to).toBeGreaterThanOrEqual(cue.from + (seconds.flat()[index] ?? 0) - 0.001);
        expect(cue.to).toBeLessThan(timeline.cues[index + 1]?.from ?? timeline.seconds);
      });
      const { problems, end } = readCaptions(webVtt(timeline.cues));
      expect(problems).toEqual([]);
      expect(Math.abs(end - timeline.seconds)).toBeLessThan(1);
    }),
  );
});

test('parts of a slide appear in order while the slide is spoken', () => {
  fc.assert(
    fc.property(anyVideo, ({ video, seconds }) => {
      const { steps, seconds: length } = buildTimeline(video, seconds);
      steps.forEach((step, index) => {
        const next = steps[index + 1];
        expect(step.at).toBeLessThanOrEqual(next?.at ?? length);
        if (next && next.slide === step.slide) expect(next.shown).toBe(step.shown + 1);
      });
      for (const [index, slide] of video.slides.entries())
        expect(steps.filter((step) => step.slide === index)).toHaveLength(1 + slide.points.length);
    }),
  );
});

test('a long sentence is split into even lines of at most 42 characters', () => {
  const sentence = 'It learned from enormous amounts of text, by guessing the next piece and being corrected.';
  const [, , ...lines] = webVtt([{ from: 0, to: 4, text: sentence }])
    .trim()
    .split('\n')
    .filter(Boolean);
  expect(lines).toEqual([
    'It learned from enormous amounts',
    'of text, by guessing the next',
    'piece and being corrected.',
  ]);
});

test.each([
  ['An AI answers.', 'An ay I answers.'],
  ['LLMs and RAG', "L L M's and rag"],
  ['Return JSON, e.g. a list.', 'Return jay son, for example a list.'],
  ['4 x 5 — “exact”', '4 times 5, exact'],
])('the speech engine reads "%s" as "%s"', (sentence, spoken) => {
  expect(speechText(sentence)).toBe(spoken);
});

test('audio survives a round trip, and silence around it is trimmed', () => {
  const loud = { rate: 100, samples: Int16Array.from([0, 0, 3000, -4000, 5000, 0]) };
  expect(readWav(writeWav(loud))).toEqual(loud);
  expect(trimSilence(loud).samples).toEqual(Int16Array.from([3000, -4000, 5000]));
  const track = placeOnTrack(100, 0.1, [{ at: 0.05, sound: trimSilence(loud) }]);
  expect(secondsOf(track)).toBe(0.1);
  expect([...track.samples]).toEqual([0, 0, 0, 0, 0, 3000, -4000, 5000, 0, 0]);
});
