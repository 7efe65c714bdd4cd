import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'text-or-number': {
    poster: 2,
    shots: [
      {
        title: 'A sum that goes wrong',
        animation: {
          kind: 'prompt',
          panels: [
            { title: 'Program', mono: true },
            { title: 'Output', mono: true },
          ],
          steps: [
            { write: 0, text: 'a = "3"' },
            { write: 0, text: 'b = "1"' },
            { write: 0, text: 'c = "5"' },
            { write: 0, text: 'print(a + b + c)' },
            { write: 1, text: '315' },
            { mark: 1, words: '315', as: 'wrong' },
          ],
        },
        say: [
          'Three tools were rented, |for three days, |for one, |and for five.',
          '|Add up the days, and you expect nine. |Python prints |three hundred and fifteen.',
          'Nothing is broken. You asked for something else.',
        ],
      },
      {
        title: 'The kind decides',
        animation: {
          kind: 'table',
          columns: ['Typed', 'Kind', 'Result'],
          widths: [1.1, 0.8, 1.4],
          rows: [
            ['3 + 4', 'int', '7'],
            ['"3" + "4"', 'str', '34'],
            ['0.1 + 0.2', 'float', '0.30000000000000004'],
          ],
          hidden: [2],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { column: 2 },
            { mark: [0, 2], as: 'right' },
            { mark: [1, 2], as: 'look' },
            { mark: [2, 2], as: 'wrong' },
          ],
        },
        say: [
          'Every value has a kind. |These are whole numbers. |These have quotes around them, so they are text.',
          '|And these have a decimal point.',
          '|The plus sign does something else for each: |it adds numbers, |and it joins texts.',
          '|The last one is almost right: three tenths have no exact form in binary.',
        ],
      },
      {
        title: 'Say which kind you mean',
        animation: {
          kind: 'prompt',
          panels: [
            { title: 'Program', mono: true, text: 'a = "3"\nb = "1"\nc = "5"\nprint(a + b + c)' },
            { title: 'Output', mono: true, text: '315' },
          ],
          steps: [
            { mark: 0, words: '"3"', as: 'look' },
            { swap: 0, words: '"3"', by: 'int("3")' },
            { swap: 0, words: '"1"', by: 'int("1")' },
            { swap: 0, words: '"5"', by: 'int("5")' },
            { swap: 1, words: '315', by: '9' },
          ],
        },
        say: [
          '|Back to the rentals. What you read from a file is text at first.',
          'Make it a whole number: |this one, |this one, |and this one.',
          '|Now the sum is nine. Only the kind has changed.',
        ],
      },
      {
        title: 'Count money in cents',
        animation: {
          kind: 'prompt',
          panels: [
            { title: 'Program', mono: true },
            { title: 'Output', mono: true },
          ],
          steps: [
            { write: 0, text: 'dollars = 0.1 + 0.2' },
            { write: 1, text: '0.30000000000000004' },
            { mark: 1, words: '0.30000000000000004', as: 'wrong' },
            { write: 0, text: '\ncents = 10 + 20' },
            { write: 1, text: '\n30' },
            { mark: 1, words: '\n30', as: 'right' },
          ],
        },
        say: [
          'The tiny error matters for money. |Ten cents and twenty cents |should not |end in a four.',
          '|So count whole cents. |Thirty is |exactly thirty, and you write the decimal point only when you print it.',
        ],
      },
      {
        title: 'Give values names',
        animation: {
          kind: 'prompt',
          panels: [
            { title: 'Program', mono: true },
            { title: 'Output', mono: true },
          ],
          steps: [
            { write: 0, text: 'order = {\n  "tool": "drill",\n  "days": 3,\n  "cents": 2450,\n}' },
            { write: 0, text: 'order["days"] *\n  order["cents"]' },
            { write: 1, text: '7350' },
            { mark: 0, words: '"days": 3', as: 'right' },
            { mark: 0, words: '"cents": 2450', as: 'right' },
          ],
        },
        say: [
          'A rental has several values. |A dictionary gives each one a name.',
          '|Ask for two of them by name, and multiply: |seventy-three dollars and fifty cents.',
          'It works because |both are numbers. That is one row.',
          'How does a program |hold a whole table?',
        ],
      },
    ],
  },
});
