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
          'Here is ours, for a tool library. |It was to answer questions, |check the stock, |propose loans, |send reminders, |and order new tools.',
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
          '|A tutor for everything never ends. |A symptom checker can hurt somebody.',
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
          '|Building takes four days, and less than half of the time. |Then people use it, |and you report what happened.',
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
});
