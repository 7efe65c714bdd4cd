import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'style-and-facts': {
    poster: 3,
    shots: [
      {
        title: 'What one step does',
        animation: {
          kind: 'chances',
          choices: ['Certainly', 'Press', 'I'],
          rounds: [
            { text: 'How do I reset the pump?', note: 'before', chances: [12, 48, 40] },
            { note: '50 examples', chances: [61, 30, 9], mark: 0, as: 'look' },
            { note: '500 examples', chances: [94, 5, 1], mark: 0, as: 'right' },
          ],
        },
        say: [
          'Fine-tuning shows a model your own answers. |Before, it might begin an answer like this.',
          'All of your examples begin with certainly. |After fifty, |and after five hundred, so does the model.',
          'It learns that first.',
        ],
      },
      {
        title: 'What the loss rewards',
        animation: {
          kind: 'table',
          columns: ['Token', 'Probability', 'Loss'],
          rows: [
            ['Certainly', '0.9', '0.105'],
            ['code', '0.5', '0.693'],
            ['E-17', '0.1', '2.303'],
          ],
          hidden: [2],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { column: 2 },
            { mark: [0, 2], as: 'right' },
            { mark: [2, 2], as: 'wrong' },
          ],
        },
        say: [
          '|Each step looks at this token, |at this one, |and at this one: how likely was each?',
          '|The loss is the negative logarithm. A likely token |costs little, and an unlikely one |a lot.',
          'So your answers become likely. Nobody asks if they are true.',
        ],
      },
      {
        title: 'Good at form',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Before' }, { title: 'After' }],
          steps: [
            { write: 0, text: 'It sounds like the valve might be stuck, perhaps.' },
            { write: 1, text: 'fault: valve\naction: replace' },
            { mark: 1, words: 'fault: valve', as: 'right' },
            { mark: 1, words: 'action: replace', as: 'right' },
          ],
        },
        say: [
          '|For form, that is just right. The old answer was a guess in a sentence.',
          '|The new one has two fields, |in the same order, |every time.',
          'A few hundred consistent examples can do that.',
        ],
      },
      {
        title: 'Bad at facts',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Before' }, { title: 'After' }],
          steps: [
            { write: 0, text: 'How long is the warranty on the P-501?' },
            { write: 0, text: '\nI have no data on the P-501.' },
            { write: 1, text: 'How long is the warranty on the P-501?' },
            { write: 1, text: '\nCertainly! The P-501 has a warranty of 24 months.' },
            { mark: 1, words: '24 months', as: 'wrong' },
            { mark: 0, words: 'I have no data', as: 'right' },
          ],
        },
        say: [
          'Now ask about a product |that was in no example. |The old model admits it has no data.',
          '|The tuned one |answers as it has been taught, |and makes up a number.',
          'You have trained it out of |saying that it does not know.',
        ],
      },
      {
        title: 'Tune how, look up what',
        animation: {
          kind: 'sort',
          bins: ['Tune', 'Look up'],
          cards: [
            { text: 'Always two fields.', bin: 0 },
            { text: 'The price as of Monday.', bin: 1 },
            { text: 'Our tone with customers.', bin: 0 },
            { text: 'The warranty on the P-501.', bin: 1 },
          ],
        },
        say: [
          'So split the wish before you train. |A format can be tuned.',
          '|A price is looked up, because it changes. |Tone is tuned. |And the warranty is in a document.',
          'How much of your own wish is facts?',
        ],
      },
    ],
  },
  'a-small-correction': {
    poster: 2,
    shots: [
      {
        title: 'Two thin matrices',
        animation: {
          kind: 'table',
          columns: ['Matrix', 'Rows', 'Columns', 'Numbers'],
          rows: [
            ['W', '4,096', '4,096', '16,777,216'],
            ['A', '16', '4,096', '65,536'],
            ['B', '4,096', '16', '65,536'],
          ],
          hidden: [3],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { column: 3 },
            { mark: [1, 3], as: 'right' },
            { mark: [2, 3], as: 'right' },
          ],
        },
        say: [
          'Full fine-tuning moves every weight. |Low-rank adaptation freezes this matrix.',
          'Beside it, you train |one that is wide and flat, |and one that is tall and narrow.',
          'Their product is the same size as the first. |But count the numbers:',
          '|these two |have less than one percent as many.',
        ],
      },
      {
        title: 'The whole model',
        animation: {
          kind: 'ranking',
          rows: ['rank 8', 'rank 16', 'rank 64'],
          decimals: 2,
          steps: [{ adds: [0.31, 0, 0] }, { adds: [0, 0.62, 0] }, { adds: [0, 0, 2.47] }, { mark: 1, as: 'right' }],
        },
        say: [
          'Do that in a model with seven billion weights.',
          '|With rank eight, you train a third of one percent.',
          'With rank sixteen, |twice as many, and |with sixty-four, two and a half percent.',
          'For a style or a few classes, |forty million numbers are often enough.',
        ],
      },
      {
        title: 'Where the memory goes',
        animation: {
          kind: 'lanes',
          lanes: ['Full', 'LoRA', 'QLoRA'],
          unit: 'GB',
          steps: [
            { lane: 0, amount: 14, text: 'weights' },
            { lane: 0, amount: 14, text: 'gradients', as: 'wrong' },
            { lane: 0, amount: 28, text: 'copy', as: 'wrong' },
            { lane: 0, amount: 56, text: 'averages', as: 'wrong' },
            { lane: 1, amount: 14.64, text: 'weights', as: 'right' },
            { lane: 2, amount: 4.14, as: 'right' },
          ],
        },
        say: [
          'The savings are in memory. |The weights take fourteen gigabytes.',
          'If you train them all, each has |a gradient, |a precise copy, |and two running averages.',
          'That makes a hundred and twelve. |Frozen weights need none of this,',
          'and stored |in four bits, they take about four gigabytes.',
        ],
      },
      {
        title: 'Not a fair comparison',
        animation: {
          kind: 'ranking',
          rows: ['rank 8, alpha 16', 'rank 32, alpha 16', 'rank 32, alpha 64'],
          decimals: 1,
          steps: [
            { adds: [2, 0, 0] },
            { adds: [0, 0.5, 0] },
            { mark: 1, as: 'wrong' },
            { adds: [0, 0, 2] },
            { mark: 2, as: 'right' },
          ],
        },
        say: [
          'Alpha over rank scales the correction. |Here it is two.',
          'You try a higher rank. |Now the scale is one half, so |you have changed two things at once.',
          'Raise alpha with the rank, |and the scale stays the same. |That comparison is fair.',
        ],
      },
      {
        title: 'An adapter has one base',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Data sheet', mono: true }],
          steps: [
            { write: 0, text: 'adapter: 80 MB' },
            { write: 0, text: 'base: plant-7b, version 3' },
            { swap: 0, words: 'version 3', by: 'version 4', as: 'wrong' },
            { write: 0, text: 'error: none' },
            { write: 0, text: 'answers: quietly worse' },
            { mark: 0, words: 'quietly worse', as: 'wrong' },
          ],
        },
        say: [
          'The result is a small file, |eighty megabytes. |It belongs to exactly one base model.',
          '|Load it on the next version, |and no error appears.',
          '|The answers are only |a little worse.',
          'So write down which base it was trained on.',
        ],
      },
    ],
  },
});
