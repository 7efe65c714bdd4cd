import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'a-gap-in-a-letter': {
    poster: 1,
    shots: [
      {
        title: 'A letter, and its summary',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Letter' }, { title: 'Summary' }],
          steps: [
            {
              write: 0,
              text: 'For six years I took care of my father. I repaired the radios of our whole street.',
            },
            { write: 1, text: 'No work experience for six years.' },
            { mark: 0, words: 'repaired the radios', as: 'right' },
            { mark: 1, words: 'No work experience', as: 'wrong' },
          ],
        },
        say: [
          'A college has forty places in electronics repair. |Rosa applies, and her letter is good.',
          '|This is what a model makes of it.',
          '|She has done the work for years, |and the summary says the opposite. Where did that come from?',
        ],
      },
      {
        title: 'What the past decisions say',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'With a gap', count: 40 },
            { name: 'Without', count: 40 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 4, as: 'right', note: 'invited' },
            { mark: 0, count: 36, as: 'wrong', note: 'rejected' },
            { show: 1 },
            { mark: 1, count: 18, as: 'right', note: 'invited' },
            { mark: 1, count: 22, as: 'wrong', note: 'rejected' },
          ],
        },
        say: [
          'The model was trained on old decisions. |Say that forty letters had a gap: |four were invited, |and the others were not.',
          '|Of forty without a gap, |eighteen were invited.',
          '|Tired readers held gaps against people. Nobody ever wrote that rule, and the model has learned it.',
        ],
      },
      {
        title: 'Where the harm begins',
        animation: {
          kind: 'pipeline',
          stations: ['Purpose', 'Labels', 'Features', 'Use'],
          steps: [
            { at: 0, text: 'Suggest whom to invite to an interview.', as: 'right' },
            { at: 1, text: 'Invited before: 4 of 40 with a gap, 18 of 40 without.', words: '4 of 40', as: 'wrong' },
            { at: 2, text: 'Years without a job: 6', words: '6', as: 'wrong' },
            { at: 3, text: '350 letters, four readers: nobody opens hers.', words: 'nobody opens hers', as: 'wrong' },
          ],
        },
        say: [
          'Follow it step by step. |The purpose sounds fine.',
          '|The labels repeat a habit. |The feature lets the model see it.',
          '|And a suggestion becomes a decision when four people face hundreds of letters.',
        ],
      },
      {
        title: 'Two ways to write it down',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Risk' }],
          steps: [
            { write: 0, text: 'Bias risk: medium.' },
            { strike: 0, words: 'Bias risk: medium.' },
            {
              swap: 0,
              words: 'Bias risk: medium.',
              by: 'Rosa cared for her father for six years. The model has learned that gaps mean rejection. She is not invited, and nobody reads her letter.',
            },
            { mark: 0, words: 'gaps mean rejection', as: 'look' },
            { mark: 0, words: 'nobody reads her letter', as: 'look' },
          ],
        },
        say: [
          'How would you report that? |Most reports say medium. |Nobody can test it, and nobody will act.',
          '|Write a sentence with a person instead.',
          'Now you see two repairs: |take gaps away from the model, |and have somebody read the rest.',
        ],
      },
      {
        title: 'Who was in the room?',
        animation: {
          kind: 'map',
          axes: ['more affected', 'more heard'],
          cards: [
            { text: 'readers', at: [0.3, 0.85], group: 1 },
            { text: 'applicants', at: [0.85, 0.2], group: 3 },
            { text: 'families', at: [0.6, 0.12], group: 3 },
            { text: 'employers', at: [0.3, 0.3], group: 0 },
          ],
          steps: [{ card: 0 }, { card: 3 }, { card: 2 }, { card: 1 }, { mark: 1, as: 'wrong' }],
        },
        say: [
          'Why did nobody notice? |The readers sat at the table.',
          '|Employers, |families, |and applicants did not.',
          '|Those who have most to lose are asked least. Who are they in your project?',
        ],
      },
    ],
  },
});
