import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'responsible',
    title: 'Responsible AI in practice',
    passMark: 70,
    attempts: 5,
    draw: 6,
    questions: [
      {
        id: 'affected',
        kind: 'multiple',
        lecture: 'who-could-be-harmed',
        prompt:
          'A landlord uses a model that scores rental applications. Who is **affected without using** the system? Select all that apply.',
        options: [
          { id: 'applicants', text: 'Applicants' },
          { id: 'family', text: 'Children and partners of applicants' },
          { id: 'clerk', text: 'The clerk who reads the score' },
          { id: 'neighbors', text: 'People in districts the model rarely recommends' },
        ],
        answer: ['applicants', 'family', 'neighbors'],
        explanation:
          'The clerk is a user. Applicants never touch the system and feel its result most; their families and whole districts are affected as well. These people rarely take part in a test of usability, so you have to look for them on purpose.',
      },
      {
        id: 'ratio',
        kind: 'text',
        lecture: 'results-by-group',
        prompt:
          'In one group 60 of 100 people are selected, in another 36 of 80. What is the selection ratio of the second to the first, in percent? Type a whole number.',
        accepted: ['75', '75%', '75 %', '75 percent'],
        explanation:
          '36/80 = 45% and 60/100 = 60%; 45/60 = 75%. That is below four fifths (80%), a sign to investigate. It does not prove discrimination, and a ratio above 80% does not prove its absence.',
      },
      {
        id: 'remove',
        kind: 'single',
        lecture: 'results-by-group',
        prompt:
          'A team deletes the column “gender” from the training data and declares the model fair. What is the main problem?',
        options: [
          { id: 'accuracy', text: 'The model loses accuracy for everyone' },
          { id: 'law', text: 'Deleting the column is always forbidden' },
          {
            id: 'proxy',
            text: 'Other columns can carry the same information, and now nobody can measure the difference',
          },
          { id: 'labels', text: 'Without the column the labels become wrong' },
        ],
        answer: 'proxy',
        explanation:
          'Gaps in employment, first names, clubs or part-time work may stand in for gender. Measuring by group needs the information, kept apart from training and used only for the test. What may be collected depends on the law of the place, so ask.',
      },
      {
        id: 'review',
        kind: 'single',
        lecture: 'review-that-works',
        prompt: 'Reviewers agree with the system in 99.6% of cases. What should you find out first?',
        options: [
          { id: 'drop', text: 'How much could be saved by dropping the review' },
          { id: 'planted', text: 'Whether they notice planted wrong suggestions' },
          { id: 'proud', text: 'How to publish this as evidence of quality' },
          { id: 'train', text: 'Whether reviewers can be made faster' },
        ],
        answer: 'planted',
        explanation:
          'The figure fits an excellent system and also reviewers who click “agree.” Planted cases tell the two apart. Until then it supports neither dropping the review nor praising the system.',
      },
      {
        id: 'data',
        kind: 'single',
        lecture: 'only-the-data-you-need',
        prompt:
          'Which reason justifies keeping full dates of birth in the data of a model that checks a minimum age of 18?',
        options: [
          { id: 'later', text: 'They might become useful for a later model' },
          { id: 'have', text: 'They were already collected for another purpose' },
          { id: 'accuracy', text: 'More columns usually raise accuracy' },
          { id: 'none', text: 'None: “18 or over, yes or no” is enough for the purpose' },
        ],
        answer: 'none',
        explanation:
          'The purpose decides. A possible later use, a past collection or a hoped-for gain in accuracy is not this purpose. What you do not keep cannot leak or be misused.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'the-bad-day',
        prompt: 'A system gives wrong and harmful answers. Put the first steps in order.',
        options: [
          { id: 'learn', text: 'Write the review without blame and change the system' },
          { id: 'stop', text: 'Limit the harm: switch off or fall back' },
          { id: 'people', text: 'Find and inform those affected, and put things right' },
          { id: 'keep', text: 'Secure the evidence: inputs, outputs, versions' },
        ],
        answer: ['stop', 'keep', 'people', 'learn'],
        explanation:
          'Stop further harm first. Then secure the evidence before logs and versions disappear, since you need it to find those affected. Learning comes last, with a clear head.',
      },
      {
        id: 'usable-limits',
        kind: 'multiple',
        lecture: 'impact-on-one-page',
        prompt:
          'A model will suggest which repair requests of tenants are urgent. Which of these can stand on the assessment page as a limit? Choose **two**.',
        options: [
          { id: 'equal', text: 'Tenants of all 12 buildings are treated as equally as possible' },
          { id: 'urgent', text: 'Of 100 urgent requests, at least 97 are suggested as urgent' },
          { id: 'later', text: 'The limit for misses is set after the first 100 requests' },
          { id: 'buildings', text: 'Hit rates in old and new buildings differ by at most 8 points' },
          { id: 'monitored', text: 'Errors are monitored, and the model is improved every 30 days' },
        ],
        answer: ['urgent', 'buildings'],
        explanation:
          'A limit is agreed before the test, and a test can fail it. "As equally as possible" and "monitored" cannot fail, whatever the result. A limit set after the first requests will fit their result, since every number looks acceptable once it is known.',
      },
      {
        id: 'hit-rate',
        kind: 'numeric',
        lecture: 'results-by-group',
        prompt:
          'In one group, 40 of 80 applicants are qualified. The model suggests 30 applicants of this group, and 24 of those are qualified. What is the hit rate of the group?',
        unit: 'percent',
        answer: 60,
        explanation:
          'The hit rate asks what chance qualified people have: 24 of 40, or 60%. 24 of 30, or 80%, answers another question: how often a suggestion means a qualified person. A group held to a stricter bar does well on that figure and badly on the hit rate.',
      },
      {
        id: 'top-of-list',
        kind: 'single',
        lecture: 'who-could-be-harmed',
        prompt:
          'A library plans an assistant for its patrons and writes down four possible harms. Which one goes to the top of the list?',
        options: [
          { id: 'employer', text: 'Hardly ever, an employer learns which medical books a patron borrowed' },
          { id: 'wait', text: 'Nearly every day, some patrons wait a minute or two longer for an answer' },
          { id: 'fee', text: 'About once a week, a patron is charged a wrong fee and gets it back' },
          { id: 'room', text: 'About once a month, a reading room is booked twice by mistake' },
        ],
        answer: 'employer',
        explanation:
          'A harm that is life-changing, hits a whole group or cannot be undone goes to the top, even if it seems unlikely. No one can make the employer forget. The other three are more frequent, but small and easy to put right, and likelihood is what teams judge worst.',
      },
      {
        id: 'harbor-pilot',
        kind: 'single',
        lecture: 'only-the-data-you-need',
        prompt:
          'A clinic gives a researcher a table without names. Each row has a random number, zip code, year of birth and occupation, such as "harbor pilot." The list that links numbers to names stays locked in the clinic. Is the table anonymous?',
        options: [
          { id: 'names', text: 'Yes, because nobody outside can see a name' },
          { id: 'locked', text: 'Yes, because the list of names stays in the clinic' },
          { id: 'outside', text: 'No, because it is used outside the clinic' },
          { id: 'combined', text: 'No, because the columns may identify a person' },
        ],
        answer: 'combined',
        explanation:
          'A neighbor could recognize the only harbor pilot of that age in that zip code, and no list of names is needed for it. So the table is pseudonymous, and the duties for personal data remain. Locking the list away is useful, but it does not change that.',
      },
      {
        id: 'checkable-reason',
        kind: 'single',
        lecture: 'review-that-works',
        prompt:
          'A model suggests which insurance claims need a closer look. Which reason best helps a reviewer notice that a suggestion is wrong?',
        options: [
          { id: 'receipt', text: 'No receipt for the laptop found; page 2 is hard to read' },
          { id: 'score', text: 'Risk score 0.81, clearly above the agreed limit of 0.75' },
          { id: 'unusual', text: 'The claim differs from most claims that were paid' },
          { id: 'weighed', text: 'All documents were weighed, and serious doubts remain' },
        ],
        answer: 'receipt',
        explanation:
          'The reviewer can look for the receipt and find the statement false. The reason says what is missing and admits that one page was hard to read. A score or a comparison with other claims refers to nothing visible in this claim, so it cannot be checked.',
      },
      {
        id: 'dialect-calls',
        kind: 'single',
        lecture: 'tell-people',
        prompt:
          'A tool suggests to the staff who answer a clinic’s phones how urgent a call is. Tests show that it is often wrong when callers speak a dialect. Where must this be written so that the staff act on it during a call?',
        options: [
          { id: 'notice', text: 'In the notice to callers, beside the way to complain' },
          { id: 'card', text: 'In the system card, with the test results by group' },
          { id: 'sheet', text: 'In the user sheet, as a line under "weaker when"' },
          { id: 'plan', text: 'In the plan for incidents, as a pattern to search for' },
        ],
        answer: 'sheet',
        explanation:
          'The user sheet lies beside the screen and tells users when they may rely on the tool. The test results by group belong in the system card as well, but its readers are owners, auditors and successors. Callers read the notice to learn what they can do.',
      },
      {
        id: 'real-change',
        kind: 'single',
        lecture: 'the-bad-day',
        prompt:
          'A pharmacy’s assistant read "mcg" as "mg" and gave a wrong dose. Which line of the review describes a change?',
        options: [
          { id: 'remind', text: 'All staff, June 3: reminded to read every dose twice' },
          { id: 'watch', text: 'Ms. Lee, from June 10: watch all doses given in small units' },
          { id: 'test', text: 'Ms. Lee, June 10: reading of units repaired, "mcg" test added' },
          { id: 'team', text: 'The team, as soon as possible: improve the reading of units' },
        ],
        answer: 'test',
        explanation:
          'A change has a name, a date and a test that would fail without it. A reminder leaves everything as it was: if people could make the mistake, they will make it again. Watching has a name and a date too, but nothing shows that the cause is gone.',
      },
    ],
  },
]);
