import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'behind-a-demand': {
    poster: 3,
    shots: [
      {
        title: 'A demand, refused',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Dr. Amin' },
          steps: [
            { by: 'model', text: 'Surgery goes last.' },
            { by: 'you', text: 'It cannot. The plan says September 1 for everybody.' },
            { by: 'model', text: 'Then I will speak to the board.' },
            { mark: 2, words: 'speak to the board', as: 'wrong' },
          ],
        },
        say: [
          'You are moving a hospital to a new booking system. |The head of surgery wants to be last.',
          '|You say no, with a good reason. |Now he goes over your head.',
          '|Two people have repeated what they want, and nobody has learned anything.',
        ],
      },
      {
        title: 'Position and interest',
        animation: {
          kind: 'sort',
          bins: ['Position', 'Interest'],
          cards: [
            { text: 'Surgery goes last.', bin: 0 },
            { text: 'I cannot lose operating hours.', bin: 1 },
            { text: 'Wait until October.', bin: 0 },
            { text: 'In September, half of my staff are new.', bin: 1 },
          ],
        },
        say: [
          'What somebody demands is a position. |You can only grant it or refuse it.',
          'Why they want it is an interest. |This one can be met |in several ways.',
          'Behind every position, |there is an interest.',
        ],
      },
      {
        title: 'One interest, several ways',
        animation: {
          kind: 'table',
          columns: ['Position', 'Interest', 'Another way'],
          widths: [1, 1.2, 1.3],
          rows: [
            ['Surgery goes last.', 'no lost operating hours', 'on a Saturday, with the old list printed'],
            ['Wait until October.', 'new staff in September', 'two trained helpers at the desk'],
            ['I need daily reports.', 'no surprise in front of the board', 'a call within an hour'],
          ],
          hidden: [1, 2],
          steps: [{ row: 0 }, { row: 1 }, { row: 2 }, { column: 1 }, { column: 2 }, { mark: [0, 2], as: 'right' }],
        },
        say: [
          'Here are |three |demands |from one week.',
          '|Write down what may be behind each of them. These are guesses, so mark them as guesses.',
          '|Then look for another way. |A Saturday loses no operating hours at all.',
        ],
      },
      {
        title: 'The same talk, once more',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Dr. Amin' },
          steps: [
            { by: 'model', text: 'Surgery goes last.' },
            { by: 'you', text: 'What would that protect?' },
            { by: 'model', text: 'My operating hours. Every hour costs us a patient.' },
            { by: 'you', text: 'And if we moved you on a Saturday, with the old list printed?' },
            { mark: 1, words: 'What would that protect?', as: 'right' },
            { mark: 2, words: 'My operating hours.', as: 'look' },
          ],
        },
        say: [
          'Here is the talk again. |He says the same, |and you ask one question.',
          '|He answers, because you want to know. |Only then do you offer something.',
          'You needed |the question, because otherwise you could only have |guessed the answer.',
        ],
      },
      {
        title: 'Who is not on your list?',
        animation: {
          kind: 'map',
          axes: ['more to lose', 'asked more'],
          cards: [
            { text: 'Dr. Amin', at: [0.7, 0.8], group: 0 },
            { text: 'Victor, finance', at: [0.4, 0.62], group: 0 },
            { text: 'Paula, front desk', at: [0.72, 0.3], group: 3 },
            { text: 'Theo, old scripts', at: [0.8, 0.12], group: 3 },
          ],
          steps: [{ card: 0 }, { card: 1 }, { card: 2 }, { card: 3 }, { mark: 3, as: 'look' }],
        },
        say: [
          'Who do you ask first? |Most people begin with the title, |and with the money.',
          '|Paula meets two hundred patients on the first day. |Theo wrote the old system, and nobody has asked him anything.',
          'He knows |every exception. Who is missing from your list?',
        ],
      },
    ],
  },
  'the-day-you-suspect': {
    poster: 1,
    shots: [
      {
        title: 'What silence costs',
        animation: {
          kind: 'results',
          lists: [{ name: 'Options', found: ['less scope', 'later date', 'warn others', 'wait'] }],
          isOurs: true,
          steps: [
            { show: 0 },
            { remove: [0, 'less scope'] },
            { remove: [0, 'later date'] },
            { remove: [0, 'warn others'] },
            { mark: [0, 'wait'], as: 'wrong' },
          ],
        },
        say: [
          'You suspect that a date will not hold. |Today, there are many ways out.',
          'Each |week of silence takes |one of them |away.',
          'In the end you can only wait, |and somebody asks: how long have you known?',
        ],
      },
      {
        title: 'Twenty-five working days',
        animation: {
          kind: 'lanes',
          lanes: ['Left', 'Needed'],
          unit: 'days',
          steps: [
            { lane: 0, amount: 25, text: 'until September' },
            { lane: 1, amount: 9, text: 'third' },
            { lane: 1, amount: 9, text: 'fourth' },
            { lane: 1, amount: 9, text: 'fifth', as: 'wrong' },
          ],
        },
        say: [
          'How do you know? Count. |There are twenty-five working days left.',
          'Two message types are finished, and each took nine days. |So will the third, |and the fourth.',
          '|The fifth does not fit, and nothing has been tested.',
        ],
      },
      {
        title: 'One in three',
        animation: {
          kind: 'chances',
          choices: ['on time', 'late'],
          rounds: [
            { text: 'We go live', chances: [80, 20] },
            { chances: [66, 34], mark: 1, as: 'look' },
            { chances: [40, 60], mark: 1, as: 'wrong' },
          ],
        },
        say: [
          'Do not wait until you are certain. |A small risk needs no call.',
          'Above |one in three, say so within two days.',
          'You put it at |sixty percent. So you call Victor today.',
        ],
      },
      {
        title: 'Six sentences',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Call' }],
          steps: [
            { write: 0, text: '60% likely: we miss September 1.' },
            { write: 0, text: 'The old license has to run longer.' },
            { write: 0, text: 'Two of five message types are done.' },
            { write: 0, text: 'A: September 22. B: without the lab. C: hope.' },
            { write: 0, text: 'I recommend A.' },
            { write: 0, text: 'You’ll hear from me on Thursday.' },
            { mark: 0, words: 'I recommend A.', as: 'right' },
          ],
        },
        say: [
          'Begin with the news, |and a number. |Say what it means for him, |and the cause, without a culprit.',
          '|Give him options, each with its price. |Recommend one. |And say what comes next.',
          'That takes one minute. |Then stop talking.',
        ],
      },
      {
        title: 'He will ask',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Victor' },
          steps: [
            { by: 'model', text: 'You said we were on track.' },
            {
              by: 'you',
              text: 'I did, on the 3rd. On the 20th I saw the numbers for the lab. I should have told you that day.',
            },
            { mark: 1, words: 'I should have told you that day.', as: 'right' },
          ],
        },
        say: [
          '|Then comes this sentence. He wants to know if he can still believe you.',
          '|Answer with dates, and apologize for your own part, |once.',
          'Which date are you worried about?',
        ],
      },
    ],
  },
});
