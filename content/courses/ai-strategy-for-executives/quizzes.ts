import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'opportunities',
    title: 'Finding the work worth changing',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'slow-confirmation',
        kind: 'single',
        lecture: 'tasks-not-jobs',
        skills: ['opportunity-scoring'],
        prompt:
          'A clerk needs 6 minutes to enter a claim. Now a system fills in the form of every claim in 20 seconds and is right in 96 of 100. The clerk then needs 5 minutes to compare the form with the letter. Which change raises the saving most?',
        options: [
          { id: 'faster', text: 'A system that fills in the form in 5 seconds' },
          { id: 'right', text: 'A system that is right in 98 of 100 claims' },
          { id: 'source', text: 'The letter’s line beside each field of the form' },
          { id: 'arrival', text: 'A screen that sorts the claims by day of arrival' },
        ],
        answer: 'source',
        explanation:
          'With review by a person, the saving depends on how fast confirming is, and here it takes almost as long as the task. A form that shows its sources shortens the 5 minutes. Two more right claims in 100 leave each comparison as long as before, and 15 seconds is barely noticed.',
      },
      {
        id: 'share-of-hours',
        kind: 'numeric',
        lecture: 'tasks-not-jobs',
        skills: ['opportunity-scoring'],
        prompt:
          'A team’s week, with the yeses of the quick test:\n\n```text\nTask                  Hours   Yeses of five\nSort incoming mail       60   5\nAnswer complaints        90   3\nPrepare contracts        50   1\nSummarize reports        40   4\nMeetings and other      160   not tested\n```\n\nWhat share of the team’s hours belongs to tasks that the course would mark?',
        unit: 'percent',
        answer: 25,
        explanation:
          'Tasks with four or five yeses are marked: 60 + 40 = 100 of 400 hours, or 25%. Leaving out the 160 hours gives 42%, which promises more than the week contains. And even the 100 hours are not saved, because somebody still checks and confirms.',
      },
      {
        id: 'before-the-tally',
        kind: 'single',
        lecture: 'map-the-work',
        prompt:
          'Next week, twelve clerks are to make a mark on a sheet whenever a task ends. They suspect that positions will be cut, and you do not know yet. What do you tell them?',
        options: [
          { id: 'nothing', text: 'Only how to fill in the sheet, so that nobody changes habits' },
          { id: 'safe', text: 'That nobody needs to worry, because it is only about tasks' },
          { id: 'later', text: 'That the purpose will be explained along with the results' },
          { id: 'purpose', text: 'What the tally is for, and that you do not know about jobs' },
        ],
        answer: 'purpose',
        explanation:
          'A tally that looks like surveillance produces invented marks. So explain the purpose first and say plainly whether jobs are at stake; if you do not know, say that. Reassurance that you cannot keep costs the trust that the next months will need.',
      },
      {
        id: 'same-sixty-hours',
        kind: 'single',
        lecture: 'map-the-work',
        prompt:
          'Two desks each spend 60 hours a week on a task. Desk A handles 1,200 items at 3 minutes, and desk B 300 items at 12 minutes. A system saves 2 minutes per item at either desk. What does it save in a week?',
        options: [
          { id: 'same', text: '40 hours at each desk' },
          { id: 'a', text: '40 hours at A and 10 at B' },
          { id: 'b', text: '10 hours at A and 40 at B' },
          { id: 'ten', text: '20 hours at A and 5 at B' },
        ],
        answer: 'a',
        explanation:
          '1,200 × 2 minutes is 40 hours, and 300 × 2 minutes is 10. A saving per item has a different value at a different volume, although both desks show the same 60 hours. That is why the map keeps volume and minutes in two columns.',
      },
      {
        id: 'cost-of-errors',
        kind: 'numeric',
        lecture: 'map-the-work',
        prompt:
          'A company handles 24,000 items a year, and 1 in 60 is wrong. Three out of four mistakes are noticed in-house and cost $10 each; the others reach the customer and cost $90 each. What do today’s mistakes cost per year?',
        unit: 'dollars',
        answer: 12000,
        explanation:
          '24,000 ÷ 60 = 400 mistakes: 300 × $10 + 100 × $90 = $3,000 + $9,000 = $12,000. The few that reach the customer make up three quarters of the cost. So ask not only how often a mistake happens, but also who notices it, and when.',
      },
      {
        id: 'figure-today',
        kind: 'text',
        lecture: 'map-the-work',
        prompt:
          'Before a system reads invoices, you count how often people get them wrong: 1 in 45. The later system will be judged against this figure. What is such a figure called? (one word)',
        accepted: ['baseline', 'a baseline', 'the baseline', 'base line', 'baseline figure', 'baselines'],
        explanation:
          'The baseline is how things are today. Without it, “it makes mistakes” and “it is accurate” are both empty, because nobody knows how many mistakes people make. Measure it before the system arrives; afterward, today’s way of working no longer exists.',
      },
      {
        id: 'two-weightings',
        kind: 'single',
        lecture: 'score-opportunities',
        prompt:
          'Four candidates were scored, and the scores were then weighted in two ways:\n\n```text\nCandidate          First   Second\nSort claims          4.1      3.8\nDraft letters        3.9      4.1\nForecast storms      3.2      3.3\nSettle disputes      2.4      2.2\n```\n\nWhat may you take from this table?',
        options: [
          { id: 'strong', text: 'Two candidates are strong, and one is weak' },
          { id: 'letters', text: 'Letters lead, since they have the higher mean' },
          { id: 'claims', text: 'Claims lead, since the first weights were agreed on' },
          { id: 'nothing', text: 'Nothing, because the leader depends on the weights' },
        ],
        answer: 'strong',
        explanation:
          'The leaders swap places but stay the leaders, and disputes stay last. That much survives other weights. The order of the two leaders does not, and a mean of 4.0 against 3.95 is noise. “Nothing” throws away what both columns agree on.',
      },
      {
        id: 'criterion-upside-down',
        kind: 'single',
        lecture: 'score-opportunities',
        prompt:
          'For the scoring sheet, a colleague proposes the criterion “Effort: 1 is little, 5 is very much,” with a weight of 20%. The other criteria are value and feasibility. What do you do with it?',
        options: [
          { id: 'subtract', text: 'Take it as it is, and subtract it from the sum' },
          { id: 'double', text: 'Take it as it is, and give it twice the weight' },
          { id: 'turn', text: 'Turn the scale around: 5 is very little effort' },
          { id: 'three', text: 'Use three steps, because effort is hard to guess' },
        ],
        answer: 'turn',
        explanation:
          'A high score should be good in every column, or somebody will read or enter one the wrong way around in every second meeting. Subtracting gives the same sum and keeps this trap. The ends of the scale still need a description, such as weeks of work.',
      },
      {
        id: 'two-traps',
        kind: 'multiple',
        lecture: 'score-opportunities',
        prompt: 'Five notes stand beside the scores of a hotel group. Which ones show a trap? Choose **two**.',
        options: [
          { id: 'june', text: '“Value: hours saved in an average week in March and one in October.”' },
          { id: 'twice', text: '“Chat: saves the 30 phone hours. Web form: saves the same hours.”' },
          { id: 'alone', text: '“Scored alone; feasibility 2 and 5, so the candidate was split.”' },
          { id: 'partners', text: '“Feasible, as soon as 900 travel agents send a new kind of file.”' },
          { id: 'later', text: '“Not now, because prices are not in one place. Look in June.”' },
        ],
        answer: ['twice', 'partners'],
        explanation:
          'The same 30 hours can be claimed only once. And a candidate that needs 900 agents to behave differently is not a software project, however easy the software is. Average weeks, splitting a candidate and a written “not now” are what the course recommends.',
      },
      {
        id: 'one-that-teaches',
        kind: 'single',
        lecture: 'score-opportunities',
        prompt: 'A publisher already has its candidate that pays. Which of these is its candidate “that teaches”?',
        options: [
          { id: 'rights', text: 'Rights contracts: worth $300,000 a year, not shown to work yet' },
          { id: 'minutes', text: 'Meeting summaries: six weeks, small cost, used everywhere' },
          { id: 'print', text: 'Print runs: worth $200,000 a year, known within two years' },
          { id: 'royalties', text: 'Royalty questions: a month, small cost, one person involved' },
        ],
        answer: 'minutes',
        explanation:
          'The candidate that teaches is quick, cheap and visible to many, so that many people learn what such a system does well and badly. Royalty questions are as quick and cheap, but only one person would learn from them. The rights contracts are one to watch.',
      },
      {
        id: 'three-columns',
        kind: 'single',
        lecture: 'business-case',
        prompt:
          'A business case for three years shows a net of −$70,000 (cautious), +$25,000 (expected) and +$120,000 (good). The project costs $130,000. What should the board decide?',
        options: [
          { id: 'expected', text: 'Start: the expected column is positive' },
          { id: 'mean', text: 'Start: the mean of the columns is +$25,000' },
          { id: 'reject', text: 'Reject: the cautious column is negative' },
          { id: 'test', text: 'Spend a little to see which column applies' },
        ],
        answer: 'test',
        explanation:
          'A range from a clear loss to a clear gain says that the deciding assumption is not known. It can often be tested in a month for a small part of the cost. The three columns are not equally likely, so their mean is no forecast.',
      },
      {
        id: 'half-first-year',
        kind: 'numeric',
        lecture: 'business-case',
        prompt:
          'A system brings $40,000 in a full year of use. In its first year, it runs for six months. It costs $30,000 once, and $15,000 in each of the three years. What is the net over three years?',
        unit: 'dollars',
        answer: 25000,
        explanation:
          'The benefit is 2.5 × $40,000 = $100,000, and the cost is $30,000 + 3 × $15,000 = $75,000, which leaves $25,000. Counting three full years of benefit would show $45,000. Costs begin with the project, benefits only when the system is in use.',
      },
      {
        id: 'hours-into-money',
        kind: 'multiple',
        lecture: 'business-case',
        prompt:
          'A system saves a department 1,000 hours a year. Which lines may the business case count in dollars? Choose **two**.',
        options: [
          { id: 'hire', text: 'A position planned for next year is taken out of the budget' },
          { id: 'calm', text: 'The clerks have quieter days and take all their breaks' },
          { id: 'rate', text: 'The 1,000 hours are entered at the full hourly cost' },
          { id: 'quotes', text: 'A named manager answers for calling back lost quotes' },
          { id: 'strategy', text: 'There is more time for work of strategic importance' },
        ],
        answer: ['hire', 'quotes'],
        explanation:
          'Hours become money when something happens with them: a hire that does not take place, or earning work that somebody answers for. Hours times an hourly cost does not shrink the payroll. Breathing room is valuable and not counted; “strategic work” names no work and no person.',
      },
      {
        id: 'own-price-rules',
        kind: 'single',
        lecture: 'buy-build-wait',
        prompt:
          'A tour operator wants drafts of quotes for groups. They rest on its own price rules and twelve years of its quotes. In a trial with a general model that was given both, 17 of 20 drafts were usable. Which way fits?',
        options: [
          { id: 'switch', text: 'Switch on the AI in its word processor' },
          { id: 'buy', text: 'Buy a finished product for tour operators' },
          { id: 'assemble', text: 'Assemble a model with its rules and quotes' },
          { id: 'wait', text: 'Wait until a product handles such quotes' },
        ],
        answer: 'assemble',
        explanation:
          'The task depends on the company’s own information and process, and the ability has been shown on its own cases. A finished product resists an unusual process, and competitors can buy it, too. Waiting is for abilities that nobody has shown yet.',
      },
      {
        id: 'vendor-demonstration',
        kind: 'single',
        lecture: 'buy-build-wait',
        prompt: 'Four vendors offer to prove what their product can do. Whose proof is worth most?',
        options: [
          { id: 'prepared', text: 'Your 20 cases, sent three weeks ahead, with all results shown' },
          { id: 'references', text: 'Written figures from five customers in your own industry' },
          { id: 'large', text: 'A public test with 2,000 cases, counted by a university' },
          { id: 'unseen', text: 'Your 20 cases, opened in the meeting and counted together' },
        ],
        answer: 'unseen',
        explanation:
          'Only your own cases show your part numbers and your customers’ ways of writing, and only unseen ones cannot be prepared. With three weeks’ notice, a product can be adjusted to exactly these 20. A large public test is fair and answers another question.',
      },
    ],
  },
  {
    id: 'strategy',
    title: 'AI strategy for executives',
    passMark: 70,
    form: 'exam',
    draw: 6,
    questions: [
      {
        id: 'unit',
        kind: 'single',
        lecture: 'tasks-not-jobs',
        skills: ['opportunity-scoring'],
        prompt: 'Which task is the **best** candidate for handing over with review?',
        options: [
          { id: 'forms', text: 'Filling in a claim form from a customer’s letter, which a clerk confirms at a glance' },
          {
            id: 'check-slow',
            text: 'Writing contract clauses that a lawyer has to examine as closely as if she had written them',
          },
          { id: 'rare', text: 'Planning the yearly move of the warehouse' },
          { id: 'payroll', text: 'Computing payroll deductions, which must be identical every time' },
        ],
        answer: 'forms',
        explanation:
          'It is frequent, the information is digital, and checking is much faster than doing. Contract clauses save nothing if checking takes as long as writing. The yearly move is too rare, and exact calculation belongs in ordinary software.',
      },
      {
        id: 'hours',
        kind: 'single',
        lecture: 'business-case',
        prompt:
          'A system handles 50% of 24,000 items a year usefully and saves 4 minutes on each of those. An hour costs $45. What is the yearly benefit before costs?',
        options: [
          { id: 'all', text: '$72,000' },
          { id: 'right', text: '$36,000' },
          { id: 'minutes', text: '$2,160,000' },
          { id: 'half', text: '$18,000' },
        ],
        answer: 'right',
        explanation:
          '24,000 × 50% × 4 minutes = 48,000 minutes = 800 hours, and 800 × $45 = $36,000. $72,000 forgets the 50%. $2,160,000 multiplies minutes by an hourly rate. And even $36,000 becomes money only if someone turns the hours into something.',
      },
      {
        id: 'own',
        kind: 'multiple',
        lecture: 'buy-build-wait',
        prompt:
          'A company assembles a system on a rented model. Which things should it own, so that it can change providers? Select all that apply.',
        options: [
          { id: 'tests', text: 'The test cases with expected facts' },
          { id: 'knowledge', text: 'The cleaned-up internal information the system uses' },
          { id: 'weights', text: 'The weights of a general language model' },
          { id: 'process', text: 'The written process, limits and corrections' },
        ],
        answer: ['tests', 'knowledge', 'process'],
        explanation:
          'Information, test cases and process keep their value when the model is replaced and get better with use. A general model can be rented, and owning one ties up money in the part that ages fastest.',
      },
      {
        id: 'pilot',
        kind: 'single',
        lecture: 'design-a-pilot',
        prompt:
          'The signed table says: go at 60% useful or more; 45–60% means change one thing and repeat. The pilot reaches 58%, and everyone is enthusiastic. What now?',
        options: [
          { id: 'go', text: 'Go, because 58% is within the margin of error of 60%' },
          { id: 'stop', text: 'Stop, because the target was missed' },
          { id: 'repeat', text: 'Change one thing and repeat the smaller pilot, as signed' },
          { id: 'lower', text: 'Adjust the table to 55%, since the team now knows more' },
        ],
        answer: 'repeat',
        explanation:
          'The rule was written to protect the decision from the mood after the pilot. The margin of error runs both ways: the true value may just as well be 52%. Stopping is reserved for results under 45% or more mistakes than before.',
      },
      {
        id: 'light',
        kind: 'single',
        lecture: 'risk-and-governance',
        prompt:
          'A recruiting product offers a new feature that ranks applicants. It is on by default. Which light is it, and what follows?',
        options: [
          { id: 'red', text: 'Red: switch it off until there is an impact assessment, legal advice and approval' },
          { id: 'yellow', text: 'Yellow: use it while a recruiter reads a weekly sample' },
          { id: 'green', text: 'Green: a recruiter still makes the final decision' },
          { id: 'vendor', text: 'None: the vendor is responsible for its product' },
        ],
        answer: 'red',
        explanation:
          'Ranking applicants influences decisions about people, even if someone else signs at the end. The company that uses the ranking answers for it, whoever built the feature.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'one-page-strategy',
        prompt: 'Put the steps of the course in order.',
        options: [
          { id: 'case', text: 'Compute a business case with a range and a break-even' },
          { id: 'map', text: 'Map tasks with volume, minutes and mistakes' },
          { id: 'pilot', text: 'Test the deciding assumption in a pilot with a stopping rule' },
          { id: 'score', text: 'Score candidates and choose a small portfolio' },
        ],
        answer: ['map', 'score', 'case', 'pilot'],
        explanation:
          'The map supplies the figures for scoring; scoring picks the few candidates worth a business case; the case shows which assumption decides; and the pilot tests that assumption before large sums are committed.',
      },
      {
        id: 'better-form',
        kind: 'single',
        lecture: 'map-the-work',
        prompt:
          'A service desk gets 450 requests a week and needs 6 minutes for each. A better form, without AI, would make 120 of them unnecessary. An assistant would save 4 minutes on each request that remains. How many hours a week may the AI case claim?',
        options: [
          { id: 'h30', text: '30 hours' },
          { id: 'h33', text: '33 hours' },
          { id: 'h22', text: '22 hours' },
          { id: 'h34', text: '34 hours' },
        ],
        answer: 'h22',
        explanation:
          '330 requests remain, and 330 × 4 minutes = 1,320 minutes = 22 hours. The form’s 12 hours need no AI, so 34 credits them to the wrong project. 30 counts the 120 requests although they are gone, and 33 assumes that all 6 minutes disappear.',
      },
      {
        id: 'two-scores',
        kind: 'single',
        lecture: 'score-opportunities',
        prompt:
          'For “read supplier invoices,” accounting scores feasibility 5, because invoices are typed. IT scores it 2, because a third are photos of receipts. What do you enter?',
        options: [
          { id: 'average', text: '3.5, and a note that opinions differ' },
          { id: 'low', text: '2, because the careful score is the safer one' },
          { id: 'weighted', text: '4, because two thirds of the invoices are typed' },
          { id: 'split', text: 'Two candidates, one typed and one with photos' },
        ],
        answer: 'split',
        explanation:
          'Both are right about different parts, so you split the candidate until people agree on each score. An average, weighted or not, hides that one part is ready and the other is not. Entering 2 gives up the typed invoices because of the photos.',
      },
      {
        id: 'share-needed',
        kind: 'numeric',
        lecture: 'business-case',
        prompt:
          'A project must bring $48,000 a year to break even. It covers 20,000 items a year and saves 6 minutes on each item handled usefully. An hour costs $40. What share of the items must be handled usefully?',
        unit: 'percent',
        answer: 60,
        explanation:
          'Six minutes at $40 an hour is $4, and $48,000 ÷ $4 = 12,000 items, which is 60% of 20,000. A pilot should test this share and the 6 minutes together: at 4 minutes saved, it would take 90%.',
      },
      {
        id: 'waiting-note',
        kind: 'single',
        lecture: 'buy-build-wait',
        prompt: 'Your company is holding off on AI for project quotes. Which note turns this into a decision?',
        options: [
          { id: 'mature', text: '“We look again as soon as the products have become mature.”' },
          { id: 'cases', text: '“Ms. Ortiz tries our 20 cases on May 4. We start if 15 succeed.”' },
          { id: 'report', text: '“The IT department reports on new products in each quarter.”' },
          { id: 'date', text: '“The leadership discusses the subject again on May 4 at 10 a.m.”' },
        ],
        answer: 'cases',
        explanation:
          'It has a condition, a person and a date, so on May 4 somebody can say whether the wait is over. A date alone leads to another talk without a measure, and “mature” is no condition that anyone could check.',
      },
      {
        id: 'worth-of-knowing',
        kind: 'numeric',
        lecture: 'explore-pilot',
        skills: ['pilot-design'],
        prompt:
          'A system gains $50,000 with a chance of 60%, and loses $40,000 otherwise. What is the most that a company should pay for a pilot, even one that says without error which of the two will happen?',
        unit: 'dollars',
        answer: 16000,
        explanation:
          'Committing at once is worth 0.6 × $50,000 − 0.4 × $40,000 = $14,000 on average. With the answer in hand, the company commits only if it gains: 0.6 × $50,000 = $30,000. The difference, $16,000, is the loss that it is spared. A real pilot makes mistakes, so it is worth less.',
      },
      {
        id: 'several-steps',
        kind: 'text',
        lecture: 'tasks-not-jobs',
        skills: ['ai-strategy'],
        prompt:
          'A system reads a complaint, looks up the delivery in one program, prepares a credit note and enters it in another, all by itself. What are systems called that use other software in several steps like this?',
        accepted: [
          'agents',
          'agent',
          'an agent',
          'AI agents',
          'AI agent',
          'an AI agent',
          'agentic systems',
          'agentic system',
        ],
        explanation:
          'Agents chain several abilities, such as reading, answering and drafting, and use other software on the way. They can do more per request than a tool for drafts and can go wrong in more ways. So decide first what they may touch.',
      },
      {
        id: 'four-seconds',
        kind: 'single',
        lecture: 'people-and-adoption',
        prompt:
          'A system fills in forms and is right in 95 of 100. By week 6, clerks confirm nearly every form within four seconds. Which step comes first?',
        options: [
          { id: 'vendor', text: 'Ask the vendor to raise the share of right forms' },
          { id: 'remind', text: 'Remind the clerks in writing that they have to check' },
          { id: 'planted', text: 'Mix in forms with known mistakes, and say that you do' },
          { id: 'sample', text: 'Drop the confirmation, and let the lead read a sample' },
        ],
        answer: 'planted',
        explanation:
          'Four seconds means that no one is checking, and five mistakes in a hundred go through. Planted mistakes that people know about keep them attentive and show how many are found. With a system that is right more often, attention drifts even more.',
      },
      {
        id: 'ordinary-work',
        kind: 'multiple',
        lecture: 'design-a-pilot',
        prompt:
          'A pilot has to show what a system saves in ordinary claims work. Which arrangements help? Choose **two**.',
        options: [
          { id: 'choose', text: 'The clerks decide which claims suit the system' },
          { id: 'coin', text: 'A coin decides for each claim whether the system is used' },
          { id: 'month', text: 'The minutes are compared with those of last month' },
          { id: 'reluctant', text: 'One of the clerks would rather not take part' },
          { id: 'early', text: 'The minutes count from the first day with the new tool' },
        ],
        answer: ['coin', 'reluctant'],
        explanation:
          'The coin makes both groups alike in everything except the system, and a reluctant clerk shows what enthusiasts overlook. Clerks who choose take the easy claims, another month is another season, and in the first days everyone is slow.',
      },
      {
        id: 'opposite',
        kind: 'single',
        lecture: 'one-page-strategy',
        prompt: 'Four sentences come from drafts of a travel company’s strategy. Which one passes the opposite test?',
        options: [
          { id: 'phone', text: '“Rebooking by phone stays with people; all email is drafted by AI.”' },
          { id: 'responsible', text: '“We use AI responsibly and always for the good of our travelers.”' },
          { id: 'value', text: '“We invest in those uses of AI that create the most value for us.”' },
          { id: 'employees', text: '“We give our employees the skills that they need for work with AI.”' },
        ],
        answer: 'phone',
        explanation:
          'A sensible competitor might automate the phone and keep email with people, so the sentence makes a choice. Nobody would plan to use AI irresponsibly, to create less value or to leave employees without skills. Sentences like that decide nothing.',
      },
    ],
  },
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'delivery-dates',
        kind: 'single',
        lecture: 'tasks-not-jobs',
        skills: ['ai-strategy'],
        prompt:
          'A system reads emails from suppliers and enters new delivery dates by itself, as long as they are at most a week later than agreed. Every Friday, a buyer reads 20 of the week’s entries. Which kind of change is this?',
        options: [
          { id: 'help', text: 'Help' },
          { id: 'review', text: 'Hand over with review' },
          { id: 'over', text: 'Hand over' },
          { id: 'switch', text: 'Switch on' },
        ],
        answer: 'over',
        explanation:
          'The system acts alone within a limit. Review would mean that a person confirms each entry before it counts, while a sample on Friday finds mistakes after they have taken effect. So plan for the damage of a quiet mistake, the price of the largest saving.',
      },
      {
        id: 'letters-from-insurers',
        kind: 'single',
        lecture: 'buy-build-wait',
        skills: ['ai-strategy'],
        prompt:
          'A group of clinics wants drafts of replies to letters from insurers. What is right in a reply depends on the group’s own contracts with 40 insurers, and a test with 30 old letters went well. Which way fits best?',
        options: [
          { id: 'switch', text: 'Switch on the drafts in the email program it uses' },
          { id: 'buy', text: 'Buy a finished product for letters to insurers' },
          { id: 'assemble', text: 'Assemble a model with the contracts and rules' },
          { id: 'train', text: 'Train a model of its own on all old letters' },
        ],
        answer: 'assemble',
        explanation:
          'The task depends on the group’s own information, which no finished product and no email program has. The test shows the ability, so there is nothing to wait for. A model of its own would tie the contracts to the part that ages fastest.',
      },
      {
        id: 'worth-of-a-demonstration',
        kind: 'multiple',
        lecture: 'buy-build-wait',
        skills: ['ai-strategy'],
        prompt: 'Which arrangements make a vendor’s demonstration worth something? Choose **two**.',
        options: [
          { id: 'own', text: 'The cases come from your work and are new to the vendor' },
          { id: 'best', text: 'The vendor shows the cases that went best elsewhere' },
          { id: 'together', text: 'You and the vendor count the right results together' },
          { id: 'model', text: 'The newest model is used in front of the leadership' },
          { id: 'report', text: 'The vendor runs your cases and sends a report a week later' },
        ],
        answer: ['own', 'together'],
        explanation:
          'Unseen cases of your own show what the product does with ordinary work, and counting together settles what counts as right. With a week of preparation, each case can be tuned until it works. A show without your cases is a video.',
      },
      {
        id: 'aim-of-the-page',
        kind: 'single',
        lecture: 'one-page-strategy',
        skills: ['ai-strategy'],
        prompt: 'An insurer writes its strategy on one page. Which sentence can go under “Aim”?',
        options: [
          { id: 'share', text: '“By 2028, AI drafts 60% of all our letters to customers.”' },
          { id: 'days', text: '“By 2028, a claim takes 4 days instead of 9.”' },
          { id: 'leader', text: '“By 2028, we are the leading AI insurer in our region.”' },
          { id: 'tools', text: '“By 2028, each clerk has a tested AI assistant.”' },
        ],
        answer: 'days',
        explanation:
          'The aim is a business result that customers or owners would notice, and AI does not appear in it. A share of drafts or a number of assistants can be reached without any benefit. Those are means and belong further down, with an owner and a date.',
      },
      {
        id: 'weighted-score',
        kind: 'numeric',
        lecture: 'score-opportunities',
        skills: ['opportunity-scoring'],
        prompt:
          'The weights are 40% for value, 30% for feasibility, 20% for mistakes and 10% for time to learn. On the scales of the course, a candidate gets 4 for value and 5 for feasibility. Its mistakes are costly and hidden, and after five weeks you would know whether it works. What is its score?',
        answer: 3.8,
        tolerance: 0.01,
        explanation:
          'Costly and hidden mistakes are a 1, and less than six weeks is a 5: 0.4 × 4 + 0.3 × 5 + 0.2 × 1 + 0.1 × 5 = 3.8. A high score is always good, so whoever enters 5 for high danger gets 4.6 and makes the worst property look like a strength.',
      },
      {
        id: 'shaken-table',
        kind: 'single',
        lecture: 'score-opportunities',
        skills: ['opportunity-scoring'],
        prompt:
          'Three candidates are scored with two sets of weights:\n\n```text\n              first   second\nquotes         4.1     3.8\ncomplaints     3.9     4.1\nforecasts      2.6     2.3\n```\n\nWhat can you conclude?',
        options: [
          { id: 'complaints', text: 'Complaints come first, because their average is higher' },
          { id: 'quotes', text: 'Quotes come first, because the first weights were agreed' },
          { id: 'useless', text: 'Nothing, because the order depends on the weights' },
          { id: 'two', text: 'Two candidates are strong, and forecasts are weak' },
        ],
        answer: 'two',
        explanation:
          'The two leaders swap places and stay the leaders, and forecasts stay at the bottom. That part of the ranking survives other weights. The gap between the leaders, 0.05 on average, is noise, so choose between them by purpose.',
      },
      {
        id: 'same-hours-other-volume',
        kind: 'numeric',
        lecture: 'map-the-work',
        skills: ['opportunity-scoring'],
        prompt:
          'A team guesses that it handles 300 claims a week at 8 minutes each. A count shows 600 claims at 4 minutes each. A system would save 1.5 minutes on each claim. How many more hours a week would it save than the guess suggests?',
        unit: 'hours',
        answer: 7.5,
        explanation:
          'The guess gives 300 × 1.5 minutes = 7.5 hours, and the count gives 600 × 1.5 minutes = 15 hours. The total of 40 hours is the same in both cases and hides the difference. So always keep volume and minutes apart.',
      },
      {
        id: 'one-in-thirty',
        kind: 'single',
        lecture: 'map-the-work',
        skills: ['opportunity-scoring'],
        prompt:
          'In a meeting, someone says, “The system puts 1 delivery in 30 on the wrong route. That is unacceptable.” Which figure do you need first to judge this?',
        options: [
          { id: 'people', text: 'How many deliveries people put on the wrong route today' },
          { id: 'vendor', text: 'How many mistakes the vendor’s other customers report' },
          { id: 'future', text: 'How many mistakes the next version is expected to make' },
          { id: 'limit', text: 'How many wrong deliveries the leadership would accept' },
        ],
        answer: 'people',
        explanation:
          'Today’s mistakes are the baseline. If people misroute 1 in 20, the system is better; at 1 in 200, it is much worse. Other customers have other deliveries, and a limit set without the baseline may forbid an improvement.',
      },
      {
        id: 'net-of-three-years',
        kind: 'numeric',
        lecture: 'business-case',
        skills: ['business-case'],
        prompt:
          'A system costs $50,000 once and $22,000 in each of three years. In full use, it brings $60,000 a year, but in the first year it runs for only six months. What is the net result after three years?',
        unit: 'dollars',
        answer: 34000,
        explanation:
          'The benefit is 2.5 × $60,000 = $150,000, and the cost is $50,000 + 3 × $22,000 = $116,000. That leaves $34,000. With three full years of benefit, the case would look almost twice as good, at $64,000.',
      },
      {
        id: 'hours-that-become-money',
        kind: 'multiple',
        lecture: 'business-case',
        skills: ['business-case'],
        prompt:
          'A system is expected to save 900 hours a year. Which plans for these hours may count as money in the business case? Choose **two**.',
        options: [
          { id: 'hire', text: 'A position planned for next year is not filled' },
          { id: 'calm', text: 'The team works with less stress before the holidays' },
          { id: 'overtime', text: 'The 400 hours of paid overtime come to an end' },
          { id: 'ideas', text: 'Everyone gets time to think about improvements' },
          { id: 'customers', text: 'The team can give each customer more attention' },
        ],
        answer: ['hire', 'overtime'],
        explanation:
          'Both show up in a budget: a salary that is not paid and overtime that ends. Less stress is valuable and worth nothing in this table. Attention and ideas could earn money, but only if a named person is responsible for a result.',
      },
      {
        id: 'between-two-columns',
        kind: 'single',
        lecture: 'business-case',
        skills: ['business-case'],
        prompt:
          'A case shows −$90,000 in the cautious column, +$15,000 in the expected one and +$100,000 in the good one. The whole cost is $140,000. What does the course advise?',
        options: [
          { id: 'commit', text: 'Commit the sum, because the expected column is positive' },
          { id: 'test', text: 'Spend a small sum on testing what decides the column' },
          { id: 'reject', text: 'Reject the project, because the cautious column is negative' },
          { id: 'average', text: 'Take the average of the columns, about +$8,000, and commit' },
        ],
        answer: 'test',
        explanation:
          'The range says that nobody knows yet which column is the real one. Find the assumption on which it hangs, such as the share handled usefully, and test that first. An average of the columns treats three guesses as if they were equally likely.',
      },
      {
        id: 'usage-at-real-length',
        kind: 'numeric',
        lecture: 'business-case',
        skills: ['business-case'],
        prompt:
          'A demonstration with one-page letters costs 2 cents per letter, and the price grows with the length. Your letters have three pages on average, there are 50,000 a year, and you add 20% for repeats. What do you plan for usage in a year?',
        unit: 'dollars',
        answer: 3600,
        explanation:
          'At your real length, a letter costs 3 × 2 = 6 cents. 50,000 × $0.06 = $3,000, and 20% for repeats makes $3,600. The figure from the demonstration would give $1,000. Put a date beside the price, and ask what happens at double the volume.',
      },
      {
        id: 'question-of-a-pilot',
        kind: 'single',
        lecture: 'design-a-pilot',
        skills: ['pilot-design'],
        prompt:
          'The business case of a claims system breaks even at 70% of claims sorted correctly and 3 minutes saved on each. Which question should the pilot answer?',
        options: [
          { id: 'like', text: '“Do the clerks want to keep the system after four weeks?”' },
          { id: 'able', text: '“How well can the system sort claims after some training?”' },
          { id: 'both', text: '“Does it sort 70% correctly and save 3 minutes on each?”' },
          { id: 'faster', text: '“Do clerks with the system handle more claims than before?”' },
        ],
        answer: 'both',
        explanation:
          'Its figures come from the break-even, and the answer can be no. “More claims than before” compares seasons and does not say how many would be enough. If the pilot cannot move the deciding assumption from guess to known, it is a demonstration.',
      },
      {
        id: 'question-for-hidden-costs',
        kind: 'single',
        lecture: 'design-a-pilot',
        skills: ['pilot-design'],
        prompt:
          'At the end of a pilot, five users rate a drafting system 8 out of 10 on average. You suspect costs that nobody has measured. Which question do you put to each user?',
        options: [
          { id: 'recommend', text: '“Would you recommend the system to other teams?”' },
          { id: 'check', text: '“What do you check now that you did not before?”' },
          { id: 'miss', text: '“What would you miss if it were gone tomorrow?”' },
          { id: 'vendor', text: '“What should the vendor improve before we buy it?”' },
        ],
        answer: 'check',
        explanation:
          'New checking is work that the system brings with it, and a rating does not show it. Ask as well what they stopped using the system for. What they would miss is a good measure of its value, better than the rating, but it does not uncover a cost.',
      },
      {
        id: 'none-in-150',
        kind: 'single',
        lecture: 'design-a-pilot',
        skills: ['pilot-design'],
        prompt:
          'In a pilot, a person confirmed each of 150 forms filled in by a system, and no costly mistake occurred. The result is “go.” What happens to the confirmation?',
        options: [
          { id: 'end', text: 'It ends, because the pilot has shown that it is not needed' },
          { id: 'half', text: 'It continues for every second form during the next month' },
          { id: 'users', text: 'It ends for clerks who have found no mistake in the pilot' },
          { id: 'stays', text: 'It stays until thousands of forms have been handled' },
        ],
        answer: 'stays',
        explanation:
          'Rare, costly mistakes do not appear in 150 cases, even if they occur once in 500. The pilot has shown minutes and shares, not safety. Collect test cases for the rare ones on purpose, and keep the guard in the meantime.',
      },
      {
        id: 'useful-ones-apart',
        kind: 'numeric',
        lecture: 'design-a-pilot',
        skills: ['pilot-design'],
        prompt:
          'Without a system, an order takes 8 minutes on average. With it, the average of all orders is 5.6 minutes. It handled 60% usefully, and the other 40% took 8 minutes as before. How many minutes were saved on each useful order?',
        unit: 'minutes',
        answer: 4,
        explanation:
          'Of 100 orders, 40 took 320 minutes, so the 60 useful ones took 560 − 320 = 240 minutes, or 4 each, which saves 4. The overall difference of 2.4 minutes spreads this saving over all orders. A business case that used 2.4 for the 60% would lose two fifths of the benefit.',
      },
      {
        id: 'yellow-uses',
        kind: 'multiple',
        lecture: 'risk-and-governance',
        skills: ['ai-governance'],
        prompt: 'Which uses are yellow in the traffic light of the course? Choose **two**.',
        options: [
          { id: 'manual', text: 'Summaries of a public manual, read by the engineer who asked' },
          { id: 'replies', text: 'Drafts of replies to guests, read by the front desk' },
          { id: 'credit', text: 'A score for customers who ask for a longer time to pay' },
          { id: 'contracts', text: 'Summaries of confidential contracts for the sales team' },
          { id: 'shifts', text: 'A list of employees to promote, signed by the manager' },
        ],
        answer: ['replies', 'contracts'],
        explanation:
          'Replies reach customers, and contracts are confidential, so both need test results, written limits and a switch. A public manual is green. The score and the list influence decisions about people, which is red even when a manager signs at the end.',
      },
      {
        id: 'mail-with-an-order',
        kind: 'single',
        lecture: 'risk-and-governance',
        skills: ['ai-governance'],
        prompt:
          'An assistant reads customers’ emails and can change delivery addresses in the order system. An email could contain instructions for it. Which limit fits the guard that the course names for this risk?',
        options: [
          { id: 'prompt', text: 'It is told to ignore any instructions inside emails' },
          { id: 'words', text: 'It skips emails that contain words such as “refund”' },
          { id: 'sender', text: 'It may change only orders that the sender could change' },
          { id: 'log', text: 'It writes down each change that it makes to an order' },
        ],
        answer: 'sender',
        explanation:
          'The system may do nothing that you would not let the sender do, so a steered assistant cannot redirect other people’s orders. An instruction to ignore instructions is text against text and may lose. A log helps afterward, when the parcel is gone.',
      },
      {
        id: 'praise-without-minutes',
        kind: 'single',
        lecture: 'people-and-adoption',
        skills: ['ai-governance'],
        prompt:
          'Six weeks after the start, all clerks praise the new system and use it daily. The minutes per order have not fallen. Which first step does the course suggest?',
        options: [
          { id: 'planted', text: 'Mix in planted test orders for a week' },
          { id: 'pair', text: 'Let the best and the slowest clerk work together' },
          { id: 'training', text: 'Repeat the training with examples from the clerks' },
          { id: 'follow', text: 'Follow ten orders from start to end' },
        ],
        answer: 'follow',
        explanation:
          'The time has probably moved elsewhere, for instance from typing to checking or to questions later on. Only the history of individual orders shows where it went. Planted orders are for clerks who confirm everything in seconds, and then the minutes would fall.',
      },
      {
        id: 'what-it-means-for-me',
        kind: 'single',
        lecture: 'people-and-adoption',
        skills: ['ai-governance'],
        prompt:
          'You want to introduce a system in accounting. Whether jobs will go depends on a decision in May. What do you tell the team today?',
        options: [
          { id: 'value', text: '“The system will free you for work of higher value.”' },
          { id: 'calm', text: '“No one has to worry. We are only trying something out.”' },
          { id: 'open', text: '“We do not know yet. I will tell you on May 20.”' },
          { id: 'later', text: '“Let us look at the system first and talk about jobs later.”' },
        ],
        answer: 'open',
        explanation:
          'An honest “not yet” with a date and a person can be believed. People translate “higher value” without a named task into job losses and stop helping. “No one has to worry” promises something that has not been decided.',
      },
    ],
  },
]);
