import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'hours-not-jobs': {
    poster: 1,
    shots: [
      {
        title: 'A question without an answer',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Question' }],
          steps: [
            { write: 0, text: 'Will AI replace our order desk?' },
            { mark: 0, words: 'our order desk', as: 'wrong' },
            { strike: 0, words: 'Will AI replace our order desk?' },
            {
              swap: 0,
              words: 'Will AI replace our order desk?',
              by: 'Can a system read emailed orders and fill in the form, for a person to confirm?',
            },
            { mark: 0, words: 'for a person to confirm', as: 'look' },
          ],
        },
        say: [
          '|Everybody asks this question, and nobody can answer it. |An order desk isn’t one thing.',
          '|Ask about a task instead. |Can a system fill in the form from an email, |for a person to confirm?',
          'That can be tried out in two weeks.',
        ],
      },
      {
        title: 'Five hundred and twenty hours',
        animation: {
          kind: 'lanes',
          lanes: ['Candidates', 'Judgment', 'Other'],
          unit: 'h',
          steps: [
            { lane: 0, amount: 80, text: 'entry', as: 'right' },
            { lane: 0, amount: 60, text: 'status', as: 'right' },
            { lane: 1, amount: 110, text: 'quotes', as: 'wrong' },
            { lane: 1, amount: 90, text: 'advice', as: 'wrong' },
            { lane: 1, amount: 30, as: 'wrong' },
            { lane: 2, amount: 150 },
          ],
        },
        say: [
          'Fourteen people work at the desk, and this is their week. |They enter orders, |and they tell customers where an order is.',
          '|They prepare quotes for large projects, |advise on parts, |and calm angry contractors.',
          '|The rest is meetings and email.',
          'Two tasks are candidates: a hundred and forty hours.',
        ],
      },
      {
        title: 'Five questions for a task',
        animation: {
          kind: 'table',
          columns: ['Question', 'Order entry', 'Project quotes'],
          widths: [1.9, 1, 1],
          rows: [
            ['Often, in a similar form?', 'yes', 'no'],
            ['Information in digital form?', 'yes', 'partly'],
            ['Checked faster than done?', 'yes', 'no'],
            ['Mistakes cheap, or caught?', 'yes', 'no'],
            ['Gladly handed over?', 'mostly', 'no'],
          ],
          steps: [{ row: 0 }, { row: 1 }, { row: 2 }, { row: 3 }, { row: 4 }, { mark: [2, 0], as: 'look' }],
        },
        say: [
          '|How can you tell? Ask if a task is frequent. |Is it digital?',
          '|Is it faster to check than to do? |Are mistakes caught? |Would people gladly hand it over?',
          'Orders pass, and quotes do not. |Most people skip the third question.',
        ],
      },
      {
        title: 'A correct draft that saves nothing',
        animation: {
          kind: 'lanes',
          lanes: ['By hand', 'Order, checked', 'Quote, checked'],
          unit: 'min',
          steps: [
            { lane: 0, amount: 10, text: 'write' },
            { lane: 1, amount: 1, as: 'look' },
            { lane: 1, amount: 2, text: 'check', as: 'right' },
            { lane: 2, amount: 1, as: 'look' },
            { lane: 2, amount: 10, text: 'check', as: 'wrong' },
          ],
        },
        say: [
          'Why does it matter? |Say that something takes ten minutes by hand.',
          '|A system drafts it in one. |If a check takes two, you save seven.',
          '|But if you have to work |everything out again, the draft may be correct, but it saves nothing.',
        ],
      },
      {
        title: 'What you can say now',
        animation: {
          kind: 'dots',
          groups: [{ name: '520 hours', count: 52 }],
          steps: [
            { show: 0 },
            { mark: 0, count: 14, as: 'right', note: 'candidates' },
            { mark: 0, count: 38, as: 'look', note: 'stay' },
          ],
        },
        say: [
          '|Here is the week again, with ten hours to each dot.',
          'A hundred and forty hours |may change. The rest |stays with people.',
          'What about your own team’s week?',
        ],
      },
    ],
  },
  'a-pilot-that-can-fail': {
    poster: 4,
    shots: [
      {
        title: 'A result nobody can use',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Pilot' }],
          steps: [
            { write: 0, text: 'People liked it.' },
            { mark: 0, words: 'liked it', as: 'wrong' },
            {
              swap: 0,
              words: 'People liked it.',
              by: 'Does it fill in at least 54% of emailed orders well enough to save five minutes on each?',
            },
            { mark: 0, words: 'at least 54%', as: 'look' },
            { mark: 0, words: 'five minutes on each', as: 'look' },
          ],
        },
        say: [
          'Many pilots end with one sentence: |people liked it.',
          'That |answers no question, and no result could have contradicted it.',
          '|Write the question first, with figures from your business case. |Are enough orders handled, |and does each one save enough time?',
        ],
      },
      {
        title: 'A coin picks the orders',
        animation: {
          kind: 'sort',
          bins: ['With', 'Without'],
          cards: [
            { text: 'Three valves, typed', bin: 0 },
            { text: 'Photo of a handwritten list', bin: 0 },
            { text: 'Twelve fittings, typed', bin: 1 },
            { text: 'Photo of a broken part', bin: 1 },
          ],
        },
        say: [
          'Three clerks at Halden try it on three hundred orders.',
          '|If the clerks choose, the system gets only easy orders like this one.',
          'So a coin decides. |This photo goes to the system, too.',
          '|This easy order is handled without it, |and so is this photo.',
          'Now the system is the only difference between them.',
        ],
      },
      {
        title: 'The rule, signed beforehand',
        animation: {
          kind: 'table',
          columns: ['Result', 'Decision'],
          widths: [1.5, 1],
          rows: [
            ['60% useful, 5 minutes saved', 'go'],
            ['45–60% useful, or 3–5 minutes', 'change one thing, repeat'],
            ['under 45%, or more mistakes', 'stop'],
          ],
          hidden: [1],
          steps: [{ row: 0 }, { row: 1 }, { row: 2 }, { column: 1 }],
        },
        say: [
          'Before the start, the budget holder signs a rule. |This is a good result, |this is a middling one, |and this is a poor one.',
          '|The decision for each is already written down: go, change one thing and repeat, or stop.',
        ],
      },
      {
        title: 'Minutes per order',
        animation: {
          kind: 'ranking',
          rows: ['Without', 'With'],
          isOurs: true,
          decimals: 1,
          steps: [{ adds: [7.5, 0] }, { adds: [0, 4.5] }, { mark: 1, as: 'right' }],
        },
        say: [
          'Four weeks later, the clock has an answer. |Without the system, the median order takes seven and a half minutes.',
          '|With it, four and a half.',
          'That is |three minutes saved, and everybody is pleased.',
        ],
      },
      {
        title: 'Practically sixty percent',
        animation: {
          kind: 'table',
          columns: ['Measure', 'Needed', 'Measured'],
          rows: [
            ['useful', '60%', '58%'],
            ['minutes saved', '5', '3'],
            ['mistakes', '4 or fewer', '3'],
          ],
          hidden: [2],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { column: 2 },
            { mark: [0, 2], as: 'wrong' },
            { mark: [1, 2], as: 'wrong' },
            { mark: [2, 2], as: 'right' },
            { mark: [0, 1], as: 'look' },
          ],
        },
        say: [
          'But going ahead takes |sixty percent, |five minutes, |and no more mistakes than without it.',
          '|Here are the results. |Somebody says that fifty-eight is practically sixty.',
          '|And three minutes is not five. |Only the mistake count passes.',
          'The rule was signed for this moment. |Change one thing, and repeat the pilot once.',
          'What would stop yours?',
        ],
      },
    ],
  },
});
