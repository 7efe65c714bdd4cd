import { facts } from './case.ts';

/** Questions of people in a hurry, in their own words, on sections of courses about work, drawn at random. */
export const everydayOnWork = [
  ...facts('writing-email-with-ai', [
    [
      'a colleagues mom died, can chatgpt do the card for me',
      'no-and-bad-news',
      /leave the assistant closed|Talk, and write yourself/,
    ],
    ['ive now reworded almost everything it gave me. keep polishing?', 'six-edits', /changed more than half/],
    [
      'Everybody in the chain is tossing dates around, did they settle on one or not?',
      'long-threads',
      /Nothing\. Each date is a proposal|nothing is decided/,
    ],
    [
      'i told them no in such a nice way that they asked again next week',
      'no-and-bad-news',
      /cannot find the no|clear no in the first two lines/,
    ],
    [
      'should it give me a handful of variants so i can take the best',
      'a-prompt-to-reuse',
      /Do not ask for five versions/,
    ],
    ['how many words may go in the line people see in their inbox', 'shape-of-an-email', /up to about 8 words/],
    [
      'my note was five lines, the bot made a whole page of it. is that better for whoever gets it',
      'keep-trust',
      /not make them cheap to read|When the brief says it all, send the brief/,
    ],
    ['got three things to ask a client, one paragraph or what', 'shape-of-an-email', /Number the questions/],
    [
      'whats the point of saying the mail out loud when nobody hears me',
      'six-edits',
      /Where you stumble, the sentence is too long/,
    ],
  ]),
  ...facts('ai-literacy-in-ten-days', [
    [
      'How do I find out what my coworkers really use without scaring them',
      'rules-for-a-team',
      /without names on the answers|Promise that nobody gets/,
    ],
    [
      'weve been chatting for hours and now it acts like it never heard my first instruction',
      'tokens-and-context',
      /drop the oldest messages|instruction you gave at the start may be gone/,
    ],
    [
      'it multiplied two long numbers for me, safe to put in the invoice?',
      'what-a-model-is-not',
      /off in a middle digit/,
    ],
    ['was the forty hour week there from day one of that 1938 law', 'checking-answers', /44 hours at first/],
    [
      'no time to look up every sentence it wrote. what do i do',
      'checking-answers',
      /find the few claims that would do damage|list, rank, look, record/,
    ],
    [
      'My sister called crying for money, it was her number and everything',
      'images-and-voice',
      /Call back on a number you already have/,
    ],
    [
      'can somebody at the charity let it decide who gets the flat?',
      'rules-for-a-team',
      /Answer so far: no|decision about people/,
    ],
    [
      'how do i get it to say that my contract doesnt mention something instead of inventing',
      'checking-answers',
      /If the text does not say|not stated/,
    ],
    [
      'i asked if it was sure and it took everything back',
      'why-models-make-things-up',
      /changed answer may only be a polite one/,
    ],
  ]),
  ...facts('responsible-ai-in-practice', [
    ['we just dont show it how old people are, then were fine, no?', 'results-by-group', /proxies/],
    [
      'One group gets picked 32 percent and the other 45. is that against the rules',
      'results-by-group',
      /four fifths|no verdict in either direction/,
    ],
    [
      'how do i get my team to take the risks on our list seriously',
      'who-could-be-harmed',
      /Sentences with a person are taken seriously/,
    ],
    ['how do I check that the person in the loop is awake', 'review-that-works', /Planted cases|one in fifty letters/],
    [
      'the provider only says privacy matters to them a lot, is that good enough',
      'only-the-data-you-need',
      /is not an answer to any of them/,
    ],
    [
      'who should go over our notice to see if it still says the truth, and when',
      'tell-people',
      /Twice a year someone from outside the team/,
    ],
    [
      'Kids already missed the date because of our bot. is saying sorry enough?',
      'who-else-was-told',
      /An apology alone repairs nothing|new deadline and a call/,
    ],
    [
      'when do we settle which test result is good enough, before or after',
      'impact-on-one-page',
      /Agree on the limits with the people who will sign/,
    ],
    [
      'where did it get the idea that a break in a cv is bad',
      'a-gap-in-a-letter',
      /past decisions are the labels|the model learns that gaps mean rejection/,
    ],
  ]),
  ...facts('prompting-that-works', [
    [
      'do i have to fill in all lines of that template every time',
      'task-context-format-examples',
      /Not every prompt needs every line/,
    ],
    [
      'it reads my mailbox and can also send. how bad could it get',
      'prompt-injection',
      /your data goes to a stranger|private data, text from strangers, and a way out/,
    ],
    ['should i let it add up my travel receipts', 'choosing-not-to', /sum in the spreadsheet/],
    [
      'Huge pdf pasted, my request is at the very beginning and it seems to miss it',
      'delimiting-material',
      /put the material first and the instruction|repeat it at the end/,
    ],
    [
      'writing the prompt takes longer than just doing it. is it pointless',
      'choosing-not-to',
      /does not beat a task of fifteen|if you will do that task every week/,
    ],
    ['what if i get back something my script cant read', 'a-shape-you-can-use', /ask once more with the problem named/],
    ['why did it write damage in small letters, nobody told it to', 'examples-that-steer', /labels are lowercase/],
    ['round seven and its still no good, keep trying?', 'change-one-thing', /five or six honest rounds/],
    ['can i test all my cases in the same chat', 'a-small-test-set', /each case in a new conversation/],
  ]),
];
