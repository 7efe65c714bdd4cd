import { defineVideos } from '#content/define.ts';

/** Percentages of next words are made up for the drawing: they show how a model chooses, and not which one. */
export const videos = defineVideos({
  'what-a-model-is': {
    poster: 1,
    shots: [
      {
        title: 'What is answering you?',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Assistant' },
          steps: [
            { by: 'you', text: 'Which color is best for a kitchen?' },
            { by: 'model', text: 'White is a good choice. It makes a small room look larger.' },
            { by: 'you', text: 'Have you ever seen a kitchen?' },
          ],
        },
        say: [
          '|You ask a question, |and a friendly answer comes back.',
          '|What exactly is answering you? It helps to know.',
        ],
      },
      {
        title: 'A program that continues text',
        animation: {
          kind: 'next-word',
          text: 'The best color for a kitchen is',
          rounds: [
            {
              choices: [
                [' white', 34],
                [' blue', 21],
                [' green', 18],
                [' gray', 12],
              ],
              pick: 0,
            },
            {
              choices: [
                [' because', 46],
                [' with', 22],
                [' or', 17],
                [' paint', 6],
              ],
              pick: 0,
            },
          ],
        },
        say: [
          'At the center is a language model. |It reads the text so far, and gives every possible next piece a probability.',
          '|Then it takes one. A piece is called a token.',
          'Now it reads everything again, |and chooses again, |piece by piece, until the answer is complete.',
        ],
      },
      {
        title: 'It learned by guessing',
        animation: {
          kind: 'chances',
          choices: ['cold', 'red', 'soup', 'the'],
          rounds: [
            { text: 'The opposite of hot is', note: 'before training', chances: [25, 25, 25, 25] },
            { note: 'after some text', chances: [38, 22, 20, 20] },
            { note: 'after more', chances: [67, 9, 8, 16] },
            { note: 'after much more', chances: [95, 1, 1, 3], mark: 0, as: 'right' },
          ],
        },
        say: [
          'How does it know what is likely? |At first it does not: any word will do.',
          'In training, it guesses the next piece of a text, |sees the right one, |and its numbers are adjusted a little.',
          'It does this with more text than anybody could read. |What remains is numbers. There are no pages in it to look up.',
        ],
      },
      {
        title: 'Then it was coached',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'One answer' }, { title: 'Another' }],
          steps: [
            { write: 0, text: 'Figure it out yourself.' },
            { write: 1, text: 'White is a good choice. Which way does your window face?' },
            { mark: 0, words: 'Figure it out yourself.', as: 'wrong' },
            { mark: 1, words: 'White is a good choice.', as: 'right' },
          ],
        },
        say: [
          'After that, it was coached. |It wrote one answer, |and then another.',
          '|Some were marked down, |and some were rewarded. That is where the helpful tone comes from.',
        ],
      },
      {
        title: 'Likely is not the same as true',
        animation: {
          kind: 'chances',
          choices: ['Canberra', 'Sydney', 'pizza'],
          rounds: [
            { text: 'The capital of Australia is', chances: [84, 15, 1] },
            { chances: [84, 15, 1], mark: 0, as: 'right' },
            { chances: [84, 15, 1], mark: 1, as: 'wrong' },
            { chances: [84, 15, 1], mark: 1, as: 'wrong', note: 'Sydney: fluent, false' },
          ],
        },
        say: [
          '|So what is answering you? Something that knows what usually comes next.',
          '|Canberra is likely here, and right. |Sydney is less likely, but no rule forbids it.',
          '|So a smooth sentence can be false. Check what matters.',
        ],
      },
    ],
  },
  'what-a-model-is-not': {
    poster: 2,
    shots: [
      {
        title: 'Not a search engine',
        animation: {
          kind: 'table',
          columns: ['Question', 'Memory', 'Search'],
          widths: [1.7, 1, 1.2],
          rows: [
            ['Why are there tides?', 'The moon.', 'The moon.'],
            ['Who won last night?', 'The Hawks.', 'No game: see link'],
          ],
          hidden: [1, 2],
          steps: [
            { row: 0 },
            { row: 1 },
            { column: 1 },
            { mark: [1, 1], as: 'wrong' },
            { column: 2 },
            { mark: [1, 2], as: 'right' },
          ],
        },
        say: [
          'A chat assistant is easier to use once you know what it is not. |Ask it about the tides, |and who won last night.',
          '|The model answers both from memory. |But its memory ended when its training did.',
          'Some assistants can also search. |Then you get a link. |Open it.',
        ],
      },
      {
        title: 'Not a calculator',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Assistant' }, { title: 'Calculator' }],
          steps: [
            { write: 0, text: '4,817 × 296\n= 1,425,932' },
            { write: 1, text: '4,817 × 296\n= 1,425,832' },
            { mark: 0, words: '932', as: 'wrong' },
            { mark: 1, words: '832', as: 'right' },
          ],
        },
        say: [
          'It is not a calculator. |It produced this answer by pattern. Does it look right to you?',
          '|Here is the real one.',
          '|A digit in the middle |is off by one, and nobody looks there. Ask it to run code, or use a spreadsheet.',
        ],
      },
      {
        title: 'Not a person who knows you',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Assistant' },
          steps: [
            { by: 'you', text: 'Should I lower the rent?' },
            { by: 'model', text: 'Yes. Your tenant has always paid on time.' },
            { mark: 1, words: 'always paid on time', as: 'wrong', note: 'who said so?' },
            { by: 'you', text: 'How do you know?' },
            { by: 'model', text: 'I considered your records carefully.' },
            { mark: 3, words: 'your records', as: 'wrong' },
          ],
        },
        say: [
          'It is not a person, either. |You ask about the rent, |and it talks about your tenant. |It has never heard of your tenant.',
          '|And if you ask how it knows, |you get another likely sentence. |There were no records.',
        ],
      },
      {
        title: 'Not the same twice',
        animation: {
          kind: 'tally',
          columns: ['White.', 'Sage green.', 'Pale blue.'],
          steps: [
            { add: 0, count: 3 },
            { add: 1, count: 2 },
            { add: 0, count: 2 },
            { add: 2, count: 2 },
            { add: 1, count: 1 },
          ],
        },
        say: [
          'And it is not a fixed record. Ask ten times for a wall color. |White, |sage green, |white again, |pale blue.',
          'It picks among likely words |with some randomness, so answers vary.',
        ],
      },
      {
        title: 'What it is good for',
        animation: {
          kind: 'sort',
          bins: ['Good at', 'Poor at'],
          cards: [
            { text: 'Make my letter shorter', bin: 0 },
            { text: 'Today’s exchange rate', bin: 1 },
            { text: 'Sum up the text below', bin: 0 },
            { text: 'Rehearse an interview with me', bin: 0 },
          ],
        },
        say: [
          'What is left? |Plenty: it rewords what you wrote. |Up-to-date facts are not its strength.',
          '|It sums up what you give it, |and it plays the interviewer. Give it the text, and judge the result yourself.',
        ],
      },
    ],
  },
  'why-models-make-things-up': {
    poster: 0,
    shots: [
      {
        title: 'A book that does not exist',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'You ask' }, { title: 'You get' }],
          steps: [
            { write: 0, text: 'Name a source on the history of our town.' },
            { write: 1, text: 'Harold Finch, A History of Millbrook, 1962, page 114.' },
            { mark: 1, words: 'Harold Finch', as: 'wrong' },
            { mark: 1, words: 'A History of Millbrook', as: 'wrong', note: 'no such book' },
            { mark: 1, words: '1962, page 114', as: 'wrong' },
          ],
        },
        say: [
          '|You ask for a source, |and you get one, with a page number.',
          '|There is no author of that name. |There is no such book, |so it has no page one hundred fourteen. Why does a model do that?',
        ],
      },
      {
        title: 'It learned what looks right',
        animation: {
          kind: 'table',
          columns: ['Author', 'Title', 'Year'],
          widths: [1.2, 1.7, 0.7],
          rows: [
            ['Jane Austen', 'Emma', '1815'],
            ['Harold Finch', 'A History of Millbrook', '1962'],
          ],
          steps: [{ row: 0 }, { row: 1 }, { mark: [0, 1], as: 'right' }, { mark: [1, 1], as: 'wrong' }],
        },
        say: [
          'In training, it was rewarded for text that looks like its examples. |This is a real book.',
          '|And this is the invented one. It has an author, a title, and a year as well.',
          '|One is real, |and the other one only has the right shape. The model learned the shape.',
        ],
      },
      {
        title: 'Guessing pays',
        animation: {
          kind: 'tally',
          isOurs: true,
          columns: ['Always guesses', 'Admits doubt'],
          steps: [
            { add: 0, count: 6 },
            { add: 1, count: 6 },
            { add: 0, count: 2 },
            { mark: 0, as: 'wrong' },
          ],
        },
        say: [
          'There is another reason. Imagine a test with ten questions. |Two models know six answers |each.',
          'One of them guesses the rest, |and gets lucky twice. The other one says, I do not know, and gets nothing for it.',
          '|Guessing wins. A model that is tuned for such tests learns to answer anyway.',
        ],
      },
      {
        title: 'Where the ground is shaky',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Paris', count: 300 },
            { name: 'Millbrook', count: 2 },
          ],
          steps: [{ show: 0 }, { show: 1 }, { mark: 1, count: 2, as: 'look', note: 'texts' }],
        },
        say: [
          'The risk is not the same everywhere. |About Paris, a model has read countless texts.',
          '|About a small town, there may have been two. |Rare names, exact quotes, and recent events are on shaky ground.',
        ],
      },
      {
        title: '“Are you sure?” tells you nothing',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Assistant' },
          steps: [
            { by: 'model', text: 'It was Harold Finch, in 1962.' },
            { by: 'you', text: 'Are you sure?' },
            { by: 'model', text: 'I apologize. It was Edith Marlow.' },
            { mark: 2, words: 'Edith Marlow', as: 'wrong', note: 'invented, too' },
          ],
        },
        say: [
          '|You cannot hear the difference, because the tone is always the same.',
          '|And if you ask whether it is sure, |it apologizes politely, |and invents somebody else.',
        ],
      },
      {
        title: 'Give it the source',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Prompt' }, { title: 'Answer' }],
          steps: [
            { write: 0, text: 'Minutes: “The new hall opens in May.”' },
            { write: 0, text: 'When does it open, and who pays?' },
            { write: 0, text: 'Quote the words, or write “not stated”.' },
            { write: 1, text: 'Opens: “in May”\nPays: not stated' },
            { mark: 1, words: '“in May”', as: 'right' },
            { mark: 1, words: 'not stated', as: 'right' },
          ],
        },
        say: [
          'What helps? |Give it the source, |then ask your question.',
          '|Ask for the exact words, and let it say it does not know.',
          '|Here is the answer. |The date can be found in the text. |And the gap is still a gap.',
        ],
      },
    ],
  },
  'privacy-at-work': {
    poster: 3,
    shots: [
      {
        title: 'Where your text goes',
        animation: {
          kind: 'pipeline',
          stations: ['You', 'Provider', 'Logs', 'Reviewers'],
          steps: [
            { at: 0, text: 'Rosa Alvarez, 4 Elm Street, owes $812 and has had surgery.' },
            { at: 1, words: 'Rosa Alvarez', as: 'look' },
            { at: 2, words: '4 Elm Street', as: 'look' },
            { at: 3, words: 'surgery', as: 'wrong' },
          ],
        },
        say: [
          'A chat box feels like a notebook. |Suppose a landlord types this into it.',
          '|The text leaves the computer and goes to a provider.',
          '|It may be kept there in logs.',
          '|Depending on the terms, somebody may read it, or train the next model on it. A chat is a service.',
        ],
      },
      {
        title: 'Read the terms of your account',
        animation: {
          kind: 'table',
          columns: ['Ask', 'Personal', 'Work'],
          widths: [1.5, 1.2, 1.2],
          rows: [
            ['Who trains on it?', 'see settings', 'see contract'],
            ['How long is it kept?', 'see settings', 'see contract'],
            ['Is it approved?', 'no', 'ask first'],
          ],
          hidden: [1, 2],
          steps: [{ row: 0 }, { row: 1 }, { row: 2 }, { column: 1 }, { column: 2 }, { mark: [2, 2], as: 'look' }],
        },
        say: [
          'So ask three things. |Who trains on my text, |how long is it kept, |and is this tool approved at work?',
          '|With a personal account, the answers are in the settings.',
          '|At work, they are in a contract that you have probably never seen. |So ask.',
        ],
      },
      {
        title: 'Sort before you paste',
        animation: {
          kind: 'sort',
          bins: ['Open', 'Internal', 'Protected'],
          cards: [
            { text: 'The prices on our website', bin: 0 },
            { text: 'Notes from Monday’s meeting', bin: 1 },
            { text: 'A sick note', bin: 2 },
            { text: 'The Wi-Fi password', bin: 2 },
          ],
        },
        say: [
          'Then sort before you paste. |What everybody can already read is open.',
          '|What colleagues may know goes only into an approved tool.',
          '|And health, money, and secrets are protected. |They stay out.',
        ],
      },
      {
        title: 'Say less, get the same help',
        animation: {
          kind: 'prompt',
          panels: [{}],
          steps: [
            {
              write: 0,
              text: 'Remind Rosa Alvarez, 4 Elm Street, that she owes $812, due May 3. She has had surgery.',
            },
            { swap: 0, words: 'Rosa Alvarez, 4 Elm Street,', by: '[tenant]' },
            { swap: 0, words: '$812', by: '[amount]' },
            { swap: 0, words: 'May 3', by: '[date]' },
            { swap: 0, words: 'She has had surgery.', by: 'Be kind: she has had a difficult time.' },
          ],
        },
        say: [
          'Here is the letter again. |What does a good reminder really need?',
          '|It does not need a name, |or an amount, |or a date. You fill those in afterward, on your own machine.',
          '|And it needs no diagnosis. It needs a kind tone, and now the prompt asks for one.',
        ],
      },
      {
        title: 'No name, but still a person',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Everyone', count: 120 },
            { name: 'Dispatchers', count: 12 },
            { name: 'Speaks Portuguese', count: 1 },
          ],
          steps: [
            { show: 0 },
            { show: 1 },
            { show: 2 },
            { mark: 2, count: 1, as: 'wrong', note: 'found' },
            { mark: 1, count: 12, as: 'right', note: 'better' },
          ],
        },
        say: [
          'One more thing. A text without a name can still point to a person. |An employee is one of a hundred and twenty.',
          '|A dispatcher is one of twelve. |A dispatcher who speaks Portuguese is |one of one.',
          'If somebody in your town could guess who, |say less, or leave it out.',
        ],
      },
    ],
  },
  'where-bias-comes-in': {
    poster: 4,
    shots: [
      {
        title: 'Two similar people',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'For Maria' }, { title: 'For Mark' }],
          steps: [
            { write: 0, text: 'Maria is warm, careful, and a pleasure to work with.' },
            { write: 1, text: 'Mark is analytical, driven, and ready to lead a team.' },
            { mark: 0, words: 'a pleasure to work with', as: 'look' },
            { mark: 1, words: 'ready to lead', as: 'look' },
          ],
        },
        say: [
          '|Somebody asks for two references. |The same facts, and two first names.',
          '|One of them is pleasant. |The other one is going to be promoted. Nobody intended that.',
        ],
      },
      {
        title: 'Through the examples',
        animation: {
          kind: 'chances',
          choices: ['she', 'he', 'they'],
          rounds: [
            { text: 'The nurse was late because', chances: [79, 12, 9] },
            { chances: [79, 12, 9], mark: 0 },
            { text: 'The engineer was late because', chances: [14, 71, 15] },
            { chances: [14, 71, 15], mark: 1 },
          ],
        },
        say: [
          'Bias comes in through three doors. The first one is the examples. |Who did people write about, |and how?',
          '|If engineers in those texts were mostly men, |the likely next word is he.',
        ],
      },
      {
        title: 'Through the coaching',
        animation: {
          kind: 'tally',
          columns: ['a plain answer', 'a polished one'],
          steps: [
            { add: 0, count: 2 },
            { add: 1, count: 3 },
            { add: 1, count: 4 },
            { mark: 1, as: 'look' },
          ],
        },
        say: [
          'The second door is the coaching. |Some raters like plain answers, |and others like polished ones.',
          '|Whoever rates more |decides what everybody gets.',
        ],
      },
      {
        title: 'Through your question',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Assistant' },
          steps: [
            { by: 'you', text: 'Why is our remote team less productive?' },
            { by: 'model', text: 'They are distracted, and their meetings are longer.' },
            { mark: 0, words: 'less productive', as: 'wrong', note: 'is it?' },
            { by: 'you', text: 'What do our figures show for both teams?' },
            { mark: 2, words: 'What do our figures show', as: 'right' },
          ],
        },
        say: [
          'And the third door is you. |Ask why one team is less productive, |and you get reasons.',
          '|You never asked whether it is true.',
          '|An open question |begins with the evidence.',
        ],
      },
      {
        title: 'The swap test',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Prompt' }, { title: 'Five tries' }],
          steps: [
            { write: 0, text: 'Draft a reference for Maria, a junior accountant who is careful and quick.' },
            { write: 1, text: 'Maria\nwarm: 4 of 5\ndriven: 1 of 5' },
            { swap: 0, words: 'Maria', by: 'Mark', as: 'look' },
            { write: 1, text: 'Mark\nwarm: 1 of 5\ndriven: 4 of 5' },
            { mark: 1, words: 'driven: 1 of 5', as: 'wrong' },
            { mark: 1, words: 'driven: 4 of 5', as: 'wrong' },
          ],
        },
        say: [
          'You can test for it. |Take a prompt that you really use. |Run it five times, and count the words.',
          '|Now swap one detail, and nothing else. |Run it five times again.',
          '|If one person is warm, |and the other one is driven, you have seen a pattern.',
        ],
      },
      {
        title: 'Do not stop at the ranking',
        animation: {
          kind: 'checklist',
          text: '1. Mark: 91\n2. Jonas: 84\n3. Maria: 79',
          checks: [
            { label: 'Written criteria?', is: 'wrong', words: '91' },
            { label: 'Cases read?', is: 'wrong', words: 'Maria' },
            { label: 'Can people object?', is: 'wrong', words: '3.' },
          ],
        },
        say: [
          'There is bias in us, too. A tidy list looks finished, and we stop looking. |Which criteria are behind these numbers?',
          '|Has anybody read the third case? If you cannot explain a decision yourself, do not make it.',
          '|And make sure that people can object.',
        ],
      },
    ],
  },
  'images-and-voice': {
    poster: 0,
    shots: [
      {
        title: 'A picture out of noise',
        animation: {
          kind: 'denoise',
          prompt: 'Photo of a lighthouse at sunset',
          steps: [0, 0.16, 0.32, 0.48, 0.64, 0.78, 0.9, 1],
        },
        say: [
          '|This is noise: every dot has a random color.',
          'A picture model has learned |to take a little of the noise away, |and it does so again, |and again, |always guided by the words.',
          '|After several steps there is a shore, |and then a tower. |Nobody took this photo, and there is no such place.',
        ],
      },
      {
        title: 'A voice from a video',
        animation: {
          kind: 'pipeline',
          stations: ['Video', 'Copy', 'Phone'],
          steps: [
            { at: 0, text: '“Welcome to our spring fair. I’m glad you’re here!”' },
            { at: 1, words: 'I’m glad you’re here!', as: 'look' },
            { at: 2, text: '“It’s me. I need a payment made today.”', words: 'a payment made today', as: 'wrong' },
          ],
        },
        say: [
          'Voices can be copied, too. |Your manager welcomes people in a short video. |A few seconds may be enough.',
          '|Then your phone rings. The voice is familiar, and the number on the display may be, too. Neither is proof.',
        ],
      },
      {
        title: 'Check the path, not the pixels',
        animation: {
          kind: 'pipeline',
          stations: ['You', 'Friend', 'Group', 'Original'],
          steps: [
            { at: 0, text: 'Flood in our town today!' },
            { at: 1, text: 'Flood in our town today!\nShared 40 times', words: 'Shared 40 times', as: 'look' },
            { at: 2, text: 'Flood in our town today!\nShared 4,000 times', words: '4,000', as: 'look' },
            { at: 3, text: 'Flooding on the river, March 2019', words: '2019', as: 'wrong' },
          ],
        },
        say: [
          '|What about this picture? You could count fingers, but the tools keep improving.',
          'Follow the path instead. |A friend sent it to you, |and a group sent it to your friend.',
          '|Who published it first? A reverse image search finds it: another river, years ago.',
        ],
      },
      {
        title: 'Detectors err both ways',
        animation: {
          kind: 'dots',
          groups: [
            { name: 'Real', count: 100 },
            { name: 'Generated', count: 100 },
          ],
          steps: [
            { show: 0 },
            { show: 1 },
            { mark: 0, count: 9, as: 'wrong', note: 'accused' },
            { mark: 1, count: 22, as: 'wrong', note: 'missed' },
          ],
        },
        say: [
          'Would a detector help? Imagine a hundred real pictures, |and a hundred |generated ones.',
          '|A detector accuses nine people who did nothing. Never act on a detector alone.',
          '|The same detector misses twenty-two fakes. These numbers are made up, but both errors happen.',
        ],
      },
      {
        title: 'Call back',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Caller' },
          steps: [
            { by: 'model', text: 'It’s me. I need $4,000 by noon. Tell no one.' },
            { mark: 0, words: 'by noon', as: 'wrong' },
            { mark: 0, words: 'Tell no one', as: 'wrong' },
            { by: 'you', text: 'I will call you back on the number in our directory.' },
            { mark: 1, words: 'call you back', as: 'right' },
          ],
        },
        say: [
          '|A caller with your manager’s voice needs money. |There is a rush, |and there is a secret. That is the alarm.',
          '|Always say the same sentence. |Whoever is real will not mind.',
        ],
      },
    ],
  },
  'good-uses-bad-uses': {
    poster: 2,
    shots: [
      {
        title: 'What does a mistake cost?',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Letter' }, { title: 'Contract' }],
          steps: [
            { write: 0, text: 'Please move out by May 1.' },
            { write: 1, text: 'The notice period ends on June 1.' },
            { mark: 0, words: 'May 1', as: 'wrong' },
            { mark: 1, words: 'June 1', as: 'right' },
          ],
        },
        say: [
          'Two questions sort nearly any task. |The first: what does a mistake cost? An assistant wrote this letter.',
          '|And this is what the contract says.',
          '|It may cost you an apology. |It may cost the tenant a home. Count what others pay, too.',
        ],
      },
      {
        title: 'Would you see it?',
        animation: {
          kind: 'prompt',
          panels: [{ title: 'Contract' }, { title: 'Translation' }],
          steps: [
            { write: 0, text: 'Irtisanomisaika: kolme kuukautta.' },
            { write: 1, text: 'Notice period: three weeks.' },
            { mark: 1, words: 'three weeks', as: 'look' },
            { mark: 0, words: 'kolme kuukautta', as: 'look' },
            { swap: 1, words: 'three weeks', by: 'three months' },
          ],
        },
        say: [
          'The second question: would you see it? |Here is a line from a Finnish contract, |and the translation.',
          '|Is it right? |If you do not read Finnish, you cannot tell.',
          '|It should say three months. A short line can be hard to check.',
        ],
      },
      {
        title: 'Four fields',
        animation: {
          kind: 'map',
          axes: ['harder to check', 'costlier'],
          cards: [
            { text: 'a headline', at: [0.25, 0.2], group: 1 },
            { text: 'a list of first ideas', at: [0.76, 0.2], group: 0 },
            { text: 'a summary beside its source', at: [0.25, 0.68], group: 3 },
            { text: 'a dose, a legal deadline', at: [0.76, 0.68], group: 2 },
          ],
          steps: [
            { card: 0 },
            {
              region: [
                [0, 0],
                [0.5, 0.5],
              ],
              text: 'Freely',
              as: 'right',
            },
            { card: 1 },
            {
              region: [
                [0.5, 0],
                [1, 0.5],
              ],
              text: 'Ideas',
              group: 0,
            },
            { card: 2 },
            {
              region: [
                [0, 0.5],
                [0.5, 1],
              ],
              text: 'Check',
              as: 'look',
            },
            { card: 3 },
            {
              region: [
                [0.5, 0.5],
                [1, 1],
              ],
              text: 'Leave it',
              as: 'wrong',
            },
          ],
        },
        say: [
          'Put the two together, and you have four fields. |A mistake in a headline is cheap, and you see it at once. |Use AI freely.',
          '|A list of first ideas is cheap, but hard to judge. |Take ideas from it, and nothing more.',
          '|A summary costs you if it is wrong. |So compare it with its source, every time.',
          '|A dose is costly to get wrong, and hard to check. |Leave it to somebody who is qualified.',
        ],
      },
      {
        title: 'A task can move',
        animation: {
          kind: 'map',
          axes: ['harder to check', 'costlier'],
          cards: [
            { text: 'sums in a report', at: [0.76, 0.72], group: 2 },
            { text: 'a formula, tried on two known rows', at: [0.25, 0.24], group: 1 },
          ],
          steps: [
            { card: 0 },
            {
              region: [
                [0.5, 0.5],
                [1, 1],
              ],
              text: 'Leave it',
              as: 'wrong',
            },
            { card: 1 },
            { move: 0, to: [0.25, 0.72] },
            {
              region: [
                [0, 0.5],
                [0.5, 1],
              ],
              text: 'Check',
              as: 'look',
            },
          ],
        },
        say: [
          'A task can move. |You cannot check the sums in a report |by looking at them.',
          '|But ask for the formula, |try it on two rows that you calculated yourself, |and now you can spot a mistake.',
        ],
      },
      {
        title: 'When the point is to learn',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Assistant' },
          steps: [
            { by: 'you', text: 'Solve this exercise for me.' },
            { mark: 0, words: 'Solve this', as: 'wrong' },
            { by: 'you', text: 'Here is my solution. Where is my first mistake?' },
            { by: 'model', text: 'In line 2: the sign changes when you divide.' },
            { mark: 1, words: 'my first mistake', as: 'right' },
          ],
        },
        say: [
          'One special case. |When the point is to learn, |the work itself is what you want.',
          '|So try first, and show your attempt. |Then a hint teaches you something. |Nobody else can do that part for you.',
        ],
      },
    ],
  },
  'your-use-policy': {
    poster: 1,
    shots: [
      {
        title: 'Friday, ten to five',
        animation: {
          kind: 'chat',
          names: { you: 'You', model: 'Colleague' },
          steps: [
            { by: 'model', text: 'Let’s put the payroll sheet into the chat. It is nearly five!' },
            { mark: 0, words: 'It is nearly five!', as: 'wrong' },
            { by: 'you', text: 'My page says: never the payroll sheet.' },
            { mark: 1, words: 'never the payroll sheet', as: 'right' },
          ],
        },
        say: [
          '|It is Friday, ten to five, and a colleague has an idea.',
          '|This is a bad moment to decide.',
          '|But you decided weeks ago, and wrote it down. |A page of rules is still there when your good intentions give out.',
        ],
      },
      {
        title: 'Six lines on one page',
        animation: {
          kind: 'table',
          columns: ['Line', 'Example'],
          widths: [1, 2.2],
          rows: [
            ['I use it for', 'rewording my own letters'],
            ['Not for', 'decisions on applicants'],
            ['I never paste', 'the payroll sheet'],
            ['I check', 'every figure, with its source'],
            ['I tell people', 'when a draft is up for a vote'],
            ['I review it', 'first Monday of each quarter'],
          ],
          hidden: [1],
          steps: [
            { row: 0 },
            { row: 1 },
            { row: 2 },
            { row: 3 },
            { row: 4 },
            { row: 5 },
            { column: 1 },
            { mark: [2, 1], as: 'look' },
          ],
        },
        say: [
          'What is on the page? |What I use AI for, |and what I do not hand over. |What I never paste.',
          '|How I check, |who I tell, |and when I read this page again.',
          '|An office manager might write it like this.',
          'Look at the third line. |It names a real sheet. The words sensitive data would not have stopped anybody.',
        ],
      },
      {
        title: 'Make each line testable',
        animation: {
          kind: 'prompt',
          panels: [{}],
          steps: [
            { write: 0, text: 'I check important facts.' },
            { swap: 0, words: 'I check important facts.', by: 'Every figure I send has a source that I opened.' },
            { write: 0, text: 'I avoid private data.' },
            { swap: 0, words: 'I avoid private data.', by: 'No client names. I write [client].' },
          ],
        },
        say: [
          '|Many first drafts sound like this one. Which facts, and how?',
          '|Now it names a thing, and an action.',
          '|And the word avoid is vague. |Write what you do instead.',
        ],
      },
      {
        title: 'The day test',
        animation: {
          kind: 'checklist',
          text: 'I read each letter aloud before I send it.\n\nI am transparent about AI.',
          checks: [
            { label: 'Seen in a day', is: 'right', words: 'I read each letter aloud' },
            { label: 'When? To whom?', is: 'wrong', words: 'I am transparent about AI.' },
          ],
        },
        say: [
          'Suppose somebody watched you for a day. Could they tell whether you kept the rule? |Reading aloud, yes.',
          '|Being transparent, no. Transparent to whom, and when?',
        ],
      },
      {
        title: 'Who to tell',
        animation: {
          kind: 'sort',
          bins: ['Tell them', 'No need'],
          cards: [
            { text: 'An analysis for the board', bin: 0 },
            { text: 'Spelling in an email', bin: 1 },
            { text: 'A draft that others vote on', bin: 0 },
          ],
        },
        say: [
          'Tell people when it would change how they read your work. |The board should know about an analysis.',
          '|A spelling check bothers nobody.',
          'Whatever goes out under your name is yours, mistakes included. |A draft that others vote on is theirs, too.',
        ],
      },
    ],
  },
});
