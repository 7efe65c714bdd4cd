import { defineVideos } from '#content/define.ts';

export const videos = defineVideos({
  'why-drafts-sound-bland': {
    poster: 3,
    shots: [
      {
        title: 'A draft that says nothing',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'You ask' }, { title: 'You get' }],
          steps: [
            { write: 0, text: 'Write a polite email to Nora about the training.' },
            {
              write: 1,
              text: 'Dear Nora, I wanted to reach out regarding the training. Due to unforeseen circumstances, changes may be needed.',
            },
            { mark: 1, words: 'unforeseen circumstances', as: 'wrong' },
            { mark: 1, words: 'changes may be needed', as: 'wrong', note: 'which?' },
          ],
        },
        say: [
          '|You ask an assistant for a polite email to Nora about the training.',
          '|It takes three seconds, and the tone is perfect.',
          'Now read it as Nora. |What happened? |And what is she supposed to do? She will have to write back and ask.',
        ],
      },
      {
        title: 'Where the phrases come from',
        animation: {
          kind: 'next-word',
          text: 'Due to',
          rounds: [
            {
              choices: [
                [' unforeseen', 38],
                [' the', 29],
                [' a', 17],
                [' my', 2],
              ],
              pick: 0,
            },
            {
              choices: [
                [' circumstances', 81],
                [' events', 9],
                [' delays', 6],
                [' mistakes', 1],
              ],
              pick: 0,
            },
          ],
        },
        say: [
          'Where do phrases like that come from? The assistant does not know what went wrong, |so it fills in what people usually write. |Unforeseen is likely here.',
          'And after unforeseen, |circumstances is nearly certain.',
          'Your own reason is at the bottom of the list. |Nobody told the assistant what it was.',
        ],
      },
      {
        title: 'Four lines before the draft',
        animation: {
          kind: 'table',
          columns: ['Line', 'Brief'],
          widths: [1, 3.4],
          ours: [0],
          rows: [
            ['Reader', 'Nora, who expects us on Monday'],
            ['Action', 'Choose a room by Thursday noon'],
            ['Facts', 'Room A at 9 a.m., room B at 1 p.m.'],
            ['Delicate', 'I booked the wrong day'],
          ],
          hidden: [1],
          steps: [{ row: 0 }, { row: 1 }, { row: 2 }, { row: 3 }, { column: 1 }, { mark: [3, 1], as: 'look' }],
        },
        say: [
          'Four lines repair most of it, and you write them before you open the assistant. |Who is the reader, and what does she already know?',
          '|What should she do, and by when?',
          '|Which facts must be in it?',
          '|And what is delicate?',
          '|Here is the brief for Nora. Anyone in your office could write the email from it.',
          '|Even the embarrassing part is in there.',
        ],
      },
      {
        title: 'The draft with a brief',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Before' }, { title: 'After' }],
          steps: [
            {
              write: 0,
              text: 'Dear Nora, I wanted to reach out regarding the training. Due to unforeseen circumstances, changes may be needed.',
            },
            {
              write: 1,
              text: 'Nora, please choose by Thursday noon: room A at 9 a.m. or room B at 1 p.m. I booked the wrong day. Sorry.',
            },
            { mark: 1, words: 'please choose by Thursday noon', as: 'right' },
            { mark: 1, words: 'room A at 9 a.m. or room B at 1 p.m.', as: 'right' },
            { mark: 1, words: 'I booked the wrong day.', as: 'right' },
          ],
        },
        say: [
          '|This was the draft without a brief, |and this is the draft with one.',
          '|The request comes first. Nora can answer with a single letter, |because she has both rooms.',
          'You still check every fact. |But now the apology is for something real, and the rest is real, too.',
        ],
      },
    ],
  },
  'when-an-email-is-hard': {
    poster: 2,
    shots: [
      {
        title: 'A no that nobody finds',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'You ask' }, { title: 'You get' }],
          steps: [
            { write: 0, text: 'Decline this request politely.' },
            { write: 1, text: 'I would love to help, and I will see what I can do once things calm down.' },
            { mark: 1, words: 'I would love to help', as: 'wrong' },
            { mark: 1, words: 'I will see what I can do', as: 'wrong', note: 'a yes?' },
          ],
        },
        say: [
          '|Somebody needs to say no and asks an assistant to do it politely.',
          '|Here is the draft. Can you find the no?',
          '|The reader will not find it, |and will wait for help that never comes.',
        ],
      },
      {
        title: 'Say no in the first line',
        animation: {
          kind: 'prompt',
          panels: [{}],
          steps: [
            { write: 0, text: 'I would love to help, and I will see what I can do once things calm down.' },
            {
              swap: 0,
              words: 'I would love to help, and I will see what I can do once things calm down.',
              by: 'I can’t take this on before March.',
            },
            { write: 0, text: 'I can send you my outline from last year on Friday.' },
            { mark: 0, words: 'before March', as: 'look' },
            { mark: 0, words: 'on Friday', as: 'look' },
          ],
        },
        say: [
          'Assistants smooth things over, |and a no turns into a maybe.',
          '|So put the no in the first line.',
          '|Then offer something small, but only if you mean it.',
          '|Give the no a limit, |and give the offer a date. Both are kinder than a vague promise.',
        ],
      },
      {
        title: 'Bad news in order',
        animation: {
          kind: 'pipeline',
          stations: ['The news', 'What it means', 'What next', 'Sorry'],
          steps: [
            { at: 0, text: 'The workshop on May 4 will not take place.' },
            { at: 1, text: 'The workshop on May 4 will not take place.\nYou’ll get your fee back this week.' },
            {
              at: 2,
              text: 'The workshop on May 4 will not take place.\nYou’ll get your fee back this week.\nWe’ll repeat it June 8 and hold your seat.',
            },
            {
              at: 3,
              text: 'The workshop on May 4 will not take place.\nYou’ll get your fee back this week.\nWe’ll repeat it June 8 and hold your seat.\nI am sorry to tell you this so late.',
              words: 'I am sorry to tell you this so late.',
              as: 'right',
            },
          ],
        },
        say: [
          'Bad news has an order, too. |Begin with the news itself, in one sentence.',
          '|Your second sentence says what it means for the reader.',
          '|The third one says what happens next.',
          '|And apologize once, for something specific. Three apologies sound like none.',
        ],
      },
      {
        title: 'What a summary makes up',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Summary' }, { title: 'Thread' }],
          steps: [
            { write: 0, text: 'The team agreed to meet on May 4.' },
            { write: 1, text: 'Ines: I would suggest May 4. Thoughts?\nTom: I have to look at my calendar.' },
            { mark: 0, words: 'agreed', as: 'wrong' },
            { mark: 1, words: 'would suggest', as: 'look' },
            { swap: 0, words: 'The team agreed to meet on May 4.', by: 'Ines suggested May 4. Nothing is decided.' },
          ],
        },
        say: [
          'Summaries smooth things over, too. |This one says that a team agreed on a date.',
          '|Here is the thread behind it.',
          '|Did anybody agree? |One person suggested a day, and the other has not looked yet.',
          '|So ask for a quote with every decision, and look it up before you answer.',
        ],
      },
      {
        title: 'Emails that stay yours',
        animation: {
          kind: 'sort',
          bins: ['With an assistant', 'Yours'],
          cards: [
            { text: 'Move our meeting to Tuesday', bin: 0 },
            { text: 'I am sorry about your father', bin: 1 },
            { text: 'You did not get the job', bin: 1 },
            { text: 'Your order is on its way', bin: 0 },
          ],
        },
        say: [
          'And some emails stay yours. |Moving a meeting is not one of them.',
          '|But condolences are, |and so is anything about a job, a salary, or health.',
          '|The rest is everyday email, and there a draft saves you time.',
        ],
      },
    ],
  },
});
