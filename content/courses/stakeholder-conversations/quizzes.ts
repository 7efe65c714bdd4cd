import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'preparing',
    title: 'Prepare and understand',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'promise-to-correct',
        kind: 'single',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt:
          'Your company moves its warehouse on June 1, and for about a week orders will leave late. From the column *has heard* of your map:\n\n```text\nAmy, sales:      "No customer will notice"\nRaj, packing:    the floor plan, with the new shelves\nLou, security:   nothing, but gets the plan on Monday\nIvy, purchasing: "Late orders for about a week"\n```\n\nWho has heard something that you will have to correct?',
        options: [
          { id: 'amy', text: 'Amy' },
          { id: 'raj', text: 'Raj' },
          { id: 'lou', text: 'Lou' },
          { id: 'ivy', text: 'Ivy' },
        ],
        answer: 'amy',
        explanation:
          'Amy may already have told customers that they will notice nothing. Correct it before June does it for you. Lou knows too little, but has heard nothing wrong. Ivy’s sentence is unpleasant and true, so it can stay; the column is about promises, not about moods.',
      },
      {
        id: 'whom-first',
        kind: 'single',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt:
          'You lead the move of a clinic’s files to a new system. The director expects a date from you. Only the archivist knows which of the old files can be moved at all. Finance pays whatever the date is, and IT has the details. With whom do you speak first?',
        options: [
          { id: 'director', text: 'The director, who is the most senior' },
          { id: 'archivist', text: 'The archivist, who has no title' },
          { id: 'finance', text: 'Finance, because the money is needed' },
          { id: 'it', text: 'IT, because they know the plan best' },
        ],
        answer: 'archivist',
        explanation:
          'What the archivist knows decides which date you can promise the director. In the other order you give a date and take it back. Order the conversations by what would hurt most if it went wrong, not by rank.',
      },
      {
        id: 'no-without-being-asked',
        kind: 'single',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt:
          'A store wants to record how long employees need for each customer. The store manager decides, the clerks will start the timer, and the author of the old staff schedule loses her tool. Whom do you find with “Who can say no without being asked?”',
        options: [
          { id: 'clerks', text: 'The clerks' },
          { id: 'author', text: 'The author of the schedule' },
          { id: 'manager', text: 'The store manager' },
          { id: 'union', text: 'The employees’ union' },
        ],
        answer: 'union',
        explanation:
          'The union has no part in the plan and may stop it when people are timed, so it is better asked early. The clerks are found with “Who does it on day one?” and the author with “Who loses something?” The manager decides and is on the list already.',
      },
      {
        id: 'fair-entry',
        kind: 'multiple',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt: 'Which entries about Sam could stay in your map even if Sam found the sheet? Choose **two**.',
        options: [
          { id: 'stubborn', text: 'Resists every change, so tell him as late as possible' },
          { id: 'packers', text: 'Fears losing two packers before the holidays' },
          { id: 'power', text: 'Influence: low; may be left out of meetings' },
          { id: 'shift', text: 'Has to explain every delay to the night shift' },
          { id: 'talks', text: 'Talks too much, but means well on the whole' },
        ],
        answer: ['packers', 'shift'],
        explanation:
          'Both name something that anyone in his place might need or fear, and both tell you what to talk about with him. “Resists every change” is a verdict on a person and helps nobody prepare. “Influence: low” is a judgment too, and it invites you to forget him.',
      },
      {
        id: 'samples-by-friday',
        kind: 'multiple',
        lecture: 'map-interests',
        skills: ['negotiation'],
        prompt:
          'Kay demands, “All 30 samples must be on my desk by Friday.” You learn why: on Monday at 9, she has to show a customer how three of the materials feel. You can have 12 samples ready by Friday. Which offers could meet her **interest**? Choose **two**.',
        options: [
          { id: 'week', text: '“All 30 samples, with no extra cost, one week later.”' },
          { id: 'three', text: '“The samples of those three materials by Friday.”' },
          { id: 'photos', text: '“All 30 samples as photographs by Thursday.”' },
          { id: 'sunday', text: '“Those three materials, brought to her on Sunday.”' },
          { id: 'twelve', text: '“Any 12 of the 30 samples, on her desk by Friday.”' },
        ],
        answer: ['three', 'sunday'],
        explanation:
          'She needs three materials that can be touched on Monday at 9, and that can be done in several ways. “Any 12” comes close to her demand and may lack all three. Photographs meet the number and the date, but nobody can feel them. A week later, the customer is gone.',
      },
      {
        id: 'every-monday-at-eight',
        kind: 'text',
        lecture: 'map-interests',
        skills: ['negotiation'],
        prompt:
          'Omar says, “I need the room plan every Monday at 8.” Later he tells you that in March he learned in front of the whole board that the hall was booked twice. The second sentence shows his interest. What do we call the first? (One word.)',
        accepted: ['position', 'a position', 'his position', 'the position', 'positions'],
        explanation:
          'What someone demands is a position, and it can only be granted or refused. Behind it is the interest: he does not want to be surprised in front of others. A call within the hour when a room is booked twice would meet it, too, perhaps better than a weekly plan.',
      },
      {
        id: 'line-two',
        kind: 'multiple',
        lecture: 'one-page-preparation',
        skills: ['difficult-conversations'],
        prompt:
          'You are preparing a conversation with Noor, whose team should test a new form. Which entries fit line 2, “I want them to …”? Choose **two**.',
        options: [
          { id: 'name', text: 'Name two testers for May 4 to 8' },
          { id: 'board', text: 'Be on board with the new form' },
          { id: 'see', text: 'See why testing matters so much' },
          { id: 'decide', text: 'Decide between one week and two' },
          { id: 'stop', text: 'Stop being against the new form' },
        ],
        answer: ['name', 'decide'],
        explanation:
          'Noor can do either of them in the conversation, and at the end you will know whether she did. Nobody can “be on board” on a Tuesday at 2. Insight and attitude may come with it, but you cannot ask for them or see whether you got them.',
      },
      {
        id: 'fallback-of-others',
        kind: 'single',
        lecture: 'one-page-preparation',
        skills: ['negotiation'],
        prompt:
          'You will ask Hugo for two weeks of his designer’s time. Your fallback is one week, plus a freelancer paid by Dana’s budget. Dana knows nothing about it. What do you do before the conversation?',
        options: [
          { id: 'tell', text: 'Tell Hugo that Dana will surely agree' },
          { id: 'drop', text: 'Go without a fallback, to be more firm' },
          { id: 'dana', text: 'Ask Dana whether she would pay for it' },
          { id: 'after', text: 'Ask Dana afterward, if it is needed' },
        ],
        answer: 'dana',
        explanation:
          'A fallback that needs someone else’s consent is not a fallback until you have it. If Hugo accepts and Dana refuses, you have to come back, and you have lost the trust of both. Without any fallback, you agree under pressure to something you regret, or lose a good compromise.',
      },
      {
        id: 'hardest-sentence',
        kind: 'single',
        lecture: 'one-page-preparation',
        skills: ['difficult-conversations'],
        prompt:
          'The sentence you fear is, “You promised us that last year, and nothing happened.” It is true. Which answer do you write in line 7?',
        options: [
          { id: 'not-me', text: '“That was before my time, so I can’t say anything about it.”' },
          { id: 'clever', text: '“And yet here we are again, so you must still believe in it.”' },
          { id: 'but', text: '“That’s true, but last year the budget was cut twice, as you know.”' },
          { id: 'true', text: '“Yes, we did. This time the money is there, and you set the date.”' },
        ],
        answer: 'true',
        explanation:
          'The answer should be true, not clever, and leave the other person some ground to stand on. It admits the past and says what is different. “That’s true, but” takes the admission back and starts an argument about the budget.',
      },
      {
        id: 'tool-switched-off',
        kind: 'single',
        lecture: 'one-page-preparation',
        skills: ['difficult-conversations'],
        prompt:
          'Rosa built a tool that her department has used for nine years. It will be switched off in October, and she does not know it yet. How does she learn of it?',
        options: [
          { id: 'meeting', text: 'At the meeting of all departments, so that everyone hears the same' },
          { id: 'alone', text: 'From you, in person or by video, with nobody else in the room' },
          { id: 'email', text: 'By email, so that she has time and the dates are in writing' },
          { id: 'page', text: 'From a page that you send a day before you meet for questions' },
        ],
        answer: 'alone',
        explanation:
          'It is bad news, and she loses something: in person or by video, and alone. A page the day before suits complicated facts, but here it would deliver the news without you. What you need in writing can follow afterward in two lines.',
      },
      {
        id: 'in-the-corridor',
        kind: 'single',
        lecture: 'one-page-preparation',
        skills: ['difficult-conversations'],
        prompt:
          'In the corridor, the head of marketing asks, “You can do the numbers for the fair by Thursday, can’t you?” You would have to look at your plan first. What do you say?',
        options: [
          { id: 'yes', text: '“Yes, that should work somehow. I’ll tell you if it doesn’t.”' },
          { id: 'no', text: '“No, Thursday is impossible. You should have asked me earlier.”' },
          { id: 'try', text: '“I’ll try my best, but please don’t count on it too much.”' },
          { id: 'later', text: '“I want to be sure. You’ll have my answer by 3 this afternoon.”' },
        ],
        answer: 'later',
        explanation:
          'It promises a reliable answer and a time for it, and leaves you ten minutes for goal, fallback and limit. “That should work” and “I’ll try” are heard as a yes and come back to you on Thursday. A quick no may refuse something you could have done.',
      },
      {
        id: 'wanting-the-rest',
        kind: 'multiple',
        lecture: 'questions-that-open',
        prompt:
          'Mei tells you about her last delivery: “It came on Thursday, and nobody was at the gate.” You want to hear what she has not said yet. Which reactions help? Choose **two**.',
        options: [
          { id: 'then', text: 'You ask, “And then?”' },
          { id: 'why', text: 'You ask, “Why was nobody there?”' },
          { id: 'silence', text: 'You count to four and say nothing' },
          { id: 'close', text: 'You ask, “So you need a gatekeeper?”' },
          { id: 'choose', text: 'You ask, “Was it the gate or the day?”' },
        ],
        answer: ['then', 'silence'],
        explanation:
          '“And then?” and silence let Mei decide what comes next, and the important sentence often comes in the third second. “Why was nobody there” asks for an excuse. “So you need” closes too early, and “the gate or the day” offers two reasons that may both be wrong.',
      },
      {
        id: 'either-or',
        kind: 'single',
        lecture: 'questions-that-open',
        prompt:
          'You are about to ask, “Is it the price or the delivery date that bothers you?” In truth, the buyer cannot store 60 boxes. What is wrong with the question?',
        options: [
          { id: 'two', text: 'It offers two reasons, and neither is hers' },
          { id: 'blame', text: 'It demands that she defend her decision' },
          { id: 'view', text: 'It is your own view in the form of a question' },
          { id: 'open', text: 'It is so open that she may answer anything' },
        ],
        answer: 'two',
        explanation:
          'People often choose one of the reasons on offer, and you go home with “the price.” “What makes it difficult?” leaves room for the boxes. A view in disguise would begin with “Don’t you think,” and a demand for a defense with “Why didn’t you.”',
      },
      {
        id: 'risks-nobody-raises',
        kind: 'single',
        lecture: 'questions-that-open',
        prompt:
          'You have asked Ben twice whether he has concerns about the launch, and twice he said no. You believe that he knows of risks. Which question is most likely to bring them out?',
        options: [
          { id: 'again', text: '“Are you completely sure that you have no concerns?”' },
          { id: 'others', text: '“The others are fine with it. How about your team?”' },
          { id: 'reason', text: '“If it goes wrong, what will have been the reason?”' },
          { id: 'agree', text: '“So we can tell everyone that you are in favor?”' },
        ],
        answer: 'reason',
        explanation:
          'Here Ben does not have to object to anything; he only explains a failure that has not happened. People name risks in this way that they would not raise as concerns. “The others are fine” adds pressure, and a third time the same question makes him feel examined.',
      },
      {
        id: 'give-something-back',
        kind: 'single',
        lecture: 'questions-that-open',
        prompt:
          'For ten minutes you have asked Ada one good question after another. Her answers are getting shorter. What do you try next?',
        options: [
          { id: 'faster', text: 'Ask two or three questions at once, to save time' },
          { id: 'share', text: 'Tell her what you do not know yet yourself' },
          { id: 'closing', text: 'Sum up what she agreed to, and let her confirm' },
          { id: 'why', text: 'Ask her why her answers are getting shorter' },
        ],
        answer: 'share',
        explanation:
          'Someone who only asks becomes an examiner. People open up to a person who takes a small risk as well, for instance by saying what is still uncertain. With several questions at once they answer the easiest one, and “why” about a person asks for a defense.',
      },
      {
        id: 'never-delivers',
        kind: 'single',
        lecture: 'say-it-back',
        prompt: 'A colleague says, “Your team never delivers.” Which reply turns the attack into a concern?',
        options: [
          { id: 'plan', text: '“You worry that you’ll promise a date again and we won’t keep it. Is that it?”' },
          { id: 'figures', text: '“We delivered eleven of fourteen items on time. What exactly do you mean?”' },
          { id: 'agree', text: '“You’re right, we never deliver anything, and I’m ashamed of that. Sorry.”' },
          { id: 'angry', text: '“You’re angry because you are under pressure yourself. Is that the reason?”' },
        ],
        answer: 'plan',
        explanation:
          'It says what may lie behind the attack and asks whether that is right, without agreeing that you never deliver. The figures may be true, but they answer before he feels understood. “You’re under pressure yourself” is a diagnosis, and people defend themselves against those.',
      },
      {
        id: 'missing-from-summary',
        kind: 'single',
        lecture: 'say-it-back',
        prompt:
          'You say back: “You need the figures before the board meets. What matters most to you is that nobody surprises you there. Have I got that right?” You are not sure whether a rough figure would be enough. What does your summary lack?',
        options: [
          { id: 'matter', text: 'The matter: what she said about the facts' },
          { id: 'weight', text: 'The weight: what is most important to her' },
          { id: 'answer', text: 'The answer: what you are going to do about it' },
          { id: 'open', text: 'The open point: what you did not understand' },
        ],
        answer: 'open',
        explanation:
          'Matter and weight are there. “I’m not sure whether a rough figure would help” completes it and often brings the most useful reply. Your answer has no place in it yet: it comes after “exactly,” because a solution offered earlier ends the listening.',
      },
      {
        id: 'after-exactly',
        kind: 'ordering',
        lecture: 'say-it-back',
        prompt: 'Put these sentences from a conversation with Paula in order.',
        options: [
          { id: 'view', text: 'You: “As I see it, two helpers would be enough. Would they?”' },
          { id: 'back', text: 'You: “You fear that someone stands alone at the desk. Is that it?”' },
          { id: 'sum', text: 'You: “Agreed: two helpers. Open: their names, by Friday.”' },
          { id: 'first', text: 'You: “I want to understand you before I say how I see it.”' },
          { id: 'exactly', text: 'Paula: “Exactly. In the first week above all.”' },
        ],
        answer: ['first', 'back', 'exactly', 'view', 'sum'],
        explanation:
          'Announcing that you want to understand first keeps it from sounding like consent. Your own view waits until Paula has said “exactly.” Given earlier, the same two helpers would have sounded like an attempt to end her complaint. The summary closes the conversation.',
      },
      {
        id: 'light-feeling',
        kind: 'single',
        lecture: 'say-it-back',
        prompt:
          'Eli speaks more and more quietly about the third change of plan. How do you name the feeling with care?',
        options: [
          { id: 'know', text: '“I know exactly how you feel right now.”' },
          { id: 'seems', text: '“That sounds a little disappointing.”' },
          { id: 'are', text: '“You are frustrated and close to giving up.”' },
          { id: 'calm', text: '“There is no need to be upset about it.”' },
        ],
        answer: 'seems',
        explanation:
          'A small word and “sounds” leave it open, so Eli can correct you: “No, only tired.” That is worth knowing, too. “You are frustrated” is a diagnosis, nobody knows exactly how another person feels, and “no need to be upset” denies the feeling.',
      },
      {
        id: 'under-agreed',
        kind: 'multiple',
        lecture: 'say-it-back',
        prompt: 'A meeting is ending. Which lines belong under *agreed* in your summary? Choose **two**.',
        options: [
          { id: 'groups', text: '“We train in groups of four. Fine with all of us.”' },
          { id: 'helper', text: '“Kim finds out by Friday who will help at the desk.”' },
          { id: 'october', text: '“Paula would still much prefer a date in October.”' },
          { id: 'screens', text: '“Yes, we use the real screens and not the slides.”' },
          { id: 'budget', text: '“It should be possible to find money for a tablet.”' },
        ],
        answer: ['groups', 'screens'],
        explanation:
          'Both were settled by the people involved. That Kim will look for a helper leaves the helper open, Paula’s wish belongs under *not agreed*, and “should be possible” is a hope. Hopes under *agreed* are what people remember differently a week later.',
      },
    ],
  },
  {
    id: 'conversations',
    title: 'Stakeholder conversations',
    passMark: 70,
    form: 'exam',
    draw: 6,
    questions: [
      {
        id: 'interest',
        kind: 'single',
        lecture: 'map-interests',
        prompt:
          'The head of sales says, “We need the export button by June.” Which of these is most likely the **interest** behind the position?',
        options: [
          { id: 'customer', text: 'A large customer must report figures to an auditor in July' },
          { id: 'button', text: 'An export button in the upper right corner' },
          { id: 'june', text: 'A delivery date at the end of the second quarter' },
          { id: 'priority', text: 'Higher priority than the search project' },
        ],
        answer: 'customer',
        explanation:
          'An interest says why something is wanted and leaves room for several solutions; a monthly file by email might do. The other three are positions: a particular solution, a date, a rank.',
      },
      {
        id: 'opening',
        kind: 'single',
        lecture: 'one-page-preparation',
        prompt: 'Which opening fits a conversation in which you need Lena to lend you a tester for two weeks?',
        options: [
          { id: 'soft', text: '“Do you have a minute? Just wanted to pick your brain about something.”' },
          {
            id: 'direct',
            text: '“I’d like to borrow a tester for two weeks from May 4. I want to hear what that would cost your team before we decide. Is now a good time?”',
          },
          { id: 'pressure', text: '“The VP expects this release, so I assume you will want to help.”' },
          {
            id: 'story',
            text: '“So, you remember the issue in March? Well, after that we changed the plan, and then …”',
          },
        ],
        answer: 'direct',
        explanation:
          'It states the request, makes room for her interest, and asks about the time. “Pick your brain” hides the subject, naming the VP threatens with someone who is not there, and the long story makes Lena guess for five minutes.',
      },
      {
        id: 'questions',
        kind: 'multiple',
        lecture: 'questions-that-open',
        prompt: 'Which questions open the conversation? Select all that apply.',
        options: [
          { id: 'what', text: 'What would have to be true for you to feel comfortable with May?' },
          { id: 'why-not', text: 'Why didn’t you tell us that earlier?' },
          { id: 'last', text: 'Tell me about the last time this happened.' },
          { id: 'agree', text: 'Don’t you agree that the risk is small?' },
        ],
        answer: ['what', 'last'],
        explanation:
          'Both invite a longer, concrete answer. “Why didn’t you” asks for a defense, and “don’t you agree” is a statement with a question mark.',
      },
      {
        id: 'news',
        kind: 'single',
        lecture: 'bad-news-early',
        prompt:
          'On Monday you see a 60% chance that you will miss a date four weeks away. When do you tell the sponsor?',
        options: [
          { id: 'sure', text: 'When you are certain, so as not to worry anyone needlessly' },
          { id: 'status', text: 'In the next monthly status report' },
          {
            id: 'now',
            text: 'Within a day or two, with the likelihood, two options and the date by which you will know more',
          },
          { id: 'fix', text: 'After trying for two weeks to make up the time' },
        ],
        answer: 'now',
        explanation:
          'Four weeks before the date the sponsor still has options; two weeks later most are gone. Saying how likely it is and when you will know more keeps early news from sounding like panic.',
      },
      {
        id: 'likely-times',
        kind: 'numeric',
        lecture: 'explore-promised-date',
        skills: ['negotiation'],
        prompt:
          'A report needs two steps, one after the other. Each takes 4 days in seven of ten cases and 9 days otherwise, whatever the other one takes. You promise the report in 8 days. In what percentage of cases do you keep the promise?',
        unit: 'percent',
        answer: 49,
        explanation:
          'Both steps have to take 4 days: 0.7 × 0.7 = 0.49. Four days is likely for each step, and the sum of two likely times is kept less than half of the time. A promise of 13 days fails only if both take 9, so it is kept in 91%.',
      },
      {
        id: 'new-date',
        kind: 'single',
        lecture: 'explore-promised-date',
        skills: ['difficult-conversations'],
        prompt:
          'You promised June 12. On June 1, you believe that the chance of a miss is 45%. On June 8, you will be certain. What do you do?',
        options: [
          { id: 'likely', text: 'Name the date that is now the most likely one, and correct it when you know more' },
          { id: 'certain', text: 'Wait until June 8, so that you have to say it only if it is really true' },
          { id: 'margin', text: 'Name a later date today that holds in about nine of ten cases, and say why' },
          { id: 'hope', text: 'Keep June 12 and ask everyone to work harder, as it is still more likely than not' },
        ],
        answer: 'margin',
        explanation:
          'The chance is above one in three, so people hear it now, while they have options. The most likely date is missed often and has to be moved again, and each move costs trust. By June 8, four days are left in which nobody can do much.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'two-who-disagree',
        prompt: 'Two stakeholders want opposite things. Put your steps in order.',
        options: [
          { id: 'joint', text: 'Bring both together with the shared facts and options' },
          { id: 'single', text: 'Hear each of them alone and note interests' },
          { id: 'write', text: 'Send the agreement in writing on the same day' },
          { id: 'owner', text: 'Find out who decides if they cannot agree' },
        ],
        answer: ['single', 'owner', 'joint', 'write'],
        explanation:
          'Alone, people name interests they would not name in front of the other. Knowing who decides before the joint meeting keeps it from going around in circles. Written down the same day, the agreement survives the week.',
      },
      {
        id: 'head-nurse',
        kind: 'single',
        lecture: 'say-it-back',
        prompt:
          'A head nurse says: “Twice we got a new tool, twice it doubled our work, and nobody had asked us.” Which reply says it back well?',
        options: [
          {
            id: 'words',
            text: '“You got a new tool twice, it doubled your work, and nobody had asked you. Is that right?”',
          },
          {
            id: 'support',
            text: '“So if we ask your team beforehand this time, you will support the new tool. Is that right?”',
          },
          {
            id: 'say',
            text: '“Your team twice paid for what others decided. Above all, you want to be asked. Is that right?”',
          },
          {
            id: 'unsafe',
            text: '“So the real difficulty is that your team does not like to learn new tools. Is that right?”',
          },
        ],
        answer: 'say',
        explanation:
          'It puts the matter and its weight into other words and stays with what was said. “You got a new tool twice” is the parrot, which only repeats. “You will support” assumes consent she never gave, and “the real difficulty” is a diagnosis.',
      },
      {
        id: 'objection',
        kind: 'text',
        lecture: 'say-it-back',
        skills: ['active-listening', 'facilitation'],
        prompt:
          'You sum up a meeting. The training is settled and goes under *agreed*. The helper will be named by Friday and goes under *open*. Paula still prefers another date. Under which third heading does that go? (Two words.)',
        accepted: ['not agreed', '"not agreed"', '“not agreed”', 'not agreed on'],
        explanation:
          '*Not agreed* is the heading that people leave out, and then everyone remembers something different. Under *open*, her objection would look like a question that someone answers by Friday. Written down, it can be taken to whoever decides.',
      },
      {
        id: 'loses-something',
        kind: 'single',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt:
          'A new billing system will replace spreadsheets. Your list has only people who decide. Whom do you add when you ask, “Who loses something?”',
        options: [
          { id: 'clerk', text: 'The clerk who will enter the first invoices' },
          { id: 'officer', text: 'The data protection officer, not yet asked' },
          { id: 'customer', text: 'The customers who will get the new invoices' },
          { id: 'controller', text: 'The controller who built the spreadsheets' },
        ],
        answer: 'controller',
        explanation:
          'The controller loses a tool of her own, and her knowledge of its exceptions may go with it. The clerk and the officer are missing too, but other questions find them: who does it on day one, and who can say no without being asked.',
      },
      {
        id: 'one-word',
        kind: 'single',
        lecture: 'questions-that-open',
        prompt:
          'Omar says: “The test data should actually be complete by now.” Which reply is most likely to bring out what he has left unsaid?',
        options: [
          { id: 'start', text: '“So we can start tomorrow?”' },
          { id: 'word', text: '“Actually?”' },
          { id: 'why', text: '“Why isn’t it complete?”' },
          { id: 'sure', text: '“Don’t you know for certain?”' },
        ],
        answer: 'word',
        explanation:
          '“Actually” carries more than it should, and repeating it as a question invites the rest. “So we can start” closes too early and gets a yes or no. “Why isn’t it” makes him look for excuses, and “Don’t you know” is a reproach in disguise.',
      },
      {
        id: 'missing-part',
        kind: 'single',
        lecture: 'bad-news-early',
        prompt:
          'You tell your sponsor Mia: “There is a 50% chance that we miss June 10. The translation takes longer than planned. A: June 17, all languages, $600 for faster printing. B: June 10 without Spanish. I recommend A. You’ll hear from me on Thursday.” What is missing?',
        options: [
          { id: 'apology', text: 'A sentence of regret before the news' },
          { id: 'person', text: 'The name of the person behind the delay' },
          { id: 'meaning', text: 'What a later date would mean for her' },
          { id: 'promise', text: 'An assurance that no further delay follows' },
        ],
        answer: 'meaning',
        explanation:
          'She hears your problem and not yet her own, perhaps a fair without brochures. What the news means for her comes right after it, so that she can weigh A against B. The news needs no prelude, the cause no culprit, and nobody can assure her of the rest.',
      },
      {
        id: 'in-confidence',
        kind: 'single',
        lecture: 'two-who-disagree',
        prompt:
          'The head of the lab tells you in confidence about an accident with an earlier system. It would explain her caution to the head of finance. What do you do before the joint conversation?',
        options: [
          { id: 'ask', text: 'Ask her whether you may mention the accident' },
          { id: 'general', text: 'Mention it on the page as “an earlier incident”' },
          { id: 'forget', text: 'Leave it out of everything, even your own thinking' },
          { id: 'alone', text: 'Tell the head of finance alone, and ask him to keep it quiet' },
        ],
        answer: 'ask',
        explanation:
          'What is said in confidence may be used for thinking and not for quoting, so you need her permission. “An earlier incident” is a quote in disguise, and she would recognize it. You may still look for options that rule out such an accident.',
      },
      {
        id: 'checkable-feedback',
        kind: 'multiple',
        lecture: 'rehearse-with-ai',
        prompt:
          'You have rehearsed a conversation with an AI partner. Which requests bring feedback that you can check? Choose **two**.',
        options: [
          { id: 'colder', text: '“Quote the sentence of mine that made you colder.”' },
          { id: 'convincing', text: '“How convincing was I on the whole?”' },
          { id: 'real', text: '“Would the real person have agreed in the end?”' },
          { id: 'turn', text: '“In which turn did I make my request?”' },
          { id: 'scale', text: '“How much empathy did I show, from 1 to 10?”' },
        ],
        answer: ['colder', 'turn'],
        explanation:
          'Quotes and turns can be compared with the text in front of you, and they should be, because a quote may be made up. A general verdict or a score mostly brings praise. The machine does not know how the real person would react.',
      },
    ],
  },
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'first-conversation',
        kind: 'single',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt:
          'You lead the switch to new scanners in a warehouse and want to give the director a date. Ruth, the director, has heard “faster from May on.” Ben leads the shift that will scan first and has heard nothing. Lea in finance has a lease that ends on May 31. Tom in IT knows the plan. With whom do you talk first?',
        options: [
          { id: 'ruth', text: 'Ruth, because she decides and has heard a promise' },
          { id: 'ben', text: 'Ben, because what he knows changes what you can promise' },
          { id: 'lea', text: 'Lea, because hers is the only date that really cannot be moved' },
          { id: 'tom', text: 'Tom, because he knows the plan and can check it with you' },
        ],
        answer: 'ben',
        explanation:
          'Order by what would hurt most if it went wrong, and not by rank. Ben’s team meets the scanners on day one, and he knows best what May would be like there. A talk with Ruth before that would replace one promise you may not keep with another.',
      },
      {
        id: 'promises-to-correct',
        kind: 'multiple',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt:
          'Your plan: a half-day of training for each driver, both systems until November 30, a helpline on weekdays. Which lines of the column “has heard” call for correcting a promise? Choose **two**.',
        options: [
          { id: 'cy', text: 'Cy, dispatch: nothing since August' },
          { id: 'ada', text: 'Ada, lead driver: “Nobody needs training”' },
          { id: 'di', text: 'Di, IT: “Both systems run in November”' },
          { id: 'bo', text: 'Bo, finance: “The old system ends on October 31”' },
          { id: 'ed', text: 'Ed, union: “Help by phone on weekdays”' },
        ],
        answer: ['ada', 'bo'],
        explanation:
          'Ada and Bo expect something that the plan does not contain, and you are the one who should tell them, before November does. Cy needs news, perhaps urgently, but has been promised nothing. Di and Ed have heard what is planned. The column shows trouble before anyone complains.',
      },
      {
        id: 'fair-entry',
        kind: 'single',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt: 'Which entry about a head of sales may stay in your stakeholder map as it is?',
        options: [
          { id: 'new', text: 'Is against everything new; has to be convinced slowly' },
          { id: 'talks', text: 'Talks a lot and decides late; send short emails only' },
          { id: 'loyal', text: 'Is loyal to the CEO; be careful with what you tell him' },
          { id: 'fears', text: 'Fears a second quarter with wrong discounts in offers' },
        ],
        answer: 'fears',
        explanation:
          'You would not be ashamed if he found it, because the fear is understandable, and it tells you what to offer. The other entries judge his character or his loyalties. They would hurt if found, and none of them says what he needs from the project.',
      },
      {
        id: 'line-of-the-plan',
        kind: 'single',
        lecture: 'map-interests',
        skills: ['stakeholder-management'],
        prompt:
          'You turn your stakeholder map into a plan with one line per person. Which line for Nadia, who plans guided tours, is complete?',
        options: [
          { id: 'board', text: 'By Friday: explain the new tours to her in detail and get her on board with them' },
          { id: 'soon', text: 'As soon as possible: ask which tours need two guides; say that Sundays stay free' },
          { id: 'both', text: 'By Friday: ask which tours need two guides; say that Sundays stay free' },
          { id: 'ask', text: 'By Friday: ask which tours need two guides and who would like to lead them' },
        ],
        answer: 'both',
        explanation:
          'A line says what you want to know, what you want her to know, and by when. “As soon as possible” has no date, and two questions alone give her nothing. “Get her on board” is a hope and not something that you can do or say by Friday.',
      },
      {
        id: 'two-more-cooks',
        kind: 'multiple',
        lecture: 'map-interests',
        skills: ['negotiation'],
        prompt:
          'The head of a hotel kitchen demands two more cooks for December. You learn why: last year, orders for large parties arrived on the same afternoon. Which proposals meet the interest instead of bargaining over the position? Choose **two**.',
        options: [
          { id: 'one', text: 'One more cook instead of two' },
          { id: 'deadline', text: 'Orders for large parties close two days ahead' },
          { id: 'later', text: 'Two cooks, but only from December 15 on' },
          { id: 'january', text: 'Two cooks in January, with the new budget' },
          { id: 'caterer', text: 'For late orders, a caterer delivers prepared dishes' },
        ],
        answer: ['deadline', 'caterer'],
        explanation:
          'The interest is not to be caught out by large orders, and an earlier deadline or a caterer meets it without another cook. One cook, a later start or a later month only change the size of the demand. A position can be granted or refused; an interest can be met in several ways.',
      },
      {
        id: 'priyas-tester',
        kind: 'single',
        lecture: 'one-page-preparation',
        skills: ['negotiation'],
        prompt:
          'You will ask Omar for a tester. Your fallback is a tester from Priya’s team, and Priya knows nothing about it. What do you do before the conversation with Omar?',
        options: [
          { id: 'wait', text: 'Keep the fallback to yourself, and ask Priya only if Omar refuses' },
          { id: 'ask', text: 'Ask Priya, so that you can rely on the fallback if needed' },
          { id: 'offer', text: 'Plan to mention it to Omar as something that Priya will agree to' },
          { id: 'drop', text: 'Drop it, because a fallback weakens what you ask for' },
        ],
        answer: 'ask',
        explanation:
          'A fallback that needs someone else’s consent is only a hope until you have it. If Priya refuses afterward, you have settled for something that you cannot get. A fallback does not weaken your request: it keeps you from giving in under pressure.',
      },
      {
        id: 'what-raj-does',
        kind: 'single',
        lecture: 'one-page-preparation',
        skills: ['negotiation'],
        prompt:
          'You prepare a conversation with Raj about an audit. Which line belongs on the sheet after “I want him to …”?',
        options: [
          { id: 'understand', text: '… understand how important the audit is for all' },
          { id: 'support', text: '… support the audit as well as his team can' },
          { id: 'confident', text: '… feel better about the audit than last year' },
          { id: 'name', text: '… name two people by Friday to prepare the files' },
        ],
        answer: 'name',
        explanation:
          'It is something that Raj can do, and on Friday you will know whether he did. To understand, to support and to feel better are wishes: he can say yes to each, and nothing has changed. A line that can be done also shows what it would cost him.',
      },
      {
        id: 'guessed-interest',
        kind: 'single',
        lecture: 'map-interests',
        skills: ['negotiation'],
        prompt:
          'Your map says about Mei: “Wants fewer late shifts (guess).” The opening is planned for June 1. In the conversation, Mei says only: “The opening has to move to July.” What do you do?',
        options: [
          { id: 'trade', text: 'Offer fewer late shifts, if the opening stays in June' },
          { id: 'ask', text: 'Ask what would be difficult for her about June' },
          { id: 'explain', text: 'Explain to her why the opening cannot be in July' },
          { id: 'middle', text: 'Propose June 15, halfway between the two dates' },
        ],
        answer: 'ask',
        explanation:
          'July is a position, and the late shifts are a guess. Her answer tells you whether the guess is right before you spend anything on it. An offer that meets the wrong interest costs you something and solves nothing, and June 15 may be as bad for her as June 1.',
      },
      {
        id: 'asked-in-the-corridor',
        kind: 'single',
        lecture: 'one-page-preparation',
        skills: ['difficult-conversations'],
        prompt:
          'In the corridor, a director asks: “Can you have the new figures by Thursday?” You do not know. Which answer is best?',
        options: [
          { id: 'yes', text: '“Thursday should work. I’ll let you know if it doesn’t.”' },
          { id: 'hard', text: '“That would be hard. Thursday is really very early.”' },
          { id: 'rely', text: '“You’ll have an answer you can rely on by 3 o’clock.”' },
          { id: 'soon', text: '“I’ll get back to you about that as soon as I can.”' },
        ],
        answer: 'rely',
        explanation:
          'It buys you the minutes to think about aim, fallback and limit, and names a time that you can keep. “Thursday should work” will be remembered as a yes. “As soon as I can” sounds polite and leaves the director with neither an answer nor a time.',
      },
      {
        id: 'days-left',
        kind: 'numeric',
        lecture: 'bad-news-early',
        prompt:
          'Four manuals have been translated, one after the other, in 6 working days each. Three more remain, and then 5 days of printing. There are 20 working days left. If the rest goes as before, by how many working days will you miss the date?',
        unit: 'working days',
        answer: 3,
        explanation:
          '3 × 6 + 5 = 23 days are needed, and 20 are left. Say what your figure rests on: “Each manual has taken six days.” Then others can check it, and they will believe your next figure. “We will probably be late” means 55% to one person and 90% to another.',
      },
      {
        id: 'stand-for-the-fair',
        kind: 'ordering',
        lecture: 'bad-news-early',
        prompt:
          'You tell Eva that a fair stand may come late. Put your sentences in the order that the course recommends for bad news.',
        options: [
          { id: 'options', text: '“A: a rented stand for $800. B: the old stand, without lights.”' },
          { id: 'news', text: '“I’d say 60% that the stand will not be there on May 4.”' },
          { id: 'next', text: '“I’ll call you on Thursday, when the carrier has answered.”' },
          { id: 'meaning', text: '“You would then have to open the fair without it.”' },
          { id: 'recommend', text: '“I would take A.”' },
          { id: 'cause', text: '“The frame failed its safety test, and a new one takes two weeks.”' },
        ],
        answer: ['news', 'meaning', 'cause', 'options', 'recommend', 'next'],
        explanation:
          'Eva hears the news first, and what it means for her before the cause, because that is what she has to deal with. Starting with the cause sounds like a defense. The last sentence says when she will hear from you, and then you stop talking.',
      },
      {
        id: 'told-at-once',
        kind: 'single',
        lecture: 'rehearse-with-ai',
        prompt:
          'You rehearse with an AI partner that plays a head of department. In its first reply, it tells you about an accident years ago that explains its caution. Which line should the description of the role have had?',
        options: [
          { id: 'politeness', text: '“Do not give in for the sake of politeness.”' },
          { id: 'short', text: '“Answer in at most three sentences.”' },
          { id: 'cold', text: '“Become shorter and colder when I start to explain or defend myself.”' },
          { id: 'hidden', text: '“Mention the accident only if I ask about earlier experience.”' },
        ],
        answer: 'hidden',
        explanation:
          'A fact that comes only after a good question rewards good questions, as in real life. The line about politeness prevents quick agreement, and three sentences prevent lectures, but neither would have held the accident back. Told at once, it spares you the part you came to practice.',
      },
      {
        id: 'no-objections',
        kind: 'single',
        lecture: 'questions-that-open',
        prompt:
          'Before a launch, Kim says: “No objections from my side.” You believe that she sees a risk. Which question is most likely to bring it out?',
        options: [
          { id: 'concerns', text: '“Do you have any concerns about the launch, even small ones?”' },
          { id: 'fails', text: '“If this fails in May, what will have been the reason?”' },
          { id: 'everyone', text: '“Everyone else sees a risk somewhere. Are you sure you don’t?”' },
          { id: 'calm', text: '“Why are you so calm about a launch like this one?”' },
        ],
        answer: 'fails',
        explanation:
          'People name as a reason in the future what they would not raise as an objection today. “Do you have any concerns” can be closed with a no, and she has just given that answer. “Everyone else” puts pressure on her, and “why are you” asks for a defense.',
      },
      {
        id: 'signed-twice',
        kind: 'multiple',
        lecture: 'questions-that-open',
        prompt:
          'A colleague has signed a form twice, and you want to learn how that came about. Which questions invite an explanation instead of a defense? Choose **two**.',
        options: [
          { id: 'form', text: '“Why does the form have two lines for signatures?”' },
          { id: 'you', text: '“Why did you sign it in two places?”' },
          { id: 'led', text: '“What led you to sign it twice?”' },
          { id: 'or', text: '“Was it a mistake, or did somebody tell you to?”' },
          { id: 'could', text: '“How could you overlook the first signature?”' },
        ],
        answer: ['form', 'led'],
        explanation:
          '“Why” is a good question about things, such as a form, and a dangerous one about people, who then look for excuses. “What led you to that” asks the same thing and sounds like interest. A choice of two causes can miss the real one, and “how could you” is a reproach.',
      },
      {
        id: 'crates-at-breakfast',
        kind: 'single',
        lecture: 'say-it-back',
        prompt:
          'A hotel manager complains about deliveries. You say: “The crates arrive while breakfast is served. What matters most to you is that guests don’t see them. Have I got that right?” Which part of saying it back is missing?',
        options: [
          { id: 'matter', text: 'What she has said about the facts' },
          { id: 'open', text: 'What you are not sure you understood' },
          { id: 'weight', text: 'What weighs most for her in the matter' },
          { id: 'answer', text: 'What you suggest doing about the deliveries' },
        ],
        answer: 'open',
        explanation:
          'The matter and its weight are there. The open point is missing, for instance whether she means weekends as well; it shows that you still want to learn something and often brings a new fact. What you suggest has to wait until she has said “exactly.”',
      },
      {
        id: 'light-names',
        kind: 'multiple',
        lecture: 'say-it-back',
        prompt:
          'Since you named the new date, your colleague has answered in single words. Which sentences name a feeling with care? Choose **two**.',
        options: [
          { id: 'know', text: '“I know how you feel about that.”' },
          { id: 'sound', text: '“You sound disappointed.”' },
          { id: 'personally', text: '“You’re taking it personally.”' },
          { id: 'seems', text: '“It seems this has been tiring.”' },
          { id: 'furious', text: '“You must be furious with me.”' },
        ],
        answer: ['sound', 'seems'],
        explanation:
          'Small words and an open form let the other person correct you: “Not disappointed. Tired.” “You’re taking it personally” is a diagnosis, and nobody wants to be told that you know how they feel. “Furious” is a large word, and “must be” leaves no room for another answer.',
      },
      {
        id: 'covers-itself',
        kind: 'single',
        lecture: 'two-who-disagree',
        prompt:
          'In a joint conversation about a letter to customers, the head of sales says: “Legal only wants to cover itself.” The lawyer turns red. What do you say?',
        options: [
          { id: 'polite', text: '“Let’s all stay polite and go on with the next point on the page.”' },
          { id: 'reasons', text: '“Legal has its reasons. Please accept that and let us go on.”' },
          { id: 'true', text: '“Is that so? What does Legal say to this?”' },
          { id: 'translate', text: '“Protection is one point. What could happen with this letter?”' },
        ],
        answer: 'translate',
        explanation:
          'It translates the attack into a concern and gives the lawyer a question about facts. Going on leaves the attack in the room, and “Is that so?” makes her defend herself. “Legal has its reasons” takes sides between people; on the matter itself, you may have a view.',
      },
      {
        id: 'fair-and-elevator',
        kind: 'single',
        lecture: 'two-who-disagree',
        prompt:
          'The shop wants to open on May 2, because a fair brings visitors on May 3. Facilities wants June 1, because the freight elevator is out until then and heavy goods must go upstairs. Which proposal is best?',
        options: [
          { id: 'half', text: 'May 17, so that both give up the same number of days' },
          { id: 'floors', text: 'May 2 for the ground floor, June 1 for the floor above' },
          { id: 'fair', text: 'May 2, because nobody can move a fair to another date' },
          { id: 'goods', text: 'June 1, because goods have to be in place before visitors' },
        ],
        answer: 'floors',
        explanation:
          'It costs each side little and gives each what it needs: visitors of the fair find an open shop, and nothing heavy goes up without the elevator. May 17 is after the fair and before the repair, so the average helps neither. The other two dates serve one interest alone.',
      },
      {
        id: 'two-versions',
        kind: 'single',
        lecture: 'two-who-disagree',
        prompt:
          'At the end of a joint conversation, you ask both what they will tell their people this afternoon. Ana: “We keep the paper list until October 10.” Ben: “The paper list goes once everyone is trained.” What do you do?',
        options: [
          { id: 'both', text: 'Send both sentences as agreed, because both keep the list for now' },
          { id: 'ana', text: 'Write down Ana’s version, because a fixed date is clearer' },
          { id: 'name', text: 'Name the difference, and have them settle when the list ends' },
          { id: 'wording', text: 'Close the meeting, because the two differ only in wording' },
        ],
        answer: 'name',
        explanation:
          'If the two answers differ, there is no agreement yet: the training may end before October 10 or after it. Both are still at the table, so this is the cheapest moment to settle it. Ana’s version may be clearer, but choosing it would be your decision and not theirs.',
      },
      {
        id: 'page-the-day-before',
        kind: 'multiple',
        lecture: 'two-who-disagree',
        prompt:
          'Two heads of department disagree about a date. Which of these belong on the page that you send both the day before the joint conversation? Choose **three**.',
        options: [
          { id: 'live', text: 'What each of them has told you would be acceptable' },
          { id: 'facts', text: 'The facts that both of them have confirmed' },
          { id: 'prices', text: 'Three options, each with its price' },
          { id: 'recommend', text: 'The option that you recommend' },
          { id: 'figures', text: 'The figures that only one of them has confirmed' },
        ],
        answer: ['facts', 'prices', 'recommend'],
        explanation:
          'The page has the question, the facts that both confirmed, options with prices, and your recommendation, which they may attack. What each would accept was told to you alone and is for thinking, not for quoting. Figures from one side turn the talk into a dispute about numbers.',
      },
    ],
  },
]);
