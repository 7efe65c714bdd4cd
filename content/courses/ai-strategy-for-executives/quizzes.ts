import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'strategy',
    title: 'AI strategy for executives',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'unit',
        kind: 'single',
        lecture: 'tasks-not-jobs',
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
          'Information, test cases and process keep their value when the model is exchanged and get better with use. A general model can be rented, and owning one ties up money in the part that ages fastest.',
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
          'A project must bring $48,000 a year to break even. It concerns 20,000 items a year and saves 6 minutes on each item handled usefully. An hour costs $40. What share of the items must be handled usefully?',
        unit: 'percent',
        answer: 60,
        explanation:
          'Six minutes at $40 an hour are $4, and $48,000 ÷ $4 = 12,000 items, which is 60% of 20,000. A pilot should test this share and the 6 minutes together: at 4 minutes saved, it would already take 90%.',
      },
      {
        id: 'waiting-note',
        kind: 'single',
        lecture: 'buy-build-wait',
        prompt: 'Your company waits with AI for project quotes. Which note turns this into a decision?',
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
        id: 'several-steps',
        kind: 'text',
        lecture: 'tasks-not-jobs',
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
          'Four seconds mean that no one is checking, and five mistakes in a hundred go through. Planted mistakes that people know about keep them attentive and show how many are found. With a system that is right more often, attention drifts even more.',
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
]);
