import { defineQuizzes } from '#content/define.ts';

/** A quiz for each section, and the pool of the mastery check. */
export const quizzes = defineQuizzes([
  {
    id: 'quiz-basics',
    title: 'What you are talking to',
    passMark: 70,
    draw: 4,
    questions: [
      {
        id: 'stored-encyclopedia',
        kind: 'single',
        prompt:
          'A colleague says: "The model has read the whole encyclopedia, so it can quote any article." What is wrong with this?',
        options: [
          { id: 'numbers', text: 'What it learned is kept as numbers, so there is no article inside to quote' },
          { id: 'old', text: 'It has kept an old copy, so only the latest articles are missing' },
          { id: 'summaries', text: 'It has kept summaries, so it can quote only the main points' },
          { id: 'barred', text: 'It has kept the articles, but its makers bar it from quoting them' },
        ],
        answer: 'numbers',
        explanation:
          'Training adjusts numbers until the next token can be guessed well. No pages are kept, neither in full nor as summaries, so a quote is written piece by piece like everything else. It may match the article, and it may not. For a quote that you can rely on, give the model the text.',
        lecture: 'what-a-model-is',
        timestamp: 42,
      },
      {
        id: 'list-of-tasks',
        kind: 'single',
        prompt:
          'A model has learned from enormous amounts of text and nothing else so far. Somebody types "Write a thank-you note to my landlord." It adds "Write a complaint to my landlord. Write a letter of notice." Why?',
        options: [
          { id: 'small', text: 'Its context window is too small for a whole note' },
          {
            id: 'continues',
            text: 'More tasks are a likely continuation, and it was not yet coached to carry one out',
          },
          { id: 'vague', text: 'The task is too vague, so it asks in this way what is meant' },
          { id: 'rare', text: 'It has seen too few thank-you notes to write one' },
        ],
        answer: 'continues',
        explanation:
          'A language model continues text, and in many texts one task is followed by the next. Following an instruction comes from the second round of training. The model has seen plenty of notes, and a note is short; what it lacks is the habit of answering.',
        lecture: 'what-a-model-is',
        timestamp: 49,
      },
      {
        id: 'letters-in-tokens',
        kind: 'numeric',
        prompt:
          'You want to put a family archive into one chat: 240 letters in English with about 250 words each. About how many tokens is that?',
        unit: 'tokens',
        answer: 80_000,
        tolerance: 1_000,
        explanation:
          '240 × 250 is 60,000 words, and 60,000 ÷ 0.75 is 80,000 tokens. 45,000 comes from multiplying by 0.75, which is the way from tokens to words. 60,000 would be right if every word were one token.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'remove-the-memory',
        kind: 'single',
        prompt:
          'In a new chat, your assistant asks how your interview at the library went. You told it about that last week, and you no longer want it to know. What removes it?',
        options: [
          { id: 'forget', text: 'Telling the assistant to forget the interview' },
          { id: 'chat', text: 'Opening another new chat' },
          { id: 'note', text: 'Deleting the saved note in the settings for memory' },
          { id: 'version', text: 'Waiting for the next version of the model' },
        ],
        answer: 'note',
        explanation:
          'The model has not changed since last week. The product saved a note and adds it to the context of each new chat, so the note has to go. A new chat gets it again. An assistant that promises to forget writes a likely sentence; check whether the note is gone.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'missed-in-the-middle',
        kind: 'single',
        prompt:
          'A contract of 280 pages fits into the context window. The assistant says it has no clause on parking. You remember one, somewhere near page 140. What do you do?',
        options: [
          { id: 'trust', text: 'Believe the answer, since the whole contract was in the context' },
          { id: 'careful', text: 'Ask again and tell it to read all pages carefully' },
          { id: 'chapter', text: 'Send only the chapter around page 140 and ask for the clause word for word' },
          { id: 'window', text: 'Use a product with a larger context window' },
        ],
        answer: 'chapter',
        explanation:
          'A text that fits has not necessarily been read with equal attention everywhere: with long inputs, details in the middle are sometimes missed. The right part alone is easier to use, and a quote can be compared with the page. A larger window does not help with a text that already fits.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'unknown-heading',
        kind: 'single',
        prompt:
          'You ask: "Which sections did you use? Quote the heading of each." Four of the five headings are in your document. One is nowhere in it. What follows?',
        options: [
          { id: 'part', text: 'What rests on that section may not come from your document' },
          { id: 'all', text: 'The whole answer is made up and cannot be used' },
          { id: 'none', text: 'Nothing, since four of five is a good share' },
          { id: 'hidden', text: 'Your document has a hidden section with that heading' },
        ],
        answer: 'part',
        explanation:
          'A heading that is not in the document is a warning about what rests on it: look for those statements in your text, or drop them. It does not prove the rest wrong, and four right headings do not support the one that is missing.',
        lecture: 'tokens-and-context',
        skills: ['ai-literacy', 'fact-checking'],
      },
      {
        id: 'learning-merges',
        kind: 'ordering',
        prompt: 'How does a tokenizer learn its pieces by byte pair encoding? Put the steps in order.',
        options: [
          { id: 'join', text: 'Join the most frequent pair into one piece' },
          { id: 'letters', text: 'Cut a large text into single letters' },
          { id: 'again', text: 'Count again, now with the new piece' },
          { id: 'count', text: 'Count which neighbors occur together most often' },
        ],
        answer: ['letters', 'count', 'join', 'again'],
        explanation:
          'Letters, count, join, count again. Nobody gives the tokenizer a list of words. Frequent words grow together early, and a rare word stays in several pieces because its parts occurred together too rarely.',
        lecture: 'explore-tokens',
      },
      {
        id: 'letters-out-of-sight',
        kind: 'single',
        prompt:
          'Asked how often the letter r occurs in *strawberry*, a model without tools says "twice". Why is that easy to get wrong?',
        options: [
          { id: 'rare', text: 'The word is so rare that it barely occurred in training' },
          { id: 'tokens', text: 'It receives the numbers of a few tokens, in which no letters can be seen' },
          { id: 'double', text: 'It takes a double letter for a typing mistake and corrects it' },
          { id: 'counting', text: 'It can count to two at most without a tool' },
        ],
        answer: 'tokens',
        explanation:
          'Before the text reaches the model, it is cut into pieces, and each piece becomes a number. The letters inside are not shown. The model can know from texts how words are spelled, but it does not look at them the way you do. How common the word is matters little.',
        lecture: 'explore-tokens',
      },
      {
        id: 'needs-a-tool',
        kind: 'multiple',
        prompt:
          'For which of these should the answer come from a tool or a page, and not from the model alone? Choose **two**.',
        options: [
          { id: 'sum', text: 'The exact total of forty invoices' },
          { id: 'tone', text: 'A friendlier wording of a note that you pasted' },
          { id: 'hours', text: 'Whether the museum is open this Monday' },
          { id: 'titles', text: 'Five ideas for the title of a talk' },
          { id: 'gist', text: 'The gist of a paragraph that you pasted' },
        ],
        answer: ['sum', 'hours'],
        explanation:
          'Long sums done by pattern can slip in a digit that nobody looks at, so let a spreadsheet or running code add them. What the model knows ends when its training ended, so the museum’s own page decides. Wording, ideas, and a gist rest on text that is in the context or on your judgment.',
        lecture: 'what-a-model-is-not',
        timestamp: 10,
      },
    ],
  },
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
        timestamp: 60,
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
        timestamp: 54,
      },
      {
        id: 'routine',
        kind: 'ordering',
        prompt: 'Put the five-minute check in the right order.',
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
        timestamp: 73,
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
          '27,000 tokens are left, and 27,000 × 0.75 = 20,250 words. Anyone who says 24,000 forgets that the question and the answer share the window. 36,000 comes from dividing by 0.75, which is the way from words to tokens.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'forgotten-euros',
        kind: 'single',
        prompt:
          'Your first message in a chat was: "Give all prices in euros." After two hours, the answers are in dollars. Which step helps most reliably for the rest of the chat?',
        options: [
          { id: 'why', text: 'Ask why the instruction is no longer followed' },
          { id: 'next', text: 'Write the instruction next to each new question' },
          { id: 'refer', text: 'Tell the assistant to follow your first message again' },
          { id: 'convert', text: 'Ask for the last answer once more, converted to euros' },
        ],
        answer: 'next',
        explanation:
          'In a long chat, the product may drop the oldest messages or replace them with a summary, often without a warning. Then "your first message" points to nothing. What is written next to the question is in the context for certain.',
        lecture: 'tokens-and-context',
      },
      {
        id: 'fee-with-link',
        kind: 'single',
        prompt:
          'You need this year’s fee for a fishing license. Assistant A names a fee and shows no link. Assistant B names another fee and links to a page on the state’s website. What do you do?',
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
        timestamp: 16,
        skills: ['ai-literacy', 'fact-checking'],
      },
      {
        id: 'reasons-afterward',
        kind: 'single',
        prompt:
          'An assistant gives an essay 6 out of 10 points. You ask how it reached that number, and it lists three convincing reasons. What can you say about them?',
        options: [
          { id: 'same', text: 'They led to the 6, since the same model wrote both' },
          { id: 'after', text: 'They were written after the 6 and may not have led to it' },
          { id: 'stable', text: 'They led to the 6 if the model repeats them when asked again' },
          { id: 'stored', text: 'They show the rules for essays that are stored in the model' },
        ],
        answer: 'after',
        explanation:
          'An explanation of this kind is generated text: likely sentences after the words "6 out of 10". It may not describe what happened inside, and hearing it twice does not change that. Use the reasons as remarks, and compare each one with the essay.',
        lecture: 'what-a-model-is-not',
        timestamp: 44,
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
          'Four blogs say that 62 percent of clinics use online booking. Three of them link to the fourth, which names a survey by a medical association. You want to use the figure. What comes next?',
        options: [
          { id: 'survey', text: 'Find the survey and look for the figure in it' },
          { id: 'all', text: 'Use the figure and name all four blogs as sources' },
          { id: 'oldest', text: 'Use the figure and name the blog that had it first' },
          { id: 'assistant', text: 'Ask another assistant where the figure comes from' },
        ],
        answer: 'survey',
        explanation:
          'Pages that copy each other are one source, so trace the figure upward to where it was counted. Even the blog that had it first may have copied it wrong. Another assistant may have learned from the same pages, so asking it is not a look outside.',
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
        timestamp: 10,
      },
    ],
  },
  {
    id: 'quiz-sharing',
    title: 'What you may share',
    passMark: 70,
    draw: 4,
    questions: [
      {
        id: 'after-sending',
        kind: 'multiple',
        prompt:
          'You paste a text into a chat assistant and press Send. Depending on the terms of the provider, what may happen to it? Choose all that apply.',
        options: [
          { id: 'logs', text: 'It is kept in the logs of another company' },
          { id: 'staff', text: 'Staff of the provider read it to review the service' },
          { id: 'local', text: 'It stays on your computer until you close the chat' },
          { id: 'training', text: 'It helps to train later models' },
          { id: 'asked', text: 'You are asked each time before anyone reads it' },
        ],
        answer: ['logs', 'staff', 'training'],
        explanation:
          'A chat box feels like a notebook but is a service: the text leaves your computer when you send it. How long it is kept, who may read it, and whether it is used for training is in the terms you accepted. Nobody asks again for each message.',
        lecture: 'privacy-at-work',
        timestamp: 8,
      },
      {
        id: 'any-tool',
        kind: 'single',
        prompt: 'You work for a town library. Which of these texts may go into any tool?',
        options: [
          { id: 'speech', text: 'The speech that the director will give tonight' },
          { id: 'advertisement', text: 'The job advertisement that has been on your website since Monday' },
          { id: 'plan', text: 'The floor plan that every employee has' },
          { id: 'review', text: 'A kind letter from a reader, with her permission to show it to the staff' },
        ],
        answer: 'advertisement',
        explanation:
          'Open is what the public can already read. A speech is not open before it is given, and what all employees know may still be closed to outsiders. The reader allowed the staff to see her letter, not a company that runs an assistant.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'hallway-approval',
        kind: 'single',
        prompt:
          'A school counselor wants to shorten her notes on a student with the approved work tool. The principal, who is responsible, says in the hallway: "Sure, go ahead." What does the course advise?',
        options: [
          { id: 'ahead', text: 'Go ahead: the person responsible has agreed' },
          { id: 'names', text: 'Go ahead once the student’s name is a placeholder' },
          { id: 'writing', text: 'Wait until this exact use is approved in writing' },
          { id: 'never', text: 'Leave it, because no approval can ever cover such notes' },
        ],
        answer: 'writing',
        explanation:
          'Notes on a child are protected. They stay out unless the person responsible has approved this exact use in writing: a remark in passing may have meant something else. A placeholder alone leaves details that point to one student.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'still-one-person',
        kind: 'single',
        prompt: 'None of these lines has a name. Which one still points to one person?',
        options: [
          { id: 'parent', text: 'A parent of two children asks for a later appointment' },
          { id: 'skill', text: 'An employee with a rare skill asks for fewer hours' },
          { id: 'welder', text: 'The only welder on our night shift asks for fewer hours' },
          { id: 'customer', text: 'A customer in a mid-size city asks for a refund of [amount]' },
        ],
        answer: 'welder',
        explanation:
          'Role and shift together leave one person, whom everyone in the company can name. The question to ask is whether someone who knows your town or your team could guess. A rare skill that is not named, or a city that could be many cities, leaves too many people for that.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'after-a-slip',
        kind: 'ordering',
        prompt:
          'An hour ago, you pasted a list of appointments with patients’ names into a chat. Put your steps in the order of the lesson.',
        options: [
          { id: 'tell', text: 'Tell the person responsible for privacy the same day' },
          { id: 'delete', text: 'Delete the chat, if you can' },
          { id: 'next', text: 'Next time, copy only the cells you need into a fresh text' },
          { id: 'note', text: 'Note what was in it and when you pasted it' },
        ],
        answer: ['delete', 'note', 'tell', 'next'],
        explanation:
          'Delete, note, tell, and then change the habit. Deleting does not replace the report, because a copy may remain in logs. The note comes before the talk, so that you can say exactly what was in the list. A password would be an exception: it is changed before anything else.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'supplier-meeting',
        kind: 'single',
        prompt: 'You want a recorder to take notes in a meeting with a supplier. What comes before you switch it on?',
        options: [
          { id: 'ask', text: 'Asking everyone in the meeting' },
          { id: 'colleagues', text: 'Asking your own colleagues, who are your responsibility' },
          { id: 'minutes', text: 'A line in the minutes that says a recorder was used' },
          { id: 'names', text: 'Setting it to leave out the names of the speakers' },
        ],
        answer: 'ask',
        explanation:
          'A recorder captures everyone, including people who did not agree, and in some places the law requires consent from all. A line in the minutes comes too late for anyone to say no. Voices and what is said point to people even without names.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'stripped-and-better',
        kind: 'single',
        prompt:
          'A property manager strips her prompt for a reminder: no name, no address, no illness. The letter gets better than with all the details. What is the best explanation?',
        options: [
          { id: 'purpose', text: 'The prompt now says what the letter has to do' },
          { id: 'tokens', text: 'The prompt is shorter, and models write better after short prompts' },
          { id: 'filled', text: 'The model fills each placeholder with a typical value' },
          { id: 'filter', text: 'Providers hold back good answers to prompts with names' },
        ],
        answer: 'purpose',
        explanation:
          'Without the story, she had to state the tone, the facts that count, and the length, which is what the model needs. A short prompt that states nothing gives a vague letter. Placeholders stay as they are until you fill them on your own machine.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'connected-mailbox',
        kind: 'single',
        prompt:
          'Your assistant cannot find an invoice and offers to connect to your mailbox. What do you share if you accept?',
        options: [
          { id: 'match', text: 'The messages that match the search' },
          { id: 'quoted', text: 'What it quotes in its answer' },
          { id: 'reach', text: 'Everything that it can reach in the mailbox' },
          { id: 'nothing', text: 'Nothing, until you send the next message' },
        ],
        answer: 'reach',
        explanation:
          'A connected account lets the assistant read on its own, so the question is what it can reach and not what it happens to use or quote. For one invoice, it is faster to find the message yourself and copy the part you need.',
        lecture: 'sort-before-you-paste',
      },
      {
        id: 'other-classes',
        kind: 'single',
        prompt:
          'Your employer sorts text into *public*, *confidential*, and *restricted*. The course sorts it into *open*, *internal*, and *protected*. Which do you use at work?',
        options: [
          { id: 'employer', text: 'The classes of your employer' },
          { id: 'course', text: 'The three bins, because they are made for assistants' },
          { id: 'looser', text: 'Both, and where they differ, the looser one' },
          { id: 'own', text: 'Classes of your own that combine the two' },
        ],
        answer: 'employer',
        explanation:
          'The names matter less than the habit of sorting before you paste. Approvals and rules at work refer to the classes of your employer, so a second system only adds doubt about what they cover. Where you hesitate between two classes, the stricter one wins.',
        lecture: 'sort-before-you-paste',
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
          { id: 'screen', text: 'A screenshot of one table with your inbox open behind it' },
          { id: 'cells', text: 'Four cells copied into a new, empty text' },
          { id: 'sheet', text: 'The spreadsheet file with a hidden column' },
          { id: 'mailbox', text: 'Connecting the assistant to your whole mailbox to find one message' },
        ],
        answer: ['screen', 'sheet', 'mailbox'],
        explanation:
          'Screenshots show whatever else is on the screen, files carry hidden parts, and a connected account opens everything the assistant can reach. Copying only the cells you need avoids all three.',
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
        timestamp: 58,
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
        timestamp: 38,
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
          'Voice and displayed number can both be imitated, personal facts can be researched, and detectors are wrong in both directions. Calling back on a number you already have moves the conversation to a path the caller does not control.',
        lecture: 'images-and-voice',
        timestamp: 75,
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
        timestamp: 29,
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
        timestamp: 69,
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
        timestamp: 51,
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
        timestamp: 44,
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
    form: 'exam',
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
        timestamp: 2,
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
        timestamp: 57,
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
        timestamp: 64,
      },
      {
        id: 'policy-steps',
        kind: 'ordering',
        prompt: 'Put the steps of writing a personal policy in the order of the lesson.',
        options: [
          { id: 'show', text: 'Show it to one person who depends on your work' },
          { id: 'try', text: 'Run three real tasks through the page' },
          { id: 'draft', text: 'Fill in the six headings with two lines each' },
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
          'In a discussion, a wrong reason costs little, but you cannot see by reading it whether it is true. So the list gives angles and no findings. *Use freely* is for results whose mistakes you would notice, such as a headline, and reading twice is not a check.',
        lecture: 'good-uses-bad-uses',
        timestamp: 44,
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
        timestamp: 51,
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
          'When the point is to learn, try first and ask for feedback afterward. Explaining a finished entry feels like learning, but the assistant has already decided which account to use. Making that decision is what the homework trains.',
        lecture: 'good-uses-bad-uses',
        timestamp: 77,
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
          { id: 'mail', text: 'Your team gets a new tool that reads its email' },
          { id: 'unused', text: 'You have barely used AI for a month' },
        ],
        answer: ['sent', 'mail'],
        explanation:
          'Besides its date, the page needs a trigger: a mistake, a new tool, or a new rule at work. A tool that reads email sees more than you type, so your line about pasting no longer covers everything. Answers that vary are normal.',
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
        timestamp: 73,
      },
    ],
  },
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'question-for-a-search',
        kind: 'single',
        lecture: 'tokens-and-context',
        skills: ['ai-literacy'],
        prompt:
          'A product searches a 400-page lease and gives the model only the passages that match your question. Which question suits this product best?',
        options: [
          { id: 'terms', text: '"Which terms are used in two meanings?"' },
          { id: 'notice', text: '"How many months of notice do we give?"' },
          { id: 'missing', text: '"What does this lease not regulate?"' },
          { id: 'conflict', text: '"Do any two chapters contradict each other?"' },
        ],
        answer: 'notice',
        explanation:
          'The notice period is in one place, and a search can find it. The other three may depend on every page, and a passage that is not found does not exist for the model. "Nothing found" would then look like "nothing there".',
      },
      {
        id: 'checked-at-both-ends',
        kind: 'single',
        lecture: 'what-a-model-is-not',
        timestamp: 21,
        skills: ['ai-literacy'],
        prompt:
          'Without tools, an assistant multiplies 6,294 by 387 and writes 2,437,778. You check that the product must have seven digits, begin with 24, and end in 8. All three are true. What do you know?',
        options: [
          { id: 'right', text: 'The product is right, because both ends are right' },
          { id: 'repeat', text: 'The product is right if a new chat gives it again' },
          { id: 'middle', text: 'A digit in the middle may still be wrong' },
          { id: 'wrong', text: 'The product is wrong, because no tool was used' },
        ],
        answer: 'middle',
        explanation:
          'Arithmetic done by pattern often slips in the middle, where nobody looks, and here it did: the product is 2,435,778. A model may also be right without a tool, so only a calculator or running code settles it. A repeated mistake is still a mistake.',
      },
      {
        id: 'fixed-check',
        kind: 'multiple',
        lecture: 'good-uses-bad-uses',
        timestamp: 51,
        skills: ['ai-literacy'],
        prompt:
          'You run a small store. Which of these tasks belong in the field *use with a fixed check*? Choose **two**.',
        options: [
          { id: 'formula', text: 'A formula for wages that you test on months you know' },
          { id: 'party', text: 'A few ideas for the decoration of the store window' },
          { id: 'tax', text: 'A judgment on a tax rule that you cannot look up' },
          { id: 'prices', text: 'A price list that you compare with the old one, line by line' },
          { id: 'slogan', text: 'A new headline for the poster at the door' },
        ],
        answer: ['formula', 'prices'],
        explanation:
          'Wrong wages and prices are costly, and known months or the old list make a mistake easy to see. The tax rule is costly, too, but you would not see the mistake, so leave it. For ideas and headlines, a mistake costs next to nothing.',
      },
      {
        id: 'points-for-guessing',
        kind: 'numeric',
        lecture: 'why-models-make-things-up',
        timestamp: 33,
        skills: ['ai-literacy'],
        prompt:
          'A test has 100 questions. A right answer counts one point, and "I do not know" counts as much as a wrong answer: nothing. Two models know the same 60 answers. Model A admits that it does not know the other 40. Model B guesses, and one guess in four is right. By how many points does B win?',
        unit: 'points',
        answer: 10,
        explanation:
          'A quarter of 40 guesses gives 10 points, and A gets none for its honesty. A model that is tuned to do well on such tests learns to answer. The price stays invisible in the score: B also gives 30 wrong answers in the same confident tone.',
      },
      {
        id: 'claims-on-a-flyer',
        kind: 'multiple',
        lecture: 'checking-answers',
        skills: ['fact-checking'],
        prompt:
          'An assistant drafts a flyer for a charity run. You cut the sentence about the history of the run and keep the rest. Which claims do you mark as *must check*? Choose **two**.',
        options: [
          { id: 'start', text: 'The run starts at 9:30 a.m. at the harbor' },
          { id: 'fun', text: 'Running in a group is more fun than running alone' },
          { id: 'history', text: 'The first run took place in 1998' },
          { id: 'fee', text: 'Entry is free for anyone under 16' },
          { id: 'air', text: 'Fresh air and exercise do people good' },
        ],
        answer: ['start', 'fee'],
        explanation:
          'A wrong time or fee would send people to the wrong place or start arguments at the desk. The year could be wrong as well, but you cut it, which is the fastest check of all. General praise of running does no damage if someone disagrees.',
      },
      {
        id: 'line-of-a-record',
        kind: 'single',
        lecture: 'checking-answers',
        skills: ['fact-checking'],
        prompt:
          'Four people checked the sentence "The deposit is two months’ rent". Which note is a record as the course describes it?',
        options: [
          { id: 'looks', text: 'Deposit checked on November 20 by two of us, looks right' },
          { id: 'other', text: 'Right, two other assistants gave the same, November 20' },
          { id: 'known', text: 'Right, everyone in our office has known this for years' },
          { id: 'lease', text: 'Right, signed lease, section 4, November 20' },
        ],
        answer: 'lease',
        explanation:
          'A record says what you found, where, and on which day, so that anybody can look again. "Looks right" names no place. Other assistants are not a look outside the chat: models trained on similar text can share the same mistake.',
      },
      {
        id: 'institute-you-do-not-know',
        kind: 'single',
        lecture: 'checking-answers',
        skills: ['fact-checking'],
        prompt:
          'An assistant links to a page of the "Institute for Clean Homes", which warns of a floor cleaner. You have never heard of this institute. What does *reading sideways* mean here?',
        options: [
          { id: 'about', text: 'Read the page on which the institute presents itself' },
          { id: 'others', text: 'See in a new tab what others say about the institute' },
          { id: 'links', text: 'See whether the page has footnotes and links' },
          { id: 'twice', text: 'Read the page again and look for contradictions' },
        ],
        answer: 'others',
        explanation:
          'Anyone can describe themselves well, so what others report about a source tells more than the source itself. The institute might belong to a competitor of the maker. Footnotes and a careful style can be copied as easily as a serious name.',
      },
      {
        id: 'quote-about-another-year',
        kind: 'single',
        lecture: 'why-models-make-things-up',
        skills: ['fact-checking'],
        prompt:
          'You ask what membership costs this year, with the club’s rules as an attached file. The answer is 80 dollars, with the quote "In 2019, the fee was 80 dollars." The quote is in the file, word for word. What follows?',
        options: [
          { id: 'support', text: 'The file does not support this year’s fee so far' },
          { id: 'right', text: 'The fee is right, because the quote is exact' },
          { id: 'invented', text: 'The quote is invented, because the year is wrong' },
          { id: 'unchanged', text: 'The fee is right unless the file names another' },
        ],
        answer: 'support',
        explanation:
          'A quote that exists can still say something other than the claim, so read it after you have found it. "Not stated" may have been the honest answer here. If you assume that the fee has not changed, you fill the gap just as the model did.',
      },
      {
        id: 'internal-bin',
        kind: 'multiple',
        lecture: 'privacy-at-work',
        timestamp: 39,
        skills: ['data-privacy'],
        prompt: 'Which of these texts belong in the *internal* bin? Choose **two**.',
        options: [
          { id: 'friday', text: 'A press release that will be published on Friday' },
          { id: 'sick', text: 'A list of the sick days of the staff' },
          { id: 'published', text: 'A press release that was published last week' },
          { id: 'offer', text: 'Prices that you are discussing with a supplier' },
          { id: 'key', text: 'The key to the payment system' },
        ],
        answer: ['friday', 'offer'],
        explanation:
          'People at work may know both, and outsiders may not know them yet. A text is open only once the public can read it, and Friday is still ahead. Sick days and keys are protected, which is stricter: an approved tool alone is not enough for them.',
      },
      {
        id: 'formula-for-late-fees',
        kind: 'single',
        lecture: 'sort-before-you-paste',
        skills: ['data-privacy'],
        prompt:
          'You want a formula for late fees. Your spreadsheet has a customer, an amount, and a due date in each row. What do you give the assistant?',
        options: [
          { id: 'hidden', text: 'The file, with the column of customers hidden' },
          { id: 'numbers', text: 'The rows, with a number in place of each name' },
          { id: 'screen', text: 'A screenshot of the amounts and due dates' },
          { id: 'invented', text: 'Two invented rows under the same headings' },
        ],
        answer: 'invented',
        explanation:
          'A formula needs the shape of the table and none of the real values. A hidden column travels with the file, and a screenshot shows what is around it. Numbers for names leave real amounts and dates, which together can still point to a customer.',
      },
      {
        id: 'approved-in-march',
        kind: 'single',
        lecture: 'sort-before-you-paste',
        skills: ['data-privacy'],
        prompt:
          'In March, the head of HR gave written approval for your work tool to summarize exit interviews. In May, you want the same tool to compare the sick days of five employees. What does the March permission mean for this?',
        options: [
          { id: 'use', text: 'It does not count, because it covers another use' },
          { id: 'tool', text: 'It counts, because the tool has been approved for HR' },
          { id: 'bin', text: 'It counts, because both uses are about personnel' },
          { id: 'never', text: 'It was a mistake: such data never goes into a tool' },
        ],
        answer: 'use',
        explanation:
          'Protected data stays out unless the person responsible has approved this exact use in writing. Comparing sick days is a new use with different risks, so ask again. Such a permission is possible, so the one for the interviews was no mistake.',
      },
      {
        id: 'birthdays-at-day-care',
        kind: 'text',
        lecture: 'sort-before-you-paste',
        skills: ['data-privacy'],
        prompt:
          'Everyone on the staff of a day care center may see the list of the children’s birthdays. In which of the three bins does it belong? (one word)',
        accepted: ['protected', 'the protected bin', 'protected bin', 'in protected', 'protected data'],
        explanation:
          'Anything about a child is protected. That the whole staff may see it makes it look internal, but when a text fits two bins, the stricter one wins. For a birthday card, the assistant needs neither the list nor a name.',
      },
      {
        id: 'door-of-coaching',
        kind: 'single',
        lecture: 'where-bias-comes-in',
        timestamp: 27,
        skills: ['spotting-bias'],
        prompt: 'Bias comes in through three doors. Which case is an example of the *coaching* door?',
        options: [
          { id: 'jokes', text: 'Reviewers from one country rewarded the humor they liked' },
          { id: 'nurses', text: 'Nearly all stories about nurses in the texts were about women' },
          { id: 'why', text: 'A user asked why city children are less independent' },
          { id: 'list', text: 'A manager read only the top of a ranking of applicants' },
        ],
        answer: 'jokes',
        explanation:
          'In the coaching after the first training, the preferences of some people are rewarded. Stories about nurses are examples, the first door, and the question about city children assumes its answer, the third. The manager’s habit is the bias in us.',
      },
      {
        id: 'pair-for-a-swap',
        kind: 'single',
        lecture: 'where-bias-comes-in',
        timestamp: 58,
        skills: ['spotting-bias'],
        prompt:
          'You want to know whether an assistant treats older applicants differently. Your prompt begins "Assess Maria, 31, sales clerk, two years with us." Which second version makes this a swap test?',
        options: [
          { id: 'mark', text: '"Assess Mark, 58, sales clerk, two years with us."' },
          { id: 'age', text: '"Assess Maria, 58, sales clerk, two years with us."' },
          { id: 'years', text: '"Assess Maria, 58, sales clerk, 20 years with us."' },
          { id: 'fair', text: '"Be fair. Assess Maria, 58, sales clerk, two years with us."' },
        ],
        answer: 'age',
        explanation:
          'Only the age differs, so a pattern in the results has one possible cause. Twenty years with the company seem to go with the age, but then experience could explain the difference. A request for fairness is a second change as well.',
      },
      {
        id: 'steps-of-a-swap',
        kind: 'ordering',
        lecture: 'where-bias-comes-in',
        skills: ['spotting-bias'],
        prompt: 'A swap test shows a pattern that does not go away. Put the steps in the order of the course.',
        options: [
          { id: 'evidence', text: 'Name in the prompt which evidence counts' },
          { id: 'give-up', text: 'Stop using the tool for this task' },
          { id: 'real', text: 'Take the prompt that you really use' },
          { id: 'again', text: 'Run the changed prompt in both versions' },
          { id: 'words', text: 'Mark the words used for each person' },
        ],
        answer: ['real', 'words', 'evidence', 'again', 'give-up'],
        explanation:
          'A pattern is first a reason to change the prompt, so that the evidence decides, and to test once more. Only a pattern that stays ends the use of the tool for this task. Giving up at once would lose a tool that a better prompt could make usable.',
      },
      {
        id: 'nothing-seen',
        kind: 'single',
        lecture: 'where-bias-comes-in',
        skills: ['spotting-bias'],
        prompt:
          'You swapped the first names of tenants in a prompt, ran each version ten times, and found no difference. Your manager wants to write "Tested: our tool is fair." Which sentence does the test support?',
        options: [
          { id: 'names', text: 'With these names and this prompt, we saw no difference.' },
          { id: 'gender', text: 'The tool treats tenants alike, whatever their name is.' },
          { id: 'prompt', text: 'With our prompt, the tool does not disadvantage anyone.' },
          { id: 'more', text: 'The tool is fair, as far as ten runs can prove it at all.' },
        ],
        answer: 'names',
        explanation:
          'A clean result means only that nothing was seen in this test. Another age, another neighborhood, or another task may show a pattern. "As far as ten runs can prove it" sounds modest, but even a hundred runs with these names say nothing about the rest.',
      },
      {
        id: 'photo-of-another-storm',
        kind: 'single',
        lecture: 'images-and-voice',
        timestamp: 50,
        skills: ['media-verification'],
        prompt:
          'A photo is shared as "tonight’s storm in our harbor". A reverse image search finds the same photo in a newspaper from 2017. What do you know?',
        options: [
          { id: 'fake', text: 'The photo is generated and was added to the old page' },
          { id: 'harbor', text: 'The photo shows our harbor, but in another year' },
          { id: 'not', text: 'The photo does not show tonight’s storm' },
          { id: 'open', text: 'The photo may show either of the two storms' },
        ],
        answer: 'not',
        explanation:
          'A photo that was printed in 2017 cannot show tonight, whatever else is true of it. Many false pictures are real photos with a wrong caption. Whether it shows our harbor is still open: the newspaper article will say where it was taken.',
      },
      {
        id: 'essays-flagged',
        kind: 'numeric',
        lecture: 'images-and-voice',
        timestamp: 56,
        skills: ['media-verification'],
        prompt:
          'A school runs a detector on 240 essays. In truth, 200 were written by students and 40 by an assistant. The detector flags 5 percent of the real essays and 75 percent of the generated ones. How many of the flagged essays were written by students?',
        unit: 'essays',
        answer: 10,
        explanation:
          'It flags 5 percent of 200, or 10 real essays, and 75 percent of 40, or 30 generated ones. One flag in four accuses someone wrongly, and 10 generated essays are missed. That is why nobody should act against a person on a detector alone.',
      },
      {
        id: 'path-of-a-video',
        kind: 'multiple',
        lecture: 'images-and-voice',
        timestamp: 44,
        skills: ['media-verification'],
        prompt: 'A video shows a fire at a factory. Which of these observations check its path? Choose **two**.',
        options: [
          { id: 'reporter', text: 'A reporter who was there published it first' },
          { id: 'shadows', text: 'Shadows, hands, and faces look as they should' },
          { id: 'shared', text: 'Two hundred thousand people have shared it' },
          { id: 'station', text: 'A station with its own camera shows the same fire' },
          { id: 'sound', text: 'The sound fits the picture all the way through' },
        ],
        answer: ['reporter', 'station'],
        explanation:
          'The path is who published it first and who confirms it independently. Shadows and sound are the surface, which tools get better at every year. Many shares can all go back to one upload, so they confirm nothing.',
      },
      {
        id: 'credential-with-history',
        kind: 'single',
        lecture: 'images-and-voice',
        skills: ['media-verification'],
        prompt:
          'A photo of a handshake comes with an intact content credential: taken with a camera on May 2, cropped once. The caption says, "They agree on the secret sale." What does the credential tell you?',
        options: [
          { id: 'caption', text: 'That the caption is true, because the file was not forged' },
          { id: 'whole', text: 'That nothing important was outside the crop' },
          { id: 'fake', text: 'That the photo was changed and cannot be used' },
          { id: 'made', text: 'How the file was made, and nothing about the sale' },
        ],
        answer: 'made',
        explanation:
          'A credential can record how a file was made and changed. What the scene means is another question, for which you need a source that confirms it. A crop is an ordinary change, but it may have removed what would explain the picture.',
      },
      {
        id: 'costly-but-easy',
        kind: 'single',
        lecture: 'write-your-policy',
        skills: ['policy-writing'],
        prompt:
          'You let an assistant summarize your monthly figures. A mistake would be costly, and you can see one with the ledger beside you. Where does this go on your page?',
        options: [
          { id: 'hand', text: 'Under "I do not hand over", because a mistake is costly' },
          { id: 'both', text: 'Under "I use AI for", and the ledger under "I check"' },
          { id: 'use', text: 'Under "I use AI for" alone, because it is easy to check' },
          { id: 'tell', text: 'Under "I tell people", because others rely on it' },
        ],
        answer: 'both',
        explanation:
          'What is costly but easy to check is allowed together with its check. Without the line under "I check", the use stays on the page and the check is forgotten on a busy day. "I do not hand over" is for mistakes that are costly and hard to see.',
      },
      {
        id: 'line-that-stops-you',
        kind: 'single',
        lecture: 'write-your-policy',
        skills: ['policy-writing'],
        prompt: 'You manage a music school. Which line under "I never paste" is most likely to stop you in time?',
        options: [
          { id: 'sensitive', text: 'Data that is sensitive, confidential, or private' },
          { id: 'twice', text: 'Anything about people, unless I have thought twice' },
          { id: 'harm', text: 'Texts that could harm somebody if they were read' },
          { id: 'forms', text: 'The enrollment forms and the list of late payers' },
        ],
        answer: 'forms',
        explanation:
          'You recognize the enrollment forms the moment you hold them. "Sensitive data" leaves you to decide each time, in a hurry, whether a text is meant. Write down the real things from your own week that are protected, by name.',
      },
      {
        id: 'kept-on-purpose',
        kind: 'multiple',
        lecture: 'write-your-policy',
        skills: ['policy-writing'],
        prompt:
          'An assistant would do a task well, and nobody would be harmed. Which reasons does the course accept for writing it under "I do not hand over" all the same? Choose **two**.',
        options: [
          { id: 'able', text: 'You want to remain able to do it yourself' },
          { id: 'others', text: 'Most of your colleagues do it by hand as well' },
          { id: 'effort', text: 'The reader values the effort that you took' },
          { id: 'varies', text: 'The assistant would word it differently each time' },
          { id: 'always', text: 'You have always done this task without help' },
        ],
        answer: ['able', 'effort'],
        explanation:
          'A skill that you never practice fades, and in a message of sympathy the effort is the message. Habit and what colleagues do are not reasons in themselves. That the wording varies does not matter when every version would be good.',
      },
      {
        id: 'missing-part-of-a-check',
        kind: 'single',
        lecture: 'write-your-policy',
        skills: ['policy-writing'],
        prompt:
          'Under "I check", somebody has written: "I check every amount before I send a quote." By the rule of the course for such lines, which part is missing?',
        options: [
          { id: 'what', text: 'What is checked' },
          { id: 'against', text: 'What it is compared with' },
          { id: 'when', text: 'When it is checked' },
          { id: 'tool', text: 'Which assistant was used' },
        ],
        answer: 'against',
        explanation:
          'The line names the amounts and the moment before sending, but not what they are checked against. Reading an amount again finds no mistake; comparing it with the price list does. Which assistant wrote the draft makes no difference to the check.',
      },
    ],
  },
]);
