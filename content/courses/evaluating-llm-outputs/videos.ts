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
          'Nobody noted tone even once. |The promises come first, and they weren’t on anybody’s list.',
        ],
      },
      {
        title: 'A yes-or-no question',
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
          '|This one says |what counts, |and where to look. Anybody who reads the case can say yes or no.',
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
  'two-raters': {
    poster: 0,
    shots: [
      {
        title: 'Thirty answers, read twice',
        animation: {
          kind: 'dots',
          groups: [{ name: '30 answers', count: 30 }],
          steps: [
            { show: 0 },
            { mark: 0, count: 18, as: 'right', note: 'both pass' },
            { mark: 0, count: 5, as: 'look', note: 'both fail' },
            { mark: 0, count: 7, as: 'wrong', note: 'disagree' },
          ],
        },
        say: [
          'Two people read the same |thirty answers, without talking. |Both of them pass eighteen.',
          '|Both fail five, |and they disagree about seven.',
          'That is seventy-seven percent agreement. Is it good?',
        ],
      },
      {
        title: 'What coins would do',
        animation: {
          kind: 'lanes',
          lanes: ['Observed', 'Chance'],
          unit: '%',
          steps: [
            { lane: 0, amount: 76.7, as: 'look' },
            { lane: 1, amount: 51.1, text: 'both pass' },
            { lane: 1, amount: 7.8 },
          ],
        },
        say: [
          'This is how often they |agreed.',
          'But both pass most answers. So they would often |both pass one by chance,',
          'and sometimes |both fail it.',
          'Chance alone gives fifty-nine percent.',
        ],
      },
      {
        title: 'Beyond chance',
        animation: {
          kind: 'ranking',
          rows: ['repair', 'these two', 'carry on'],
          steps: [{ adds: [0.4, 0, 0] }, { adds: [0, 0, 0.7] }, { adds: [0, 0.43, 0] }, { mark: 1, as: 'look' }],
        },
        say: [
          'Kappa leaves out chance. One is perfect, and zero is luck.',
          '|Below this value, repair the rubric. |Above this one, carry on.',
          'These two score |zero point four three. |Talk before you count anything else.',
        ],
      },
      {
        title: 'Almost perfect, and worthless',
        animation: {
          kind: 'table',
          columns: ['Answer', 'A', 'B'],
          rows: [
            ['1', 'pass', 'fail'],
            ['2 to 29', 'pass', 'pass'],
            ['30', 'fail', 'pass'],
          ],
          steps: [{ row: 0 }, { row: 1 }, { row: 2 }, { mark: [0, 2], as: 'wrong' }, { mark: [2, 1], as: 'wrong' }],
        },
        say: [
          'And agreement can deceive. |Here |are thirty |other answers.',
          'They agree on ninety-three percent. |But B found this failure, |and A found that one.',
          'About failures, they agree on nothing. Kappa is below zero.',
        ],
      },
      {
        title: 'Seven answers to talk about',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Rubric' }],
          steps: [
            { write: 0, text: 'Refunds usually arrive within a week.' },
            { mark: 0, words: 'usually', as: 'wrong' },
            { write: 0, text: '\n“Usually” is a promise: fail.' },
            { mark: 0, words: 'is a promise', as: 'right' },
          ],
        },
        say: [
          'So open the answers they disagree about. |Five contain the same phrase.',
          'For A, |this word is harmless. For B, it promises something.',
          'The team |decides, and writes |it into the rubric.',
          'Then both rate thirty new answers.',
        ],
      },
    ],
  },
});
