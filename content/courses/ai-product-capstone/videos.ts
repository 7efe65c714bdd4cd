import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'small-and-finished': {
    poster: 1,
    shots: [
      {
        title: 'Ten features, and none tried',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Platform', count: 10 },
            { name: 'One task', count: 1 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 10, as: 'wrong', note: 'untested' },
            { show: 1 },
            { mark: 1, count: 1, as: 'right', note: 'used daily' },
          ],
        },
        say: [
          'Two people show you their projects. |One has built ten features, |and nobody has used any of them.',
          '|The other has built one, |and three people use it every evening.',
          'Small and finished beats large and promising.',
        ],
      },
      {
        title: 'How a project shrinks',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Loanbot' }],
          steps: [
            { write: 0, text: 'Answers from the rules' },
            { write: 0, text: 'Checks the stock' },
            { write: 0, text: 'Proposes a loan' },
            { write: 0, text: 'Sends reminders' },
            { write: 0, text: 'Orders new tools' },
            { strike: 0, words: 'Orders new tools' },
            { strike: 0, words: 'Sends reminders' },
            { mark: 0, words: 'Proposes a loan', as: 'right' },
          ],
        },
        say: [
          'Here is ours, for a tool library. |It was supposed to answer questions, |check the stock, |propose loans, |send reminders, |and order new tools.',
          'After each step we asked: what can we take away? |This, |and this.',
          '|A loan is only proposed. A volunteer confirms it with one tap.',
        ],
      },
      {
        title: 'Does it fit?',
        animation: {
          kind: 'sort',
          bins: ['Good size', 'Too large', 'Too risky'],
          cards: [
            { text: 'Sort repair requests in our building', bin: 0 },
            { text: 'A tutor for all subjects', bin: 1 },
            { text: 'A symptom checker', bin: 2 },
            { text: 'Draft replies for a bike shop', bin: 0 },
          ],
        },
        say: [
          'Is yours the right size? |This one is: it happens every week, and a mistake does no harm.',
          '|A tutor for everything is never finished. |A symptom checker can hurt somebody.',
          '|And here, a person reads every draft.',
        ],
      },
      {
        title: 'Where the hours go',
        animation: {
          kind: 'lanes',
          lanes: ['Learn', 'Build', 'Show'],
          unit: 'h',
          steps: [
            { lane: 0, amount: 2, text: 'page', as: 'look' },
            { lane: 0, amount: 4.5, text: 'watch', as: 'right' },
            { lane: 0, amount: 4, text: 'specify', as: 'look' },
            { lane: 1, amount: 18.5 },
            { lane: 2, amount: 5, text: 'pilot', as: 'right' },
            { lane: 2, amount: 7, text: 'report', as: 'look' },
          ],
        },
        say: [
          'You have about forty hours. |Two of them are for one page about the problem.',
          '|You watch five people, |and write down what you will build.',
          '|Building takes four days, less than half of your time. |Then people use it, |and you report what happened.',
        ],
      },
      {
        title: 'Five lines a day',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Log', mono: true }],
          steps: [
            { write: 0, text: 'March 14, 3.5 h' },
            { write: 0, text: 'Did: two tools, 11 of 30 cases pass' },
            { write: 0, text: 'Decided: a volunteer confirms' },
            { write: 0, text: 'Next: two questions in one message' },
            { mark: 0, words: 'Decided: a volunteer confirms', as: 'right' },
          ],
        },
        say: [
          'Keep a log, with a few lines each day: |how long, |what you did, |what you decided, |and what comes next.',
          'In an interview people ask why, and |this line is your answer.',
          'Which five people can you watch?',
        ],
      },
    ],
  },
  'what-ten-days-show': {
    poster: 1,
    shots: [
      {
        title: 'Signed before day zero',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Go on if' }],
          steps: [
            { write: 0, text: 'Middle value: under 1 hour' },
            { write: 0, text: 'Volunteer’s minutes: a third lower' },
            { write: 0, text: 'Disclosures: 0' },
            { mark: 0, words: 'Disclosures: 0', as: 'look' },
          ],
        },
        say: [
          'Five people use your product for ten days. |Before that, you sign a rule.',
          'A reliable answer in less than an hour. |A third less work for the volunteer.',
          '|And nobody learns |who borrowed what.',
        ],
      },
      {
        title: 'Hours until a reliable answer',
        animation: {
          kind: 'ranking',
          rows: ['Old way', 'Loanbot'],
          isOurs: true,
          decimals: 1,
          steps: [{ adds: [17, 0] }, { adds: [0, 0.6] }, { mark: 1, as: 'right' }],
        },
        say: [
          'On even days, they ask the old way. |The middle request waits seventeen hours.',
          'On odd days, they ask Loanbot. |It waits thirty-six minutes.',
          'That difference is large enough |to believe, even with so few people.',
        ],
      },
      {
        title: 'Every request',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Old way', count: 22 },
            { name: 'Loanbot', count: 24 },
          ],
          steps: [
            { show: 0 },
            { mark: 0, count: 1, as: 'wrong', note: 'false' },
            { show: 1 },
            { mark: 1, count: 4, as: 'look', note: 'handed over' },
            { mark: 1, count: 3, as: 'wrong', note: 'needlessly' },
          ],
        },
        say: [
          'Look at every request. |The old way |made one false promise.',
          '|Loanbot made none. It handed four to the volunteer, |as it should.',
          'And |three more, needlessly. Once, it didn’t know what a pressure cleaner was.',
        ],
      },
      {
        title: 'Zero of twenty-four',
        animation: {
          kind: 'chances',
          choices: ['none is false', 'one or more'],
          rounds: [
            { text: 'Of 1 reply,', chances: [90, 10] },
            { text: 'Of 6 replies,', chances: [53, 47] },
            { text: 'Of 12 replies,', chances: [28, 72] },
            { text: 'Of 24 replies,', chances: [8, 92], mark: 0, as: 'look' },
          ],
        },
        say: [
          'Is it safe, then? Say that one reply in ten is false. |A single reply is usually right.',
          '|Six in a row are right about half of the time.',
          '|Twelve, one time in four. |And all twenty-four, still eight times in a hundred.',
          'So zero of twenty-four is not proof.',
        ],
      },
      {
        title: 'Nine hours, and no bug',
        animation: {
          kind: 'pipeline',
          stations: ['Question', 'Proposal', 'Volunteer', 'Answer'],
          steps: [
            { at: 0, text: '9:40 p.m. Is the long ladder free on Saturday?', as: 'right' },
            { at: 1, text: '9:41 p.m. Proposed: ladder 6m, Saturday', as: 'right' },
            { at: 2, text: '6:50 a.m. Confirmed', words: '6:50 a.m.', as: 'wrong' },
            {
              at: 1,
              text: '9:41 p.m. Proposed. Confirmed tomorrow by 8.',
              words: 'Confirmed tomorrow by 8.',
              as: 'right',
            },
          ],
        },
        say: [
          'And a quarter of the requests still waited more than nine hours. |A question comes in the evening.',
          '|The proposal is there at once. |But the volunteer is asleep.',
          'A better model doesn’t help. |One honest sentence does.',
          'Which of your results does not fit?',
        ],
      },
    ],
  },
  'one-thin-path': {
    poster: 1,
    shots: [
      {
        title: 'The last week',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Last week' }],
          steps: [
            { write: 0, text: 'The interface needs a key.' },
            { write: 0, text: 'The stock has merged cells.' },
            { write: 0, text: 'An answer takes 14 seconds.' },
            { mark: 0, words: 'An answer takes 14 seconds.', as: 'wrong' },
          ],
        },
        say: [
          'You perfect the prompt, then the data, then the screen. |In the last week, they come together. You have no API key.',
          '|The stock is a spreadsheet that no program can read. |And each answer |takes fourteen seconds.',
          'It is better to find that out today.',
        ],
      },
      {
        title: 'One message through seven stations',
        animation: {
          kind: 'pipeline',
          mono: true,
          stations: ['Input', 'User', 'Stock', 'Model', 'Check', 'Reply', 'Log'],
          steps: [
            { at: 0, text: 'long ladder?', as: 'right' },
            { at: 1, text: 'member 7: long ladder?', as: 'right' },
            { at: 2, text: '{"ladder 6m": 1, "drill": 0}', as: 'right' },
            { at: 3, text: '{"reply": "One ladder (6m) is free today."}', as: 'right' },
            { at: 4, words: '"reply"', as: 'right' },
            { at: 5, text: 'One ladder (6m) is free today.', as: 'right' },
            { at: 6, text: '{"message": "long ladder?", "problem": null}', as: 'right' },
          ],
        },
        say: [
          'So on day one, one real message goes |all the way.',
          '|The user is fixed, |the stock is one file, |and the model gets one prompt.',
          '|Two checks look at the answer. |The console is the screen, |and a text file is the log.',
          'It is ugly, and it is whole.',
        ],
      },
      {
        title: 'Where the day goes',
        animation: {
          kind: 'lanes',
          lanes: ['Set up', 'Path', 'Try'],
          unit: 'min',
          steps: [
            { lane: 0, amount: 30, as: 'look' },
            { lane: 1, amount: 45, text: 'call' },
            { lane: 1, amount: 45, text: 'stock' },
            { lane: 1, amount: 60, text: 'prompt' },
            { lane: 1, amount: 70, text: 'checks' },
            { lane: 2, amount: 50, as: 'right' },
          ],
        },
        say: [
          'You have five hours. |Half an hour goes into a repository that starts with one command.',
          '|Then the call to the model, |the stock, |and the prompt.',
          '|Checks and the log come next. |Then six test cases run, and one person tries it.',
          'If a station is late, simplify it.',
        ],
      },
      {
        title: 'Four ways an answer can end',
        animation: {
          kind: 'table',
          columns: ['Answer', 'Problem', 'Shown'],
          widths: [1.5, 1.2, 0.8],
          rows: [
            ['One ladder (6m) is free today.', 'none', 'reply'],
            ['It is reserved for you!', 'forbidden phrase', 'fallback'],
            ['Sure! One ladder is free.', 'not the agreed form', 'fallback'],
            ['TimeoutError', 'no answer', 'fallback'],
          ],
          hidden: [2],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { row: 3 },
            { column: 2 },
            { mark: [0, 2], as: 'right' },
            { mark: [1, 1], as: 'look' },
          ],
        },
        say: [
          'Put the provider behind one function. |Then a stand-in can answer in its place.',
          '|This one promises too much, |this one sends no JSON, |and this one times out.',
          '|Three of them lead to the fallback, |and only the first reaches the user.',
          'No model was called, |and you have tested each case.',
        ],
      },
      {
        title: 'By the evening',
        animation: {
          kind: 'checklist',
          mono: true,
          text: '> long ladder?\nOne ladder (6m) is free today.\n\n> run cases\n2 of 6 pass',
          checks: [
            { label: 'Reply', is: 'right', words: 'One ladder (6m) is free today.' },
            { label: 'Fallback', is: 'right' },
            { label: 'Log', is: 'right' },
            { label: 'Six cases', is: 'right', words: '2 of 6 pass' },
          ],
        },
        say: [
          'What do you have by evening? |A reply, |a fallback, |and a log.',
          'Six cases run. How many pass |doesn’t matter today.',
          'Which station will surprise you?',
        ],
      },
    ],
  },
});
