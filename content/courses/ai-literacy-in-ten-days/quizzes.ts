import { defineQuizzes } from '#content/define.ts';

/** Three quizzes: how models answer, safe use, and judgment. */
export const quizzes = defineQuizzes([
  {
    id: 'quiz-foundations',
    title: 'How models answer and how to check them',
    passMark: 70,
    questions: [
      {
        id: 'likely-next',
        kind: 'single',
        prompt:
          'A language model completes "The capital of Australia is" with *Sydney*. What is the best description of what happened?',
        options: [
          { id: 'lookup', text: 'It looked the capital up in an outdated page of its training data' },
          { id: 'lie', text: 'It knew the right answer and chose to deceive the reader' },
          {
            id: 'pick',
            text: 'It picked a likely continuation, and nothing checked whether it was true',
          },
          { id: 'search', text: 'Its web search returned the wrong result' },
        ],
        answer: 'pick',
        explanation:
          'A model gives each possible next token a probability and picks one. *Canberra* is more likely, but *Sydney* often appears near these words too, and no step compares the result with the world. There are no stored pages to look up, and there is no intent.',
        lecture: 'what-a-model-is',
      },
      {
        id: 'piece-of-text',
        kind: 'text',
        prompt:
          'What is the name for the small piece of text, such as a short word or part of a longer one, that a model reads and writes?',
        accepted: ['token', 'tokens', 'a token'],
        explanation:
          'Tokens are what the tokenizer cuts text into. In English, one token is about three quarters of a word, which lets you estimate whether a document fits.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'fits',
        kind: 'single',
        prompt:
          'A handbook has 60,000 words. Your assistant has a context window of 64,000 tokens. You want to ask about one chapter. What should you do?',
        options: [
          { id: 'all', text: 'Send all of it: 60,000 is less than 64,000' },
          {
            id: 'part',
            text: 'Send the chapter only: the whole handbook is about 80,000 tokens',
          },
          { id: 'shrink', text: 'Send all of it in smaller type so that it takes fewer tokens' },
          { id: 'split', text: 'Send it in ten messages in one chat: each message has its own window' },
        ],
        answer: 'part',
        explanation:
          'Words are not tokens: 60,000 ÷ 0.75 is about 80,000 tokens. Splitting the text over several messages does not help, because all messages of a chat share one context. The right part is also easier for the model to use than everything at once.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'most-at-risk',
        kind: 'multiple',
        prompt:
          'Which of these requests carry a high risk of invented details, when the assistant has no search tool and no document? Choose all that apply.',
        options: [
          { id: 'quote', text: 'The exact words of a speech by a small-town mayor in 1987' },
          { id: 'reword', text: 'Rewording a paragraph that you pasted' },
          { id: 'papers', text: 'Three articles, with page numbers, on a narrow topic' },
          { id: 'outline', text: 'An outline for a talk about your own hobby' },
          { id: 'recent', text: 'The result of an election held last week' },
        ],
        answer: ['quote', 'papers', 'recent'],
        explanation:
          'Rare facts, exact quotes and references, and recent events are where examples were few or absent. Rewording works on text that is in the context, and an outline makes few claims about the world.',
        lecture: 'why-models-make-things-up',
      },
      {
        id: 'routine',
        kind: 'ordering',
        prompt: 'Put the five-minute check into the right order.',
        options: [
          { id: 'record', text: 'Write down what you found, where, and when' },
          { id: 'rank', text: 'Mark the few claims that would do damage if wrong' },
          { id: 'look', text: 'Compare those claims with a source outside the chat' },
          { id: 'list', text: 'Underline everything that could be true or false' },
        ],
        answer: ['list', 'rank', 'look', 'record'],
        explanation:
          'List, rank, look, record. If you look things up before ranking, the time goes into whichever claim came first instead of the one that matters most.',
        lecture: 'checking-answers',
      },
      {
        id: 'are-you-sure',
        kind: 'single',
        prompt:
          'You ask "Are you sure?" and the assistant apologizes and gives a different year. What have you learned?',
        options: [
          { id: 'neither', text: 'Neither year can be trusted yet; you need a source outside the chat' },
          { id: 'second', text: 'The second year is right, because the model corrected itself' },
          { id: 'first', text: 'The first year was right, because models give in under pressure' },
          { id: 'average', text: 'The truth lies between the two years' },
        ],
        answer: 'neither',
        explanation:
          'The question itself makes an apology a likely continuation, whether the original year was right or not. The change shows only that the model can produce both. An outside source decides.',
        lecture: 'why-models-make-things-up',
      },
    ],
  },
  {
    id: 'quiz-safe-use',
    title: 'Sharing, bias, and fakes',
    passMark: 70,
    questions: [
      {
        id: 'strictest-bin',
        kind: 'single',
        prompt:
          "A ten-page draft for the public website has one paragraph with a client's diagnosis in it. You want help with the style of the whole draft. What is the best next step?",
        options: [
          { id: 'open', text: 'Paste it: nearly all of it will be on the public website soon anyway' },
          {
            id: 'cut',
            text: 'Cut the paragraph and other traces of the client, then sort the rest',
          },
          { id: 'name', text: 'Replace the name of the client with [client], then paste all of it' },
          { id: 'delete', text: 'Paste it and delete the chat right afterward' },
        ],
        answer: 'cut',
        explanation:
          'The strictest part decides the bin until you take it out. Replacing the name may leave enough details to recognize the person, and a deleted chat may already have been logged.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'before-pasting',
        kind: 'ordering',
        prompt: 'You want help with a difficult letter to a client. Put the steps in order.',
        options: [
          { id: 'fill', text: 'Fill in the real name and amount on your own machine' },
          { id: 'sort', text: 'Decide which bin each part of the text belongs to' },
          { id: 'prompt', text: 'Send the stripped version to an approved tool' },
          { id: 'strip', text: 'Remove what the task does not need and use placeholders for the rest' },
          { id: 'guess', text: 'Ask whether someone who knows your town or team could still guess the person' },
        ],
        answer: ['sort', 'strip', 'guess', 'prompt', 'fill'],
        explanation:
          'Sort, strip, test, send, fill in. The guessing question comes before sending, because a combination of harmless details can still identify someone and you cannot take it back.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'hidden-carriers',
        kind: 'multiple',
        prompt: 'Which of these may share more than you intended? Choose all that apply.',
        options: [
          { id: 'screen', text: 'A screenshot of one table with the mail program open behind it' },
          { id: 'cells', text: 'Four cells copied into a new, empty text' },
          { id: 'sheet', text: 'The spreadsheet file with a hidden column' },
          { id: 'mailbox', text: 'Connecting the assistant to your whole mailbox to find one message' },
        ],
        answer: ['screen', 'sheet', 'mailbox'],
        explanation:
          'Screenshots show what is around, files carry hidden parts, and a connected account opens everything the assistant can reach. Copying only the cells you need avoids all three.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'test-name',
        kind: 'text',
        prompt:
          'You run the same prompt twice and change only the age of the person in it, then compare the results. What is this test called in this course? (one word, or two)',
        accepted: ['swap test', 'swap', 'the swap test', 'a swap test'],
        explanation:
          'The swap test changes exactly one detail. Run each version several times, because a single difference may be chance. A clean result does not prove fairness, but a pattern is a clear warning.',
        lecture: 'where-bias-comes-in',
      },
      {
        id: 'leading',
        kind: 'single',
        prompt: 'Which prompt is least likely to build the answer into the question?',
        options: [
          { id: 'why', text: 'Why do younger applicants adapt faster to new software?' },
          { id: 'explain', text: 'Explain the advantages younger applicants have with new software.' },
          { id: 'fair', text: 'Be unbiased: why do younger applicants adapt faster to new software?' },
          {
            id: 'evidence',
            text: 'What is the evidence on age and learning new software?',
          },
        ],
        answer: 'evidence',
        explanation:
          'Asking why, or for the advantages, presupposes the link and asks for support. Adding "be unbiased" leaves the presupposition in place. Only asking for the evidence allows the answer that there is little or no link.',
        lecture: 'where-bias-comes-in',
      },
      {
        id: 'urgent-call',
        kind: 'single',
        prompt:
          'Your director calls, you know the voice well, and the display shows the right number. She needs a payment made in the next hour and asks you to keep it quiet. What do you do?',
        options: [
          { id: 'callback', text: 'Hang up and call back on the number in your directory before doing anything' },
          { id: 'question', text: 'Ask something only she would know, then pay if the answer is right' },
          { id: 'listen', text: 'Listen for unnatural pauses and pay if you hear none' },
          { id: 'detector', text: 'Record the call and run it through a detector' },
        ],
        answer: 'callback',
        explanation:
          'Voice and displayed number can both be imitated, personal facts can be researched, and detectors are wrong in both directions. Calling back on a number you already have moves the talk to a path the caller does not control.',
        lecture: 'images-and-voice',
      },
    ],
  },
  {
    id: 'quiz-judgment',
    title: 'Judgment and your rules',
    passMark: 70,
    questions: [
      {
        id: 'two-questions',
        kind: 'multiple',
        prompt: 'Which two questions sort a task before you open a chat window?',
        options: [
          { id: 'cost', text: 'What does a mistake cost, and who pays for it?' },
          { id: 'long', text: 'How long would the answer be?' },
          { id: 'check', text: 'Would I see a mistake, and is checking faster than doing?' },
          { id: 'new', text: 'Is it the newest model?' },
        ],
        answer: ['cost', 'check'],
        explanation:
          'Cost and checkability give the four fields. A short answer can be expensive when wrong, and a newer model still needs checking where mistakes are costly.',
        lecture: 'good-uses-bad-uses',
      },
      {
        id: 'which-field',
        kind: 'single',
        prompt:
          'An assistant translates a letter about a court date into a language you do not read. You will send it under your name. Where does this task belong?',
        options: [
          {
            id: 'leave',
            text: 'Leave it, unless someone who reads the language checks it',
          },
          { id: 'free', text: 'Use freely: it is only a translation' },
          { id: 'check', text: 'Use with a check: you can read it through once' },
          { id: 'ideas', text: 'Use for ideas only: it gives you a rough impression' },
        ],
        answer: 'leave',
        explanation:
          'A wrong date or duty is costly for the reader, and you cannot see the mistake. With someone who reads the language, the mistake can be seen, and the task moves to another field: it becomes easy to check.',
        lecture: 'good-uses-bad-uses',
      },
      {
        id: 'day-test',
        kind: 'single',
        prompt: 'Which line passes the day test?',
        options: [
          { id: 'mindful', text: 'I am mindful of privacy whenever I use AI.' },
          { id: 'best', text: 'I use AI according to best practice.' },
          { id: 'dates', text: 'I compare each date with the signed contract.' },
          { id: 'trust', text: 'I trust AI only when it is reliable.' },
        ],
        answer: 'dates',
        explanation:
          'Somebody watching you for a day can see whether dates were compared with the contract. The other three describe an attitude; two people could disagree forever about whether it was kept.',
        lecture: 'write-your-policy',
      },
      {
        id: 'disclosure',
        kind: 'multiple',
        prompt:
          'By the rule of this course, in which cases should you say that AI was involved? Choose all that apply.',
        options: [
          { id: 'analysis', text: 'The board decides on the basis of an analysis that an assistant drafted' },
          { id: 'commas', text: 'A tool corrected the commas in your email' },
          { id: 'portrait', text: 'A newsletter shows a generated picture that looks like a photo of your staff' },
          { id: 'recorder', text: 'A recorder will take notes in a meeting that is about to begin' },
        ],
        answer: ['analysis', 'portrait', 'recorder'],
        explanation:
          'The question is whether knowing would change how people read, rely on, or take part in something. It would for the analysis, the picture, and the meeting. Corrected commas change nothing for the reader.',
        lecture: 'your-use-policy',
      },
      {
        id: 'policy-steps',
        kind: 'ordering',
        prompt: 'Put the work on a personal policy into the order of the lesson.',
        options: [
          { id: 'show', text: 'Show it to one person who depends on your work' },
          { id: 'try', text: 'Run three real tasks through the page' },
          { id: 'draft', text: 'Fill the six headings with two lines each' },
          { id: 'date', text: 'Put it where you will see it and set the review date' },
          { id: 'sharpen', text: 'Sharpen the lines that did not decide' },
        ],
        answer: ['draft', 'try', 'sharpen', 'show', 'date'],
        explanation:
          'A rough draft comes first, because real tasks show its gaps better than polishing does. The outside reader sees the sharpened version, and the review date keeps the page alive.',
        lecture: 'write-your-policy',
      },
      {
        id: 'bracket-term',
        kind: 'text',
        prompt: 'In "Write a reminder to [client] about [amount]", what are the words in square brackets called?',
        accepted: ['placeholder', 'placeholders', 'a placeholder', 'place holders', 'place holder'],
        explanation:
          'Placeholders stand for details the task does not need. Brackets make them easy to find when you fill in the real values on your own machine, and your policy should list the ones you use.',
        lecture: 'sort-before-you-paste',
      },
    ],
  },
]);
