import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Animation } from '#content/media-studio/animations/animations.ts';
import { widthOf, wrap } from '#content/media-studio/drawing/lettering.ts';
import { captionCues, placeSentences, scheduleOf } from '#content/media-studio/schedule.ts';
import { spokenText, stepShares, type VideoScript } from '#content/media-studio/shots.ts';
import { speechText } from '#content/media-studio/speech-text.ts';
import { placeOnTrack, readWav, secondsOf, trimSilence, writeWav } from '#content/media-studio/wav.ts';
import { webVtt } from '#content/media-studio/webvtt.ts';
import { readCaptions } from '#content/validate/captions.ts';

const anyScript = fc.array(
  fc.record({
    text: fc.string({ minLength: 1 }).map((text) => `A ${text.replaceAll('|', '')} -->`),
    seconds: fc.double({ min: 0.5, max: 9, noNaN: true }),
  }),
  { minLength: 1, maxLength: 8 },
);

test('captions follow each other, match their sentences and form a valid file', () => {
  fc.assert(
    fc.property(anyScript, (sentences) => {
      const animation: Animation = { kind: 'denoise', prompt: 'A lighthouse', steps: [1] };
      const script = { poster: 0, shots: [{ title: 'Title', animation, say: sentences.map(({ text }) => text) }] };
      const spoken = sentences.map(({ seconds }) => seconds);
      const { cues, seconds } = placeSentences(script, spoken);
      const captions = captionCues(cues, seconds);
      captions.forEach((cue, index) => {
        expect(cue.to).toBeGreaterThanOrEqual(cue.from + (spoken[index] ?? 0) - 0.001);
        expect(cue.to).toBeLessThan(captions[index + 1]?.from ?? seconds);
      });
      const { problems, end } = readCaptions(webVtt(captions));
      expect(problems).toEqual([]);
      expect(Math.abs(end - seconds)).toBeLessThan(1);
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

test('marks of steps are not spoken, and divide the time of a sentence', () => {
  const sentence = '|First this, |and then that.';
  expect(spokenText(sentence)).toBe('First this, and then that.');
  const [first, second] = stepShares(sentence);
  expect(first).toBe(0);
  expect(second).toBeCloseTo('First this,'.length / 'First this, and then that.'.length, 5);
});

test('steps follow each other within their shot, whatever the voice needs', () => {
  const animation: Animation = {
    kind: 'sort',
    bins: ['One', 'Two'],
    cards: [
      { text: 'A', bin: 0 },
      { text: 'B', bin: 1 },
    ],
  };
  const script: VideoScript = {
    poster: 0,
    shots: [
      { title: 'Sorting', animation, say: ['|Here is A, |and here is B.'] },
      { title: 'Sorting', animation, say: ['|A. ', '|B.'] },
    ],
  };
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1.2, max: 9, noNaN: true }), { minLength: 3, maxLength: 3 }), (spoken) => {
      const { cues, seconds } = placeSentences(script, spoken);
      const { shots } = scheduleOf(script, captionCues(cues, seconds), seconds);
      for (const { from, to, steps } of shots) {
        const times = [from, ...steps.flatMap((step) => [step.from, step.to]), to];
        expect(times).toEqual([...times].sort((one, other) => one - other));
      }
    }),
  );
});

test('text wraps at its line breaks and where its width ends', () => {
  const lines = wrap('one two\n{"a": 1}', { face: 'mono', size: 40 }, 10_000);
  expect(lines).toEqual([
    { text: 'one two', start: 0 },
    { text: '{"a": 1}', start: 8 },
  ]);
  const width = widthOf('one two', { face: 'mono', size: 40 });
  expect(wrap('one two', { face: 'mono', size: 40 }, width * 0.9).map(({ text }) => text)).toEqual(['one', 'two']);
});
