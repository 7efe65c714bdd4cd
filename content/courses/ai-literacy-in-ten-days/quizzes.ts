import { defineQuizzes } from '#content/define.ts';

/** Three quizzes: how models answer, safe use, and judgment. */
export const quizzes = defineQuizzes([
  {
    id: 'quiz-foundations',
    title: 'How models answer and how to check them',
    passMark: 70,
    draw: 6,
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
      {
        id: 'room-for-words',
        kind: 'numeric',
        prompt:
          'Your assistant has a context window of 32,000 tokens. You keep 5,000 of them free for instructions, your question, and the answer. About how many words of an English report fit into the rest?',
        unit: 'words',
        answer: 20250,
        tolerance: 250,
        explanation:
          '27,000 tokens are left, and 27,000 × 0.75 = 20,250 words. Whoever says 24,000 forgets that question and answer share the window. 36,000 comes from dividing by 0.75, which is the way from words to tokens.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'forgotten-euros',
        kind: 'single',
        prompt:
          'Your first message in a chat was: "Give all prices in euros." After two hours, the answers are in dollars. Which step helps most reliably with the rest of the chat?',
        options: [
          { id: 'why', text: 'Ask why the instruction is no longer followed' },
          { id: 'next', text: 'Write the instruction next to each new question' },
          { id: 'refer', text: 'Tell the assistant to follow your first message again' },
          { id: 'convert', text: 'Ask for the last answer once more, converted to euros' },
        ],
        answer: 'next',
        explanation:
          'In a long chat, the product may drop the oldest messages or replace them with a summary, often without a warning. Then "your first message" points to nothing. What stands next to the question is in the context for certain.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'fee-with-link',
        kind: 'single',
        prompt:
          'You need this year’s fee for a fishing license. Assistant A names a fee and shows no link. Assistant B names another fee and links to a page of the state. What do you do?',
        options: [
          { id: 'trust', text: 'Take the fee from B, since a link proves that it was looked up' },
          { id: 'source', text: 'Ask A for its source and compare it with the link from B' },
          { id: 'repeat', text: 'Ask both again and take the fee that comes up most often' },
          { id: 'open', text: 'Open the link from B and read the fee on that page' },
        ],
        answer: 'open',
        explanation:
          'A link shows that a search tool was used, but the summary of a page can be wrong, so the page itself decides. An answer without a link comes from training, which ended on some date. A source that A names on request may be invented.',
        lecture: 'what-a-model-is-not',
      },
      {
        id: 'reasons-afterward',
        kind: 'single',
        prompt:
          'An assistant gives an essay 6 of 10 points. You ask how it reached that number, and it lists three convincing reasons. What can you say about them?',
        options: [
          { id: 'same', text: 'They led to the 6, since the same model wrote both' },
          { id: 'after', text: 'They were written after the 6 and may not have led to it' },
          { id: 'stable', text: 'They led to the 6 if the model repeats them when asked again' },
          { id: 'stored', text: 'They show the rules for essays that are stored in the model' },
        ],
        answer: 'after',
        explanation:
          'An explanation of this kind is generated text: likely sentences after the words "6 of 10". It may not describe what happened inside, and hearing it twice does not change that. Use the reasons as remarks, and compare each one with the essay.',
        lecture: 'what-a-model-is-not',
      },
      {
        id: 'quote-not-found',
        kind: 'single',
        prompt:
          'You asked for the sentence behind each point of a summary. You search the report for one of the quotes and find no match. What follows for that point?',
        options: [
          { id: 'wrong', text: 'It is wrong, because the quote for it was invented' },
          { id: 'short', text: 'It is right in substance, because quotes are often shortened' },
          { id: 'support', text: 'It has no support until you find a passage for it' },
          { id: 'sum', text: 'It is right if the other points have matching quotes' },
        ],
        answer: 'support',
        explanation:
          'A quote that is not there word for word supports nothing. The point may still be true, so look for its passage or cut the point. If you assume that the quote was only shortened, you trust the very sentence that you wanted to check.',
        lecture: 'checking-answers',
      },
      {
        id: 'four-blogs',
        kind: 'single',
        prompt:
          'Four blogs write that 62 percent of clinics use online booking. Three of them link to the fourth, which names a survey by a medical association. You want to use the figure. What comes next?',
        options: [
          { id: 'survey', text: 'Find the survey and look for the figure in it' },
          { id: 'all', text: 'Use the figure and name all four blogs as sources' },
          { id: 'oldest', text: 'Use the figure and name the blog that had it first' },
          { id: 'assistant', text: 'Ask another assistant where the figure comes from' },
        ],
        answer: 'survey',
        explanation:
          'Pages that copy each other are one source, so trace the figure upward to where it was counted. Even the blog that had it first may have copied it wrong. Another assistant may have learned from the same pages, so it is no look outside.',
        lecture: 'checking-answers',
      },
      {
        id: 'before-asking',
        kind: 'multiple',
        prompt:
          'You want to ask what your club’s insurance covers, and you have the policy as a file. Which additions to the prompt make the answer easier to check? Choose **two**.',
        options: [
          { id: 'alone', text: '"Answer from the attached policy alone."' },
          { id: 'correct', text: '"Make sure that every statement is correct."' },
          { id: 'percent', text: '"Say in percent how certain you are each time."' },
          { id: 'facts', text: '"List facts with their passages, then advise."' },
          { id: 'expert', text: '"Answer as a specialist in insurance would."' },
        ],
        answer: ['alone', 'facts'],
        explanation:
          'With one source, checking is a comparison instead of a search, and facts kept apart from advice can be checked one by one. A percentage is generated text like the rest. Asking for care, or for a specialist, gives you nothing to compare.',
        lecture: 'checking-answers',
      },
      {
        id: 'three-gifts',
        kind: 'single',
        prompt:
          'Your assistant saves nothing between chats. In three new chats, you ask it for "one gift for a ten-year-old" and get three different gifts. What is the best explanation?',
        options: [
          { id: 'noticed', text: 'It noticed the repeated question and avoided the same answer' },
          { id: 'newer', text: 'It found newer information each time you asked' },
          { id: 'learned', text: 'Each answer changed what the model knows about gifts' },
          { id: 'likely', text: 'Several words were likely, and chance decided among them' },
        ],
        answer: 'likely',
        explanation:
          'Where many next tokens compete, an assistant picks among them with some chance; after "The opposite of hot is" the result would hardly vary. A new chat starts without the earlier ones, and answering a question does not change the model.',
        lecture: 'what-a-model-is',
      },
    ],
  },
  {
    id: 'quiz-safe-use',
    title: 'Sharing, bias, and fakes',
    passMark: 70,
    draw: 6,
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
      {
        id: 'personal-account',
        kind: 'single',
        prompt:
          'Your company has a contract for an assistant and approved it for internal text. At home, you have a personal account for the same assistant. Tonight you want to sort meeting notes there. What is right?',
        options: [
          { id: 'same', text: 'Do it: product and model are the same as at work' },
          { id: 'training', text: 'Do it, once training on your chats is switched off' },
          { id: 'protected', text: 'Leave it: meeting notes are protected and stay out of every tool' },
          { id: 'account', text: 'Leave it: the approval does not cover your personal account' },
        ],
        answer: 'account',
        explanation:
          'Personal and work accounts of one product can have different terms, so the approval belongs to the account and not to the name. Switching off training says nothing about logs and who reads them. Meeting notes are internal and may go into the approved account.',
        lecture: 'privacy-at-work',
      },
      {
        id: 'unknown-terms',
        kind: 'single',
        prompt:
          'You spent five minutes in the settings and the terms and could not find out whether your chats are used for training. How do you treat your chats for now?',
        options: [
          { id: 'used', text: 'As used, until you find a clear answer' },
          { id: 'announce', text: 'As not used, since the provider would have to say so' },
          { id: 'usual', text: 'As not used, since most work accounts rule it out' },
          { id: 'rated', text: 'As used only where you rated an answer' },
        ],
        answer: 'used',
        explanation:
          'An unknown counts as the less comfortable answer, because you cannot take back what you pasted. A work contract may rule out training, but that has to be read there and not assumed. Ask which tool is approved before you paste internal text.',
        lecture: 'privacy-at-work',
      },
      {
        id: 'stripped-line',
        kind: 'single',
        prompt:
          'You want help with a reply. The case: "Dennis Okoye, the only children’s dentist in Millbrook, wrote on March 9 that $4,310 has not been paid." Which version is stripped best?',
        options: [
          {
            id: 'only',
            text: '[dentist], the only one for children in Millbrook, wrote that [amount] has not been paid',
          },
          {
            id: 'initials',
            text: 'D. O., a children’s dentist in [town], wrote on March 9 that $4,310 has not been paid',
          },
          { id: 'practice', text: 'A practice in a small town wrote six weeks ago that [amount] has not been paid' },
          {
            id: 'first',
            text: 'Dennis, a dentist in a small town, wrote six weeks ago that [amount] has not been paid',
          },
        ],
        answer: 'practice',
        explanation:
          'A role, a kind of place, a distance in time, and a placeholder keep the shape of the problem. "The only one for children in Millbrook" points to one person without any name. A first name, initials, or an exact date can do the same.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'pasted-password',
        kind: 'single',
        prompt:
          'An hour ago, you pasted a file into a chat. Now you see that it contained the password of the booking system. What do you do first?',
        options: [
          { id: 'change', text: 'Change the password' },
          { id: 'delete', text: 'Delete the chat' },
          { id: 'report', text: 'Report it to the person responsible' },
          { id: 'note', text: 'Note what the file contained and when' },
        ],
        answer: 'change',
        explanation:
          'Once it is changed, the old password is worthless to anyone who reads it. Deleting the chat is sensible, but a copy may remain in logs. The report follows on the same day, with a note of what was in the file and when you pasted it.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'scholarship',
        kind: 'multiple',
        prompt:
          'Forty people apply for a scholarship, and you may use an approved assistant. Which steps follow the advice for decisions about people? Choose **two**.',
        options: [
          { id: 'top', text: 'Let the assistant rank all forty, and read the first ten yourself' },
          { id: 'criteria', text: 'Write down the criteria before you read the first application' },
          { id: 'neutral', text: 'Tell the assistant to be neutral, and then follow its scores' },
          { id: 'object', text: 'Tell applicants how they can object to a decision' },
          { id: 'reasons', text: 'Let the assistant find the reasons for each rejection' },
        ],
        answer: ['criteria', 'object'],
        explanation:
          'Criteria come first, you read each case yourself, and people can object. Reading only the first ten trusts the ranking for the other thirty. If the assistant has to find the reasons, you cannot explain the decision without the machine.',
        lecture: 'where-bias-comes-in',
      },
      {
        id: 'one-pair',
        kind: 'single',
        prompt:
          'You ask for a reference for Maria and then, with only the name changed, for Mark. Maria is called "warm", Mark "analytical". You have run each version once. What comes next?',
        options: [
          { id: 'stop', text: 'Stop using the assistant for references' },
          { id: 'runs', text: 'Run both versions several times in new chats' },
          { id: 'age', text: 'Change the age too, and see whether the gap grows' },
          { id: 'equal', text: 'Add "treat both equally" and keep the better result' },
        ],
        answer: 'runs',
        explanation:
          'Single answers vary by chance, so one pair shows no pattern yet. If several runs show one, change the prompt so that it names the evidence, and test again. Giving up the tool for this task comes only when the pattern stays.',
        lecture: 'where-bias-comes-in',
      },
      {
        id: 'flood-photo',
        kind: 'single',
        prompt:
          'A photo of a flooded station spreads quickly. It has no content credential, and a detector says "92 percent generated". What do you know about the photo?',
        options: [
          { id: 'both', text: 'It is generated: two signs point the same way' },
          { id: 'second', text: 'It is generated, if a second detector agrees' },
          { id: 'flaws', text: 'It is real, if you find no flaws when you enlarge it' },
          { id: 'open', text: 'It may be either: look for who published it first' },
        ],
        answer: 'open',
        explanation:
          'Many platforms strip credentials, and detectors accuse real work too, so neither sign decides, nor do both together. Missing flaws prove nothing either. Who published the photo first, and who else confirms it, can be followed up.',
        lecture: 'images-and-voice',
      },
      {
        id: 'copied-voice',
        kind: 'multiple',
        prompt:
          'You want to give a training video the voice of a former colleague, generated from an old recording. What does this need? Choose **two**.',
        options: [
          { id: 'owned', text: 'A recording that belongs to the company' },
          { id: 'consent', text: 'The consent of the former colleague' },
          { id: 'credential', text: 'A content credential in the file' },
          { id: 'label', text: 'A label that viewers will see' },
          { id: 'detector', text: 'A detector that does not object to the voice' },
        ],
        answer: ['consent', 'label'],
        explanation:
          'A real voice needs the consent of its owner, and viewers have to see that it is generated. Whoever agreed to a recording did not agree to say new sentences. A credential may help, but it is easily lost and does not replace the label.',
        lecture: 'images-and-voice',
      },
    ],
  },
  {
    id: 'quiz-judgment',
    title: 'Judgment and your rules',
    passMark: 70,
    draw: 6,
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
      {
        id: 'possible-reasons',
        kind: 'single',
        prompt:
          'You ask for ten possible reasons why fewer people come to your evening talks. Your team will discuss them before it decides what to look into. In which field does this task belong?',
        options: [
          { id: 'freely', text: 'Use freely: the reasons stay within the team' },
          { id: 'ideas', text: 'Use for ideas only: you would not notice a wrong one' },
          { id: 'check', text: 'Use with a fixed check: you read each reason twice' },
          { id: 'leave', text: 'Leave it: a wrong reason leads to a wrong decision' },
        ],
        answer: 'ideas',
        explanation:
          'In a discussion, a wrong reason costs little, but you cannot see by reading it whether it is true. So the list gives angles and no findings. *Use freely* is for results whose mistakes you would notice, such as a headline, and reading twice is no check.',
        lecture: 'good-uses-bad-uses',
      },
      {
        id: 'lease-summary',
        kind: 'single',
        prompt:
          'A summary of a 40-page lease will go to a tenant. What moves this task from *leave it* to *use with a fixed check*?',
        options: [
          { id: 'model', text: 'A newer model with a larger context window' },
          { id: 'forbid', text: 'A sentence in the prompt that forbids guessing' },
          { id: 'notice', text: 'A notice to the tenant that AI wrote the summary' },
          { id: 'beside', text: 'The lease beside you as you go through each line' },
        ],
        answer: 'beside',
        explanation:
          'The cost of a mistake stays high, so the mistake has to become easy to see, and it does with the lease next to the summary. A newer model may make fewer mistakes but does not show them. The notice is honest, but leaves the checking to the tenant.',
        lecture: 'good-uses-bad-uses',
      },
      {
        id: 'homework',
        kind: 'single',
        prompt:
          'For an evening class in bookkeeping, you have to enter ten invoices into the accounts. You want to be able to do it alone. How do you use an assistant?',
        options: [
          { id: 'explain', text: 'Ask for the entries, then explain each one to yourself' },
          { id: 'compare', text: 'Ask for the entries, then check them against the textbook' },
          { id: 'try', text: 'Make the entries yourself, then ask for comments' },
          { id: 'copy', text: 'Ask for each step, then write the entries by hand' },
        ],
        answer: 'try',
        explanation:
          'When the point is to learn, try first and ask for feedback after. Explaining a finished entry feels like learning, but the assistant has already decided which account to use. Making that decision is what the homework trains.',
        lecture: 'good-uses-bad-uses',
      },
      {
        id: 'stricter-line',
        kind: 'single',
        prompt:
          'Your employer allows AI for letters to customers if a colleague reads them. Your own page says: "I do not hand over letters to customers." Which one do you follow?',
        options: [
          { id: 'employer', text: 'The employer’s rule, because it comes first' },
          { id: 'page', text: 'Your page, because it may be stricter' },
          { id: 'newer', text: 'Whichever of the two was written later' },
          { id: 'neither', text: 'Neither, until both say the same' },
        ],
        answer: 'page',
        explanation:
          'Your page comes on top of the employer’s rules: it may be stricter, never looser. Being allowed to use AI does not oblige you to. The employer’s rule would decide if your page allowed something that the employer forbids.',
        lecture: 'write-your-policy',
      },
      {
        id: 'critic',
        kind: 'single',
        prompt: 'Your page is drafted. Which request to an assistant improves it and leaves the thinking to you?',
        options: [
          { id: 'rewrite', text: '"Rewrite my page so that each line can be tested."' },
          { id: 'offices', text: '"Add the rules that an office like mine usually has."' },
          { id: 'grade', text: '"Tell me whether this is a good policy, and why."' },
          { id: 'gaps', text: '"For each line, name a case that it does not decide."' },
        ],
        answer: 'gaps',
        explanation:
          'An assistant is good at finding cases that a line leaves open, and you can check each of them yourself. If it rewrites the page or adds rules, it makes your decisions for you, and on a busy day you remember only what you thought through.',
        lecture: 'write-your-policy',
      },
      {
        id: 'broken-line',
        kind: 'single',
        prompt:
          'Your page says: "I check every sentence of every draft." For weeks, you have not done it. What do you change?',
        options: [
          { id: 'nothing', text: 'Nothing: a goal may be higher than what you reach' },
          { id: 'habit', text: 'The habit: a colleague reminds you every morning' },
          { id: 'line', text: 'The line: it names a check that you will really do' },
          { id: 'date', text: 'The review date: you read the page once a week' },
        ],
        answer: 'line',
        explanation:
          'A rule that you break daily teaches you to ignore the page. A smaller check, aimed at the claims that do damage, protects your readers more than a large one on paper. Reminders and reviews leave the unrealistic line as it is.',
        lecture: 'write-your-policy',
      },
      {
        id: 'review-now',
        kind: 'multiple',
        prompt:
          'You review your page in January and July. It is now March. Which events are a reason to open it today? Choose **two**.',
        options: [
          { id: 'sent', text: 'You find a wrong date in a letter that you sent' },
          { id: 'colleague', text: 'A colleague shows you a page that is much longer' },
          { id: 'varies', text: 'The assistant answers a question differently than before' },
          { id: 'mail', text: 'Your team gets a new tool that can read its mail' },
          { id: 'unused', text: 'You have hardly used AI for a month' },
        ],
        answer: ['sent', 'mail'],
        explanation:
          'Besides its date, the page needs a trigger: a mistake, a new tool, or a new rule at work. A tool that reads mail sees more than you type, so your line about pasting no longer covers everything. Answers that vary are normal.',
        lecture: 'write-your-policy',
      },
      {
        id: 'own-name',
        kind: 'single',
        prompt:
          'A report under your name contains a wrong figure that an assistant made up. Which reply to the client fits the course?',
        options: [
          { id: 'assistant', text: '"Our assistant made a mistake. Here is the right figure."' },
          { id: 'mine', text: '"I did not check the figure. Here is the right one."' },
          { id: 'stated', text: '"As the report says, AI was used, so please check figures."' },
          { id: 'tool', text: '"The tool is usually reliable. We will choose another one."' },
        ],
        answer: 'mine',
        explanation:
          'What goes out under your name is yours. "Our assistant made a mistake" explains the error and does not excuse it. Saying that AI was used tells readers how a report was made, but it does not hand the checking over to them.',
        lecture: 'your-use-policy',
      },
    ],
  },
]);
