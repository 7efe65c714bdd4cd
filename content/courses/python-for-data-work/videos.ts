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
          '|The plus sign treats the two differently: |it adds numbers, |and it joins text.',
          '|The last one is almost right: three tenths has no exact form in binary.',
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
            { clear: 1 },
            { swap: 0, words: '"3"', by: 'int("3")' },
            { swap: 0, words: '"1"', by: 'int("1")' },
            { swap: 0, words: '"5"', by: 'int("5")' },
            { write: 1, text: '9' },
            { mark: 1, words: '9', as: 'right' },
          ],
        },
        say: [
          '|Back to the rentals. What you read from a file is text at first.',
          '|Make it a whole number: |this one, |this one, |and this one.',
          '|Now the sum |is nine. Only the kind has changed.',
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
            { write: 0, text: 'dollars = 0.1 + 0.2\nprint(dollars)' },
            { write: 1, text: '0.30000000000000004' },
            { mark: 1, words: '0.30000000000000004', as: 'wrong' },
            { write: 0, text: 'cents = 10 + 20\nprint(cents)' },
            { write: 1, text: '30' },
            { mark: 1, words: '\n30', as: 'right' },
          ],
        },
        say: [
          'That tiny error matters with money. |Ten cents plus twenty cents |should not |end in a four.',
          '|So count in whole cents. |Thirty is |exactly thirty, and you write the decimal point only when you print it.',
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
            { write: 0, text: 'print(order["days"]\n  * order["cents"])' },
            { write: 1, text: '7350' },
            { mark: 0, words: '"days": 3', as: 'right' },
            { mark: 0, words: '"cents": 2450', as: 'right' },
          ],
        },
        say: [
          'A rental has several values. |A dictionary gives each one a name.',
          '|Ask for two of them by name, and multiply: |seventy-three dollars and fifty cents.',
          'It works because |both |are numbers. That is one row.',
          'How does a program hold a whole table?',
        ],
      },
    ],
  },
  'read-then-group': {
    poster: 3,
    shots: [
      {
        title: 'One comma too many',
        animation: {
          kind: 'table',
          columns: ['id', 'customer', 'days'],
          rows: [
            ['R-102', 'Ben Cole', '1'],
            ['R-101', '"Ruiz', 'Ana"'],
          ],
          steps: [
            { row: 0 },
            { row: 1 },
            { mark: [1, 2], as: 'wrong' },
            { write: [1, 1], text: 'Ruiz, Ana', as: 'right' },
            { write: [1, 2], text: '3', as: 'right' },
          ],
        },
        say: [
          'A CSV file has commas between its values, so you split each line at the comma. |Ben is fine.',
          '|But Ana has a comma in her name. |Her days are gone.',
          'The csv module knows the rules: |it keeps the name in one piece, |and the days in their place.',
        ],
      },
      {
        title: 'A row that does not fit',
        animation: {
          kind: 'prompt',
          panels: [
            { title: 'File', mono: true },
            { title: 'Rows', mono: true },
          ],
          steps: [
            { write: 0, text: 'id,days\nR-1,3\nR-2\nR-3,2,extra' },
            { write: 1, text: "days: '3'" },
            { write: 1, text: 'days: None' },
            { write: 1, text: "None: ['extra']" },
            { mark: 1, words: 'days: None', as: 'wrong' },
            { mark: 1, words: "None: ['extra']", as: 'wrong' },
          ],
        },
        say: [
          'What about broken rows? |One of these has too few values, and one too many.',
          'The first is read as |text, |the short row gets None, |and the long one has something left over.',
          'Python raises no error. |Your program |must look for such rows.',
        ],
      },
      {
        title: 'Days, pile by pile',
        animation: {
          kind: 'table',
          columns: ['Order', 'Tool', 'Days'],
          rows: [
            ['R-1', 'drill', '3'],
            ['R-2', 'ladder', '1'],
            ['R-3', 'drill', '5'],
            ['R-4', 'sander', '2'],
            ['R-5', 'drill', '1'],
          ],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { row: 3 },
            { row: 4 },
            { mark: [0, 1], as: 'look' },
            { mark: [2, 1], as: 'look' },
            { mark: [4, 1], as: 'look' },
          ],
        },
        say: [
          'Here is a clean table: |one |rental |in |each |row.',
          'How many days for each tool? Choose a key. |These |three rows |have the same one.',
        ],
      },
      {
        title: 'One pile for each tool',
        animation: {
          kind: 'tally',
          columns: ['drill', 'ladder', 'sander'],
          steps: [
            { add: 0, count: 3 },
            { add: 1, count: 1 },
            { add: 0, count: 5 },
            { add: 2, count: 2 },
            { add: 0, count: 1 },
            { mark: 0, as: 'look' },
          ],
        },
        say: [
          'Go through the rows, and put each row’s days on its pile. |Three for the drill.',
          '|One for the ladder. |Five more for the drill.',
          '|Two for the sander, |one for the drill.',
          'That is all that grouping does. |The drill leads with nine.',
        ],
      },
      {
        title: 'One line that checks it',
        animation: {
          kind: 'lanes',
          lanes: ['Piles', 'Table'],
          unit: 'days',
          steps: [
            { lane: 0, amount: 9, text: 'drill' },
            { lane: 0, amount: 1 },
            { lane: 0, amount: 2, text: 'sander' },
            { lane: 1, amount: 12, text: 'rows' },
          ],
        },
        say: [
          'Is it right? Add up the piles: |nine, |ten, |and twelve.',
          'If a row is lost, or counted twice, the table has a different total.',
          '|Here it is twelve, too.',
          'Which total could you compare?',
        ],
      },
    ],
  },
  'what-did-not-match': {
    poster: 1,
    shots: [
      {
        title: 'Five orders, one key',
        animation: {
          kind: 'table',
          columns: ['Order', 'Key', 'Customer'],
          rows: [
            ['R-1', 'C1', 'Ana Ruiz'],
            ['R-2', 'C2', 'Ben Cole'],
            ['R-3', 'C1', 'Ana Ruiz'],
            ['R-4', 'C9', '?'],
            ['R-5', 'c2', '?'],
          ],
          hidden: [2],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { row: 3 },
            { row: 4 },
            { column: 2 },
            { mark: [3, 2], as: 'wrong' },
            { mark: [4, 2], as: 'wrong' },
          ],
        },
        say: [
          'A shop rents out tools. |Here |are |five |of |its orders. Each has a key that leads to a customer in another table.',
          '|Now look up each key. Three orders find their customer.',
          '|This one does not, |and neither does this one.',
        ],
      },
      {
        title: 'Money that disappears',
        animation: {
          kind: 'lanes',
          lanes: ['Orders', 'Joined'],
          unit: '$',
          steps: [
            { lane: 0, amount: 214, text: 'matched', as: 'right' },
            { lane: 0, amount: 90, text: 'unmatched', as: 'wrong' },
            { lane: 1, amount: 214, text: 'matched', as: 'right' },
          ],
        },
        say: [
          'The orders that match |are worth two hundred fourteen dollars, |and the others ninety.',
          'If you keep only what matched, |the report says two hundred fourteen.',
          'No error occurs, and nobody asks.',
        ],
      },
      {
        title: 'One key, two spellings',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Keys', mono: true }],
          steps: [
            { write: 0, text: '"c2" == "C2"' },
            { write: 0, text: 'False' },
            { mark: 0, words: 'False', as: 'wrong' },
            { write: 0, text: '\n"c2".strip().upper() == "C2"' },
            { write: 0, text: 'True' },
            { mark: 0, words: 'True', as: 'right' },
          ],
        },
        say: [
          'Look at what did not match. |To you, these two are the same. |To Python |they are not.',
          'So put all keys in the same form: |no spaces around them, and capital letters.',
          '|Then this |order finds Ben.',
        ],
      },
      {
        title: 'Keep the unknown',
        animation: {
          kind: 'lanes',
          lanes: ['Newark', 'Hoboken', 'Unknown'],
          unit: '$',
          steps: [
            { lane: 0, amount: 73.5, text: 'R-1' },
            { lane: 0, amount: 122.5, text: 'R-3' },
            { lane: 1, amount: 18, as: 'look' },
            { lane: 1, amount: 30, as: 'look' },
            { lane: 2, amount: 60, text: 'R-4', as: 'wrong' },
          ],
        },
        say: [
          'Now report by city. |Newark has one order, |and another.',
          '|Hoboken has two, |because one has found its customer.',
          'And for C9, there is no customer at all. |Do not drop it. Give it a group of its own.',
          'Then the cities add up to the full total.',
        ],
      },
      {
        title: 'A customer listed twice',
        animation: {
          kind: 'lanes',
          lanes: ['Right', 'Listed twice'],
          unit: '$',
          steps: [
            { lane: 0, amount: 196, text: 'Newark', as: 'right' },
            { lane: 1, amount: 196, text: 'Newark', as: 'right' },
            { lane: 1, amount: 196, text: 'again', as: 'wrong' },
          ],
        },
        say: [
          'Rows can also be duplicated. |This is what Ana paid.',
          'Say that she is listed twice. |Each of her orders |appears twice.',
          'So check first that a key is unique.',
        ],
      },
    ],
  },
});
