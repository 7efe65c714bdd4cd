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
          '|Each step looks at this token, |at this one, |and at this one: how likely was it?',
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
            { write: 0, text: 'How long is the warranty of the P-501?' },
            { write: 0, text: '\nI have no data on the P-501.' },
            { write: 1, text: 'How long is the warranty of the P-501?' },
            { write: 1, text: '\nCertainly! The P-501 has a warranty of 24 months.' },
            { mark: 1, words: '24 months', as: 'wrong' },
            { mark: 0, words: 'I have no data', as: 'right' },
          ],
        },
        say: [
          'Now ask about a product |that was in no example. |The old model admits it.',
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
            { text: 'The price since Monday.', bin: 1 },
            { text: 'Our tone with customers.', bin: 0 },
            { text: 'The warranty of the P-501.', bin: 1 },
          ],
        },
        say: [
          'So divide the wish before you train. |A format can be tuned.',
          '|A price is looked up, because it changes. |Tone is tuned. |And the warranty stands in a document.',
          'Which share of your own wish is facts?',
        ],
      },
    ],
  },
});
