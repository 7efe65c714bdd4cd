import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'count-the-mistakes': {
    poster: 1,
    shots: [
      {
        title: 'It looked good',
        animation: {
          kind: 'chat',
          names: { you: 'Customer', model: 'Draft' },
          steps: [
            { by: 'you', text: 'I sent the pan back on Monday. When do I get my money?' },
            { by: 'model', text: 'Thank you for your patience! Your refund will arrive within 3 days.' },
            { mark: 1, words: 'Thank you for your patience!', as: 'right' },
            { mark: 1, words: 'within 3 days.', as: 'wrong' },
          ],
        },
        say: [
          '|An assistant drafts replies for a store. |You read a few of them.',
          '|They are friendly, they are fluent, and they look good.',
          '|But the policy says up to ten days. How often does that happen? Nobody knows.',
        ],
      },
      {
        title: 'Read forty answers',
        animation: {
          kind: 'dots',
          groups: [{ name: '40 answers', count: 40 }],
          steps: [
            { show: 0 },
            { mark: 0, count: 25, as: 'right', note: 'ok' },
            { mark: 0, count: 6, as: 'wrong', note: 'unsupported' },
            { mark: 0, count: 4, as: 'look', note: 'ignored' },
            { mark: 0, count: 4, as: 'look', note: 'too long' },
            { mark: 0, count: 1, as: 'wrong', note: 'language' },
          ],
        },
        say: [
          'So read |forty answers, and note the first thing that is wrong with each. |Twenty-five are fine.',
          '|Six promise something that neither the policy nor the order says.',
          '|Four ignore what the customer wrote. |Four are too long, |and one is in the wrong language.',
        ],
      },
      {
        title: 'Count before you discuss',
        animation: {
          kind: 'tally',
          isOurs: true,
          columns: ['tone', 'language', 'length', 'ignored', 'unsupported'],
          steps: [
            { mark: 0, as: 'look' },
            { add: 1, count: 1 },
            { add: 2, count: 4 },
            { add: 3, count: 4 },
            { add: 4, count: 6 },
            { mark: 4, as: 'wrong' },
          ],
        },
        say: [
          'The team had discussed |tone for an hour. Now count: |one, |four, |four, |and six.',
          'Nobody noted the tone even once. |The promises come first, and that was not on anybody’s list.',
        ],
      },
      {
        title: 'A question with yes or no',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Criterion' }],
          steps: [
            { write: 0, text: 'The reply is accurate.' },
            { mark: 0, words: 'accurate', as: 'wrong' },
            {
              swap: 0,
              words: 'The reply is accurate.',
              by: 'Every promise about money, dates or places is in the policy or the order.',
            },
            { mark: 0, words: 'money, dates or places', as: 'look' },
            { mark: 0, words: 'in the policy or the order', as: 'look' },
          ],
        },
        say: [
          'Turn the count into a criterion. |The reply is accurate? |Two people would argue about that.',
          '|This one says |what counts, |and where to look. Anybody with the case can say yes or no.',
        ],
      },
      {
        title: 'The same draft, judged',
        animation: {
          kind: 'checklist',
          text: 'Thank you for your patience! Your refund will arrive within 3 days.',
          checks: [
            { label: 'Answers the question', is: 'right', words: 'Your refund will arrive' },
            { label: 'Short enough', is: 'right' },
            { label: 'Promise supported', is: 'wrong', words: 'within 3 days.' },
          ],
        },
        say: [
          'Now judge the first draft again. |It answers the question, |and it is short enough.',
          'However polite it is, |its promise has no support.',
          'But which cases should you check?',
        ],
      },
    ],
  },
});
