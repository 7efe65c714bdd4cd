import { defineVideos } from '#content/define.ts';

/** Slides and spoken text of the eight videos, by lecture id. */
export const videos = defineVideos({
  'what-a-model-is': {
    slides: [
      {
        title: 'What you are talking to',
        points: ['A question goes in', 'Clear sentences come out', 'What happens in between?'],
        say: [
          'You type a question, and a chat assistant answers in clear, friendly sentences.',
          'It helps to know what is doing the answering.',
        ],
      },
      {
        title: 'A program that continues text',
        flow: ['Text so far', 'Model', 'Next token'],
        say: [
          'At the center is a language model: a program that continues text.',
          'It reads what came before and picks a likely next piece, called a token.',
          'Then it does the same again, piece after piece, until the answer is complete.',
        ],
      },
      {
        title: 'Learned from examples',
        points: ['Enormous amounts of text', 'Patterns kept as numbers', 'No pages to look up'],
        say: [
          'It learned from enormous amounts of text, by guessing the next piece and being corrected.',
          'What it learned is stored as numbers, not as pages it can look up.',
        ],
      },
      {
        title: 'Then it was coached',
        points: ['Follow instructions', 'Keep a helpful tone', 'Decline some requests'],
        say: ['After that, it was coached to follow instructions and keep a helpful tone.'],
      },
      {
        title: 'Likely, less likely, almost never',
        code: 'The capital of Australia is ...\n\nCanberra    very likely\nSydney      less likely\npizza       almost never',
        say: ['For this sentence, Canberra is very likely. Sydney is less likely.', 'But no rule forbids Sydney.'],
      },
      {
        title: 'What follows from that',
        points: ['Fluent is not the same as right', 'Likely is not the same as true'],
        say: [
          'So a fluent answer can still be wrong.',
          'Treat it as a fast draft from a well-read stranger, and check what matters.',
        ],
      },
    ],
  },
  'what-a-model-is-not': {
    slides: [
      {
        title: 'What a chat assistant is not',
        points: ['Four common mix-ups'],
        say: ['A chat assistant is easier to use well once you know what it is not.'],
      },
      {
        title: 'Not a search engine',
        points: ['Training stopped on some date', 'Search is an added tool', 'No link, no lookup'],
        say: [
          'A model alone is not a search engine. Its knowledge stops where its training stopped.',
          'Some assistants add a search tool. Look for links, and open them.',
        ],
      },
      {
        title: 'Not a calculator',
        code: '4,817 x 296 = ?\n\nBy pattern:      may slip\nBy running code: exact',
        say: [
          'It is not a calculator either. Long sums done by pattern can slip.',
          'Many assistants can run real code. Ask for that, or use a spreadsheet.',
        ],
      },
      {
        title: 'Not a person',
        points: ['It has not met your customer', 'It does not know your case', 'Its reasons are generated too'],
        say: [
          'It is not a person. It has not met your customer or seen your case.',
          'When it explains how it reached an answer, that explanation is generated text too.',
        ],
      },
      {
        title: 'Not the same twice',
        flow: ['Same question', 'Model', 'Answer A or B'],
        say: [
          'And it is not a fixed record. It often picks among likely words with some chance.',
          'So the same question can bring two different answers.',
        ],
      },
      {
        title: 'What remains is useful',
        points: ['Drafting and rewording', 'Summarizing text you supply', 'Explaining and rehearsing'],
        say: [
          'What remains is useful: drafting, rewording, summarizing, explaining.',
          'Give it the text and the task, then judge the result yourself.',
        ],
      },
    ],
  },
  'why-models-make-things-up': {
    slides: [
      {
        title: 'Why models make things up',
        points: ['Invented sources', 'Invented quotes', 'Invented details'],
        say: ['Ask for a source, and a model may invent one, with author, title, and page.', 'Why does that happen?'],
      },
      {
        title: 'It learned what looks right',
        flow: ['Guess', 'Compare', 'Adjust'],
        say: [
          'In training, it was rewarded for text that looks like its examples.',
          'A made-up reference looks very much like a real one.',
        ],
      },
      {
        title: 'Guessing pays',
        points: ['A lucky guess scores', '"I do not know" scores nothing'],
        say: [
          'Many tests give points for a lucky guess and none for admitting doubt.',
          'So models learn to answer even when they have little to go on.',
        ],
      },
      {
        title: 'Where the ground is thin',
        points: ['Rare names and local details', 'Exact quotes, dates, and figures', 'Recent events'],
        say: ['The risk is highest for rare names, exact quotes and figures, and recent events.'],
      },
      {
        title: 'The tone gives nothing away',
        code: 'You: Who wrote our town history?\nAI:  Harold Finch, in 1962.\nYou: Are you sure?\nAI:  Sorry, it was Edith Marlow.',
        say: [
          'The tone stays confident either way, because tone is a pattern too.',
          'Asking whether it is sure is no check.',
          'It may drop a right answer just to agree with you.',
        ],
      },
      {
        title: 'What lowers the risk',
        points: [
          'Supply the source text',
          'Ask for the exact passage',
          'Allow the answer "not stated"',
          'Check outside the chat',
        ],
        say: [
          'Give it the source, ask for the exact passage, and allow the answer: not stated.',
          'Then check what matters outside the chat.',
        ],
      },
    ],
  },
  'privacy-at-work': {
    slides: [
      {
        title: 'Before you paste',
        points: ['It feels like a notebook', 'It is a service'],
        say: ['A chat box feels like a private notebook. It is a service, usually run by another company.'],
      },
      {
        title: 'Where your text can go',
        flow: ['You', 'Provider', 'Logs', 'Review?'],
        say: [
          'What you paste travels to the provider and may be kept in logs.',
          'Depending on the terms, staff may review it, or it may help train later models.',
        ],
      },
      {
        title: 'The account matters',
        points: ['Personal: read the settings', 'Work: read the contract', 'Not sure: ask first'],
        say: [
          'Personal and work accounts often have different terms.',
          'A work contract may rule out training, but do not assume it. Ask which tool is approved.',
        ],
      },
      {
        title: 'Three bins',
        points: ['Open: already public', 'Internal: approved tool only', 'Protected: stays out'],
        say: [
          'So sort before you paste. Open text is already public.',
          'Internal text goes only into a tool your organization approved.',
          'Protected text, such as health records or passwords, stays out.',
        ],
      },
      {
        title: 'Say less, get the same help',
        code: 'Before: Mrs. Alvarez, 4 Elm St,\n        owes $812 since May\n\nAfter:  [customer] owes [amount]\n        since [month]',
        say: [
          'Often the task does not need the details. Put placeholders in their place.',
          'But take care: a rare job title plus a small town can still name one person.',
        ],
      },
      {
        title: 'One habit',
        points: ['Hesitating? Do not paste yet.'],
        say: ['One habit is enough for today: when you hesitate, ask before you paste.'],
      },
    ],
  },
  'where-bias-comes-in': {
    slides: [
      {
        title: 'Where bias comes in',
        points: ['Nobody has to intend it'],
        say: ['A model can treat similar people differently without anyone intending it.'],
      },
      {
        title: 'Three doors',
        points: ['Examples: who was written about', 'Coaching: whose taste won', 'Prompt: what you assumed'],
        say: [
          'Bias comes in through the examples: who was written about, and how.',
          'It comes in through coaching, where the preferences of some people were rewarded.',
          'And it comes in through a question that already assumes its answer.',
        ],
      },
      {
        title: 'A leading question',
        code: 'Leading: Why are remote staff less\n         productive?\n\nOpen:    What do our figures show\n         for remote and on-site staff?',
        say: [
          'Ask why remote staff are less productive, and you will get reasons.',
          'You never asked whether it is true.',
        ],
      },
      {
        title: 'The swap test',
        flow: ['Prompt', 'Change one detail', 'Compare'],
        say: [
          'Use the swap test. Change one detail, such as a name or an age.',
          'Run both versions several times, and compare the tone, the advice, and the score.',
        ],
      },
      {
        title: 'The bias in us',
        points: ['A neat ranking looks settled', 'We stop looking sooner'],
        say: ['There is a bias in us, too. We see a neat ranking and stop looking.'],
      },
      {
        title: 'Decisions about people',
        points: ['Write the criteria first', 'Read each case yourself', 'Offer a way to object'],
        say: [
          'For decisions about people, write the criteria first and read each case yourself.',
          'If you cannot explain a decision without the machine, do not make it.',
        ],
      },
    ],
  },
  'images-and-voice': {
    slides: [
      {
        title: 'Pictures and voices',
        points: ['A few words are enough', 'Or a short sample'],
        say: ['Pictures, voices, and video can be generated from a few words or a short sample.'],
      },
      {
        title: 'How a picture is made',
        flow: ['Noise', 'Many small steps', 'Picture'],
        say: [
          'Many image models start from random noise and clear it step by step, guided by words.',
          'Nothing was photographed, however real the light looks.',
        ],
      },
      {
        title: 'How a voice is copied',
        points: ['A short recording can be enough', 'The number shown can be faked too'],
        say: [
          'A short public recording can be enough to imitate a voice.',
          'So a familiar voice on the phone does not prove who is calling.',
        ],
      },
      {
        title: 'Check the path, not the pixels',
        points: ['Who published it first?', 'Who else confirms it?', 'Call back on a number you know'],
        say: [
          'Counting fingers is a weak test, because the tools keep improving.',
          'Check the path instead: who published it first, and who else confirms it?',
          'If a call asks for money or a password, hang up. Call a number you already know.',
        ],
      },
      {
        title: 'Labels and detectors',
        points: ['A credential can show a history', 'A missing one proves nothing', 'Detectors err both ways'],
        say: [
          'Content credentials can record how a file was made, but they are easily lost.',
          'Detectors make mistakes in both directions.',
        ],
      },
      {
        title: 'When you make them',
        points: ['Consent for a real face or voice', 'A label people will see'],
        say: ['When you make such media, get consent for any real face or voice, and label it.'],
      },
    ],
  },
  'good-uses-bad-uses': {
    slides: [
      {
        title: 'Which tasks fit?',
        points: ['Two questions', 'Before you open the chat'],
        say: ['Two questions sort most tasks before you open a chat window.'],
      },
      {
        title: 'Question one: the cost',
        points: ['What if it is wrong?', 'Who pays for that?'],
        say: ['First: what happens if the answer is wrong, and who pays for it?'],
      },
      {
        title: 'Question two: the check',
        points: ['Would I notice an error?', 'Is checking faster than doing?'],
        say: ['Second: would you notice an error, and is checking faster than doing the work?'],
      },
      {
        title: 'Use it freely',
        points: ['Low cost, easy to check', 'Headlines, outlines, rewording'],
        say: [
          'If mistakes are cheap and easy to see, use it freely.',
          'Headlines, outlines, and rewording your own text are good examples.',
        ],
      },
      {
        title: 'Use it with a fixed check',
        points: ['High cost, easy to check', 'A summary beside its source', 'A formula you test on known cases'],
        say: [
          'If mistakes are costly but easy to see, use it with a fixed check.',
          'A summary is fine when you compare every line with the source.',
        ],
      },
      {
        title: 'Leave it',
        points: ['High cost, hard to check', 'A dose, a legal deadline', 'A verdict on a person'],
        say: [
          'If mistakes are costly and hard to see, leave it.',
          'A dose, a legal deadline, or a verdict on a person belongs with someone qualified.',
        ],
      },
      {
        title: 'A special case: learning',
        points: ['Try it yourself first', 'Then ask for feedback'],
        say: ['And when the point is to learn, try it yourself first, and ask for feedback after.'],
      },
    ],
  },
  'your-use-policy': {
    slides: [
      {
        title: 'Your rules, on one page',
        points: ['Good intentions fade on a busy day'],
        say: ['Good intentions fade on a busy day. A page of rules is still there.'],
      },
      {
        title: 'Why write it down',
        points: ['No deciding under pressure', 'Others can question it'],
        say: [
          'A written rule saves you from deciding under pressure.',
          'It also lets a colleague read it and disagree.',
        ],
      },
      {
        title: 'What goes on the page',
        points: ['What I use it for, and what not', 'What I never paste', 'How I check', 'What I tell people'],
        say: [
          'Write what you use it for, what you will not hand over, and what you never paste.',
          'Then write how you check, and when you tell people that you used it.',
          'Last, set a date to review the page.',
        ],
      },
      {
        title: 'Vague or testable?',
        code: 'Vague:    I check important facts.\n\nTestable: Every figure I send has\n          a source that I opened.',
        say: [
          'Make each line testable. A promise to check important facts is vague.',
          'A source that you opened for every figure can be tested.',
        ],
      },
      {
        title: 'Being open about it',
        points: ['Tell when it would matter to them', 'Your name, your mistakes'],
        say: [
          'Tell people when it would change how they read your work.',
          'Whatever you send under your name is yours, mistakes included.',
        ],
      },
      {
        title: 'Next',
        points: ['Write your page', 'Try it on three real tasks'],
        say: ['In the next lesson you write your page, line by line, and try it on real tasks.'],
      },
    ],
  },
});
