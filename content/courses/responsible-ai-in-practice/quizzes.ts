import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'seeing-harm',
    title: 'See the harm before it happens',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'tier-three',
        kind: 'single',
        lecture: 'who-could-be-harmed',
        prompt:
          'A system schedules home nurses. It tells Mr. Diaz that he is "in tier 3." His visits stay as they were. When he asks what that means and how to change it, nobody in the office knows. Which kind of harm is this above all?',
        options: [
          { id: 'chance', text: 'A lost chance' },
          { id: 'control', text: 'Lost control' },
          { id: 'statement', text: 'A wrong statement' },
          { id: 'exposed', text: 'Exposed data' },
        ],
        answer: 'control',
        explanation:
          'He can neither understand the result nor object to it, and that is a harm even while his visits stay the same. Nothing shows that the tier is wrong, so it is not a wrong statement. Harm of this kind is easily missed, because no figure of the system gets worse.',
      },
      {
        id: 'where-it-arises',
        kind: 'single',
        lecture: 'who-could-be-harmed',
        prompt:
          'A model marks welfare applications as "complete" or "doubtful," and it does well in tests. In the office, each clerk has 200 a day, and "doubtful" now means refused without a look. At which step does this harm arise?',
        options: [
          { id: 'labels', text: 'Labels: the past decisions it learned from' },
          { id: 'data', text: 'Data: the people who are missing from it' },
          { id: 'features', text: 'Features: what it is told about each case' },
          { id: 'use', text: 'Use: what becomes of its suggestions' },
        ],
        answer: 'use',
        explanation:
          'A suggestion became a decision because nobody has time to look. The step tells you where to repair it: fewer cases per clerk, or a rule that nothing is refused unread. New labels or features would not change what "doubtful" means in the office.',
      },
      {
        id: 'sentence-to-test',
        kind: 'multiple',
        lecture: 'who-could-be-harmed',
        prompt:
          'A library wants to sort written complaints with a model. Which entries in the list of harms let you design a test? Choose **two**.',
        options: [
          { id: 'bias', text: 'Risk of bias against people with little schooling: medium, to be watched' },
          { id: 'hand', text: 'Ines, 71, writes by hand. The scan is misread, and nobody answers her' },
          { id: 'quality', text: 'Quality may be lower for some of the groups who write to the library' },
          { id: 'spanish', text: 'Omar, 40, writes in Spanish. He is filed under "praise" and never read' },
          { id: 'trust', text: 'Errors could damage the trust that older patrons place in the library' },
        ],
        answer: ['hand', 'spanish'],
        explanation:
          'Each says who is harmed, how and with what result, so you can collect complaints by hand or in Spanish and count how many go wrong. "Risk of bias: medium" names neither a person nor an event. Sentences with a person are also taken seriously by those who decide.',
      },
      {
        id: 'eight-of-a-hundred',
        kind: 'single',
        lecture: 'impact-on-one-page',
        prompt:
          'A model sends emergency repairs to the wrong crew in 8 of 100 cases. "Far too often," says the manager, and wants to stop the project. Which row of the assessment page should the team read out first?',
        options: [
          { id: 'today', text: 'What happens today' },
          { id: 'off', text: 'Who can switch it off' },
          { id: 'complain', text: 'Way to complain' },
          { id: 'good', text: 'Good it may do' },
        ],
        answer: 'today',
        explanation:
          'Whether 8 of 100 is too many depends on how often the dispatchers send the wrong crew without it. Perhaps 4 times, perhaps 15. Without today’s figure, a system is compared with perfection. The good it may do cannot be judged without that figure, either.',
      },
      {
        id: 'ranking-into-checklist',
        kind: 'single',
        lecture: 'impact-on-one-page',
        prompt:
          'The page on a model that ranks applicants for a grant shows grave harms that no safeguard removes. The same model is reliable at something else: it notices which applications lack a document. Which verdict fits?',
        options: [
          { id: 'go', text: 'Go' },
          { id: 'stop', text: 'Stop' },
          { id: 'purpose', text: 'Change the purpose' },
          { id: 'conditions', text: 'Go with conditions' },
        ],
        answer: 'purpose',
        explanation:
          'The harm comes from ranking people, and finding a missing document helps them. With the new purpose, the page is written again. "Go with conditions" would be right if safeguards could hold the harm down, and a plain stop would give up what is useful.',
      },
      {
        id: 'vendor-test',
        kind: 'single',
        lecture: 'impact-on-one-page',
        prompt:
          'A vendor sells a tool that suggests which patients to call back first. "It has been tested on 100,000 patients," says the vendor. What do you ask first?',
        options: [
          { id: 'whom', text: 'On whom was it tested, and for which decision?' },
          { id: 'more', text: 'Will the next test have even more patients?' },
          { id: 'model', text: 'Which kind of model is it, and how large?' },
          { id: 'accuracy', text: 'How accurate was it over all the patients?' },
        ],
        answer: 'whom',
        explanation:
          'A large test on other people, or for another decision, says little about your patients. Accuracy over everyone is useful later, but it hides groups and does not tell you whether they resemble yours. Then ask to see the test itself.',
      },
      {
        id: 'lawyer-before-building',
        kind: 'multiple',
        lecture: 'impact-on-one-page',
        prompt:
          'For which of these systems is one page not enough, so that a lawyer is involved **before building**? Choose **two**.',
        options: [
          { id: 'parts', text: 'It suggests which spare parts to order again' },
          { id: 'tenants', text: 'It suggests which applicants get an apartment' },
          { id: 'menu', text: 'It suggests how many meals a cafeteria cooks' },
          { id: 'essays', text: 'It suggests which children’s essays need help' },
          { id: 'ads', text: 'It suggests subject lines for a newsletter' },
        ],
        answer: ['tenants', 'essays'],
        explanation:
          'Housing is one of the fields in which laws often require more than one page, and a system that concerns children always needs this step. It holds even if the system only prepares a decision. Spare parts, meals and subject lines decide nothing about a person.',
      },
      {
        id: 'stricter-bar',
        kind: 'single',
        lecture: 'results-by-group',
        prompt:
          'A model suggests candidates for a training place. Of those suggested, 82% are qualified among native speakers and 94% among others. Of the qualified, it suggests 74% and 51%, respectively. Which reading is right?',
        options: [
          { id: 'better', text: 'The others fare better, because their suggestions are right more often' },
          { id: 'strict', text: 'The others face a stricter bar: only their clearest cases get over it' },
          { id: 'cancel', text: 'The two differences cancel each other, so both groups fare about alike' },
          { id: 'weaker', text: 'Fewer of the others are qualified, so fewer of them can be suggested' },
        ],
        answer: 'strict',
        explanation:
          'Among equally qualified people, the others have the smaller chance: 51% against 74%. That their suggestions are right more often is what a stricter bar looks like, and no advantage. Both figures look at qualified people, so neither tells how many there are.',
      },
      {
        id: 'share-of-shuffles',
        kind: 'numeric',
        lecture: 'results-by-group',
        prompt:
          'Two groups are suggested at rates 9 points apart. You shuffle all applicants 2,000 times. The gap is smaller than 9 points in 1,816 shuffles, exactly 9 points in 34, and larger in 150. In what percentage of the shuffles does chance alone produce such a gap?',
        unit: 'percent',
        answer: 9.2,
        tolerance: 0.05,
        explanation:
          'Count the gaps as large as yours or larger: 34 + 150 = 184 of 2,000, or 9.2%. The 150 alone would leave out the shuffles that match it. Chance gives such a gap quite often, so this sample hardly settles the matter, and it does not show that the groups fare alike.',
      },
      {
        id: 'same-number-each',
        kind: 'multiple',
        lecture: 'results-by-group',
        prompt:
          'Two groups have 100 applicants each. In the first, 60 are qualified; in the second, 30. A model suggests 30 people from each group, and all of them are qualified. Which figures are **equal** for the two groups? Choose **two**.',
        options: [
          { id: 'rate', text: 'The share of applicants who are suggested' },
          { id: 'hit', text: 'The share of qualified who are suggested' },
          { id: 'missed', text: 'The number of qualified who are left out' },
          { id: 'meaning', text: 'The share of suggested who are qualified' },
          { id: 'accuracy', text: 'The share of applicants it judges right' },
        ],
        answer: ['rate', 'meaning'],
        explanation:
          'Both groups are suggested at 30%, and each suggestion means a qualified person. The hit rates are 30 of 60 and 30 of 30: 50% and 100%. When shares of qualified people differ, not all figures can be equal, so somebody has to decide beforehand which one counts.',
      },
      {
        id: 'twelve-women',
        kind: 'single',
        lecture: 'results-by-group',
        prompt:
          'In a test, 31% of the men over 50 were suggested (65 of 210), and 17% of the women over 50 (2 of 12). What do you do with the second figure?',
        options: [
          { id: 'report', text: 'Report that women over 50 fare about half as well' },
          { id: 'merge', text: 'Add the women to the men over 50 and report one rate' },
          { id: 'read', text: 'Read the 12 cases and leave out the percentage' },
          { id: 'drop', text: 'Leave the group out, because 12 cases prove nothing' },
        ],
        answer: 'read',
        explanation:
          'Cells with fewer than 30 people are for reading: one more suggestion would turn 17% into 25%. Merging or dropping the group hides the very people whom two characteristics may hit at once. Twelve files are read in an afternoon and may show a cause.',
      },
      {
        id: 'from-gap-to-change',
        kind: 'ordering',
        lecture: 'results-by-group',
        prompt: 'A test shows that applicants from rural areas have a lower hit rate. Put the steps in order.',
        options: [
          { id: 'repair', text: 'Take out the feature that caused it' },
          { id: 'use', text: 'As the gap remains: never use the model to exclude anyone' },
          { id: 'read', text: 'Read the files of qualified applicants who were not suggested' },
          { id: 'measure', text: 'Measure the rates again, on other applications' },
        ],
        answer: ['read', 'repair', 'measure', 'use'],
        explanation:
          'Without the cause you repair at random, and the missed cases show it best. A repair is measured on applications that did not suggest it. Only when a gap remains does the use change, for instance to finding additional people and excluding nobody.',
      },
      {
        id: 'hundred-and-twenty-files',
        kind: 'single',
        lecture: 'explore-group-sample',
        prompt:
          'One applicant in ten belongs to group B. You can check 120 files to find out whether the hit rate of group B is lower than that of group A. Which sample is most likely to show a difference if there is one?',
        options: [
          { id: 'shares', text: '108 files of group A and 12 of group B, as in reality' },
          { id: 'half', text: '60 files of group A and 60 of group B' },
          { id: 'all-b', text: '120 files of group B, the smaller group' },
          { id: 'mostly-b', text: '12 files of group A and 108 of group B' },
        ],
        answer: 'half',
        explanation:
          'The range of a rate is wide when it rests on few files, and a difference has two rates. With 12 files in one group, its range is so wide that it covers nearly anything. A sample that follows the true shares is right for overall figures, not for comparing groups.',
      },
      {
        id: 'who-reads-inputs',
        kind: 'single',
        lecture: 'only-the-data-you-need',
        prompt:
          'You ask the provider of a model: "Who can read what we send you, and when?" Which answer can you work with?',
        options: [
          { id: 'serious', text: 'We take privacy very seriously, and all of our staff are trained in it every year' },
          { id: 'roles', text: 'Two support engineers, when you open a ticket; each access is logged' },
          { id: 'need', text: 'Only people who need to know, and only for as long as they need to' },
          { id: 'certified', text: 'Our data centers are certified and guarded around the clock' },
        ],
        answer: 'roles',
        explanation:
          'It names the roles and the occasion, and a log lets somebody check it. "Only people who need to know" sounds strict and leaves open who decides who needs to know. Guarded buildings do not answer who may read your data from a desk.',
      },
      {
        id: 'lamps-and-cars',
        kind: 'single',
        lecture: 'only-the-data-you-need',
        prompt:
          'Citizens send photos of broken street lights, which are used to plan repairs. In the second year, the city wants to search the photos for cars that are parked illegally. What does this take?',
        options: [
          { id: 'nothing', text: 'Nothing new, because the city already has the photos' },
          { id: 'blur', text: 'A filter for faces, because cars are not people' },
          { id: 'page', text: 'A new assessment, a look at the law and a new notice' },
          { id: 'test', text: 'A test of how reliably the model reads license plates' },
        ],
        answer: 'page',
        explanation:
          'People sent the photos so that a light gets repaired, not to report neighbors. A new purpose starts again: page, law, notice. A license plate leads to a person, so a filter for faces does not help, and a reliable reading would only make the new use more serious.',
      },
    ],
  },
  {
    id: 'responsible',
    title: 'Responsible AI in practice',
    passMark: 70,
    attempts: 5,
    form: 'exam',
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
          'The clerk is a user. Applicants never touch the system and feel its result most; their families and whole districts are affected as well. These people rarely take part in a usability test, so you have to look for them on purpose.',
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
          'Gaps in employment, first names, clubs or part-time work may stand in for gender. Measuring by group needs the information, kept apart from training and used only for the test. What may be collected depends on local law, so ask.',
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
          'A model will suggest which repair requests from tenants are urgent. Which of these can go on the assessment page as a limit? Choose **two**.',
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
          'In one group, 40 of 80 applicants are qualified. The model suggests 30 applicants from this group, and 24 of those are qualified. What is the hit rate of the group?',
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
          { id: 'employer', text: 'Very rarely, an employer learns which medical books a patron borrowed' },
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
  {
    id: 'accountable',
    title: 'Answer for it',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'wrong-in-all',
        kind: 'numeric',
        lecture: 'report-to-repair',
        prompt:
          'An assistant gave a wrong opening time. A search finds 120 conversations with it. Of the other 3,000 conversations, 150 are drawn at random and read; 3 contain the wrong time. How many conversations were wrong **in all**, as a best estimate?',
        unit: 'conversations',
        answer: 180,
        explanation:
          '3 of 150 is 2%, and 2% of 3,000 is 60 that the search missed. With the 120 found, that makes 180. Stopping at 120 would leave out a third of those affected. The words in the three conversations show how to widen the search.',
      },
      {
        id: 'none-of-a-hundred',
        kind: 'single',
        lecture: 'report-to-repair',
        prompt:
          'After a second search, 100 of the remaining 2,000 conversations are drawn at random. None is wrong. What may the team write in its report?',
        options: [
          { id: 'all', text: 'All affected people have been found' },
          { id: 'some', text: 'Up to about 60 wrong conversations may be left' },
          { id: 'one', text: 'At most one wrong conversation is left' },
          { id: 'nothing', text: 'The sample was too small to say anything' },
        ],
        answer: 'some',
        explanation:
          'If 3% of the rest were wrong, a random sample of 100 would still be clean about one time in twenty, and 3% of 2,000 is 60. So "none of 100" sets an upper limit and does not prove zero. Those who may be left are reached by a notice where everybody sees it.',
      },
      {
        id: 'what-repairs',
        kind: 'single',
        lecture: 'report-to-repair',
        prompt:
          'Because of a wrong date in an assistant, 14 people did not apply for a rent subsidy in time. What is the repair?',
        options: [
          { id: 'sorry', text: 'A personal letter from the director, with an apology' },
          { id: 'proof', text: 'A way to apply late for anyone who can prove the wrong answer' },
          { id: 'extend', text: 'A later deadline for these 14, and a call to each of them' },
          { id: 'notice', text: 'A notice in the assistant that dates may be out of date' },
        ],
        answer: 'extend',
        explanation:
          'A repair gives back what was lost: the time to apply. The logs show who the 14 are, so asking them for proof moves the work to those who were harmed. An apology belongs with it but gives nothing back, and the notice helps only those who come later.',
      },
      {
        id: 'class-of-causes',
        kind: 'single',
        lecture: 'report-to-repair',
        prompt:
          'An assistant quoted an old price, because a file had not been copied. Which change would also notice a wrong price that has **another** cause?',
        options: [
          { id: 'copy', text: 'An alarm when the file has not been copied by 6 a.m.' },
          { id: 'twice', text: 'Copying the file twice a day instead of once' },
          { id: 'ask', text: 'Asking for 30 prices each morning and comparing them with the price list' },
          { id: 'remind', text: 'Reminding the two people in charge of copying' },
        ],
        answer: 'ask',
        explanation:
          'It looks at what users are told, whatever went wrong on the way there. The alarm and the second copy repair this cause and no other. A reminder is not a change, because the next person will forget as well.',
      },
      {
        id: 'ready-to-close',
        kind: 'multiple',
        lecture: 'report-to-repair',
        prompt: 'Which of these are conditions under which an incident can be closed? Choose **two**.',
        options: [
          { id: 'quiet', text: 'No further complaint has arrived for two weeks' },
          { id: 'reached', text: 'Each person affected was reached, or five attempts are recorded' },
          { id: 'press', text: 'The press is no longer interested in it' },
          { id: 'test', text: 'The test of each change was seen to fail without it' },
          { id: 'meeting', text: 'The meeting about it has taken place, with all departments' },
        ],
        answer: ['reached', 'test'],
        explanation:
          'Both can be checked and concern what was harmed and what was repaired. Silence is not a condition: those affected seldom complain, which is how the incident could grow. A meeting has taken place, whatever it achieved.',
      },
      {
        id: 'mistakes-that-stay',
        kind: 'numeric',
        lecture: 'an-appeal-that-works',
        prompt:
          'A program refuses 300 people. Of 40 refusals drawn at random, 6 were mistakes. 18 people appealed, 7 of them successfully. About how many mistakes were **not** corrected?',
        unit: 'mistakes',
        answer: 38,
        explanation:
          '6 of 40 is 15%, and 15% of 300 is 45 mistakes. 7 were corrected, so about 38 remained. The 11 unsuccessful appeals say nothing about them. The figure to watch is the gap between what the random sample suggests and what appeals correct.',
      },
      {
        id: 'many-succeed',
        kind: 'single',
        lecture: 'an-appeal-that-works',
        prompt:
          'Of 9 appeals in a year, 5 succeeded. A random sample shows that 8% of all 400 refusals were mistakes. What do the two figures tell you together?',
        options: [
          { id: 'sure', text: 'Only those who are very sure appeal, and most mistakes are never contested' },
          { id: 'strict', text: 'The first readers are right in 92% of cases, so appeals are not needed' },
          { id: 'lenient', text: 'The second readers are too lenient, as 5 of 9 is far above 8%' },
          { id: 'fine', text: 'Appeals work, because more than half of them succeed' },
        ],
        answer: 'sure',
        explanation:
          '8% of 400 is 32 mistakes, and 5 were corrected. A high share of success among few appeals means that people with good reasons stay away. It does not show lenient readers, since those who appeal are not a random sample. Ask what keeps the others from asking.',
      },
      {
        id: 'places-are-gone',
        kind: 'single',
        lecture: 'an-appeal-that-works',
        prompt:
          'New readings take two weeks. All 25 places in a course are given away after one week. 4 people win their appeals. Which change makes the appeal real?',
        options: [
          { id: 'letter', text: 'The 4 get a letter that confirms the mistake' },
          { id: 'list', text: 'The 4 are first on the waiting list for the coming year' },
          { id: 'keep', text: 'A few places are kept until the new readings are done' },
          { id: 'shorter', text: 'Appeals have to be filed within two days' },
        ],
        answer: 'keep',
        explanation:
          'An appeal has to end while its result can still have an effect. Kept places cost little and go to others if nobody needs them. A letter and next year’s list admit the mistake without repairing it, and a shorter time to file excludes people instead of speeding up the reading.',
      },
      {
        id: 'what-the-second-reader-sees',
        kind: 'single',
        lecture: 'an-appeal-that-works',
        prompt:
          'For a new reading, a college gives the second reader the letter, the program’s suggestion, and the first reader’s note. In a year, 1 of 60 results changes. What do you change first?',
        options: [
          { id: 'age', text: 'The second reader also gets the applicant’s age and school' },
          { id: 'only', text: 'The second reader gets the letter, and neither suggestion nor note' },
          { id: 'third', text: 'A third reader signs each result of the second' },
          { id: 'reason', text: 'The second reader writes a reason for each result' },
        ],
        answer: 'only',
        explanation:
          'People who see a suggestion tend to follow it, so the second reading repeats the first. Fresh eyes need a fresh file. A third signature repeats it once more, a written reason can be found for any result, and age and school do not belong there.',
      },
      {
        id: 'solely',
        kind: 'single',
        lecture: 'an-appeal-that-works',
        prompt:
          'A landlord in the EU lets a high-risk system under Annex III suggest tenants; an employee decides. She reads each file and deviates in one case in six. A refused tenant asks for an explanation. Which rule fits?',
        options: [
          { id: 'gdpr', text: 'GDPR, Article 22, because a machine took part in the decision' },
          { id: 'act', text: 'EU AI Act, Article 86, because the decision is based on such a system’s output' },
          { id: 'neither', text: 'Neither, because a person has made the decision' },
          { id: 'regb', text: 'Regulation B, because rent is a kind of credit' },
        ],
        answer: 'act',
        explanation:
          'Article 86 covers decisions that people make on the basis of the output. Article 22 speaks of decisions based solely on automated processing, and a reader who really deviates is more than a signature. Regulation B is American law about credit.',
      },
      {
        id: 'ninety-eight',
        kind: 'single',
        lecture: 'questions-for-a-vendor',
        prompt:
          'A vendor’s brochure says that its program recognizes forged invoices with 98% accuracy. In its test, 2% of the invoices were forged. What do you ask for?',
        options: [
          { id: 'more', text: 'A larger test, because 98% of a small one may be luck' },
          { id: 'cells', text: 'The four counts: forged and genuine ones, flagged and passed' },
          { id: 'decimal', text: 'The accuracy with one more decimal, to compare it with others' },
          { id: 'award', text: 'An independent award or a seal that confirms the figure' },
        ],
        answer: 'cells',
        explanation:
          'A program that calls each invoice genuine reaches 98% in this test. Only the four counts show how many forged ones it finds and what they cost in false alarms. A larger test or another decimal would repeat the same empty figure.',
      },
      {
        id: 'refuses-the-test',
        kind: 'single',
        lecture: 'questions-for-a-vendor',
        prompt:
          'A city has set four conditions, among them a test on its own cases. Offer A has 44 of 50 points and allows that test only after the contract is signed. Offer B has 35 points and meets all four conditions. What does the city do?',
        options: [
          { id: 'a', text: 'It takes A, because nine points outweigh one condition' },
          { id: 'minus', text: 'It takes five points off A, which still leaves A ahead' },
          { id: 'b', text: 'It takes B, or keeps what it has if B is not good enough' },
          { id: 'waive', text: 'It drops the condition for both, so that they can be compared' },
        ],
        answer: 'b',
        explanation:
          'A condition is something that no number of points can replace. Taking points off turns it back into a wish. And B does not have to be bought: keeping what it has is an offer, too. Dropping the condition rewards the vendor that did not want to be tested.',
      },
      {
        id: 'own-fifty',
        kind: 'numeric',
        lecture: 'questions-for-a-vendor',
        prompt:
          'You run a vendor’s program on 50 of your own cases. Of 20 qualified applicants, it suggests 12; of 30 others, it suggests 3. What share of its **suggestions** is qualified?',
        unit: 'percent',
        answer: 80,
        explanation:
          '12 of the 15 suggestions are qualified: 80%. The hit rate is another figure: 12 of 20 qualified people are suggested, or 60%. A vendor will quote the one that sounds better, and those who were passed over care about the other.',
      },
      {
        id: 'now-a-provider',
        kind: 'single',
        lecture: 'questions-for-a-vendor',
        prompt:
          'Which step makes a company in the EU the **provider** of a high-risk system under Article 25 of the AI Act?',
        options: [
          { id: 'buy', text: 'Buying a high-risk system and using it as the instructions say' },
          { id: 'train', text: 'Training its employees to use a high-risk system' },
          { id: 'purpose', text: 'Letting a general text tool decide which applicants are interviewed' },
          { id: 'report', text: 'Reporting a serious incident with a system it has bought' },
        ],
        answer: 'purpose',
        explanation:
          'A tool that was not high-risk gets a purpose that is, so whoever changes the purpose takes over the duties of the provider. Using a system as intended, training people and reporting incidents are what deployers do. Putting its own name on it or changing it substantially would have the same effect.',
      },
      {
        id: 'certified-company',
        kind: 'single',
        lecture: 'what-the-rules-ask',
        prompt:
          'A vendor’s offer says: *Certified to ISO/IEC 42001.* What can you conclude about the program it sells?',
        options: [
          { id: 'law', text: 'It complies with the EU AI Act' },
          { id: 'fair', text: 'It was tested for errors by group' },
          { id: 'organization', text: 'Little: the certificate is about how the company manages AI' },
          { id: 'nist', text: 'It meets all four functions of the NIST framework' },
        ],
        answer: 'organization',
        explanation:
          'The standard describes a management system: policy, roles, risk assessment, audits, correction. That makes careful work more likely, and says nothing about this program’s figures. Compliance with the Act is presumed for harmonized standards whose references are published in the Official Journal.',
      },
      {
        id: 'two-logs',
        kind: 'single',
        lecture: 'what-the-rules-ask',
        prompt:
          'A high-risk system logs each file in full, and the logs are deleted after ten days to protect the people in them. The AI Act asks for logs of six months. How do you meet both?',
        options: [
          { id: 'six', text: 'Keep the full logs for six months, because the Act is the newer law' },
          { id: 'events', text: 'Keep events with ids, versions and times for six months, and texts for ten days' },
          { id: 'consent', text: 'Ask everyone in the files to agree to six months' },
          { id: 'ten', text: 'Keep ten days, because data protection comes before everything else' },
        ],
        answer: 'events',
        explanation:
          'The log has to show what happened, not repeat the file. A log of events meets the one rule without breaking the other. The conflict came from one file that served two purposes. Keeping everything, or nothing, gives up one of them needlessly, and consent can be refused.',
      },
      {
        id: 'a-profile',
        kind: 'single',
        lecture: 'what-the-rules-ask',
        prompt:
          'A team wants to begin with the NIST AI Risk Management Framework. It has a week. What is a good result of this week?',
        options: [
          { id: 'all', text: 'A table of all 72 subcategories, each marked "partially"' },
          { id: 'four', text: 'Four subcategories that matter, each with today, goal and date' },
          { id: 'claim', text: 'A sentence for the website: "We are aligned with NIST"' },
          { id: 'apply', text: 'An application to NIST for a certificate' },
        ],
        answer: 'four',
        explanation:
          'The framework is voluntary and meant to be cut to size; such a profile says what will change and by when. 72 lines without a date change nothing, and a sentence on a website cannot be checked. NIST issues no certificates for it.',
      },
      {
        id: 'why-high-risk',
        kind: 'single',
        lecture: 'what-the-rules-ask',
        prompt: 'Which of these systems is **high-risk** under the EU AI Act because of Annex III?',
        options: [
          { id: 'menu', text: 'A program that forecasts how many lunches a school sells' },
          { id: 'admission', text: 'A program that suggests who is admitted to a vocational school' },
          { id: 'spelling', text: 'A program that corrects the spelling of a school’s website' },
          { id: 'chat', text: 'A chat assistant that answers questions about a school’s opening hours' },
        ],
        answer: 'admission',
        explanation:
          'Annex III names systems that are meant to determine access or admission to education and vocational training. Lunches and spelling decide nobody’s chances. The chat assistant has a duty of transparency: people must know that they are talking to a machine.',
      },
    ],
  },
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'rarely-called',
        kind: 'single',
        lecture: 'who-could-be-harmed',
        prompt:
          'A clinic’s model suggests which patients get a follow-up call. It learned from three years of records with all patients in them. Nurses seldom called those who needed an interpreter, and now the model seldom suggests them. At which step did the harm begin?',
        options: [
          { id: 'data', text: 'Data: these patients are missing from the records' },
          { id: 'features', text: 'Features: a column measures something else' },
          { id: 'use', text: 'Use: nurses follow suggestions without looking' },
          { id: 'labels', text: 'Labels: past calls count as the right answers' },
        ],
        answer: 'labels',
        explanation:
          'The model treats the calls that nurses made as the calls they should make, so it repeats their habit. The patients are in the records, and nothing shows that a column is at fault. Repair starts where the harm does: with new labels, made by nurses who have an interpreter at hand.',
      },
      {
        id: 'entry-for-a-test',
        kind: 'single',
        lecture: 'who-could-be-harmed',
        prompt:
          'A bank plans an assistant that takes payment orders by phone. Which entry in the list of possible harms lets the team design a test?',
        options: [
          { id: 'risk', text: 'Older voices: probability 0.2, damage 3 of 5, risk 0.6' },
          { id: 'person', text: 'Ines, 71, says "double four"; it hears 4 and pays a stranger' },
          { id: 'trust', text: 'Ines, 71, no longer trusts the bank, because she feels treated worse' },
          { id: 'bias', text: 'The assistant may be biased against some groups of customers' },
        ],
        answer: 'person',
        explanation:
          'The sentence says who does what and what goes wrong, so the team can record forty account numbers spoken this way and count the errors. The entry about trust has a person but no cause. A risk figure and "may be biased" do not say in which situation anything fails.',
      },
      {
        id: 'door-of-the-gym',
        kind: 'single',
        lecture: 'impact-on-one-page',
        prompt:
          'A gym wants to recognize members by their faces at the door, because they forget their cards. What belongs in the row "Less intrusive way?" of the assessment?',
        options: [
          { id: 'delete', text: 'Pictures of faces are deleted at the end of each month' },
          { id: 'consent', text: 'Members sign that they agree to be recognized' },
          { id: 'code', text: 'Members type a code of their own choice at the door' },
          { id: 'tests', text: 'The vendor shows tests by skin color and age' },
        ],
        answer: 'code',
        explanation:
          'A less intrusive way reaches the goal without the part that can harm: a code opens the door, and no face is read. Early deletion, consent and tests by group make face recognition safer. They belong in other rows, because faces are still read.',
      },
      {
        id: 'ask-before-building',
        kind: 'multiple',
        lecture: 'impact-on-one-page',
        prompt:
          'Which of these systems call for a lawyer and the data protection officer **before building**? Choose **two**.',
        options: [
          { id: 'meals', text: 'A model that forecasts how many meals a cafeteria sells' },
          { id: 'bored', text: 'A camera that estimates which students in a class are bored' },
          { id: 'manuals', text: 'A search that finds the right page in machine manuals' },
          { id: 'tenants', text: 'A program that suggests which applicants get an apartment' },
          { id: 'parcels', text: 'A model that sorts photos of damaged parcels' },
        ],
        answer: ['bored', 'tenants'],
        explanation:
          'Education, housing and reading emotions from faces are all on the course’s list: many laws require more than one page there, and some forbid certain uses. Meals, manuals and parcels decide nothing about a person’s chances. The size of a system does not put it on the list.',
      },
      {
        id: 'often-by-luck',
        kind: 'single',
        lecture: 'results-by-group',
        prompt:
          'A model suggests 52% of the applicants from the city and 43% of those from the country. All are shuffled 5,000 times without regard to where they live, and a gap of at least 9 points appears in 1,900 shuffles. What follows?',
        options: [
          { id: 'alike', text: 'The model treats both groups alike, and the test can end here' },
          { id: 'percent', text: 'The model treats the groups differently with a likelihood of 62%' },
          { id: 'luck', text: 'Luck alone often gives such a gap, so nothing is shown yet' },
          { id: 'part', text: 'The gap is real for 38% of the applicants and luck for the others' },
        ],
        answer: 'luck',
        explanation:
          '1,900 of 5,000 is 38%: luck alone produces such a gap in more than a third of all shuffles. That is not an acquittal, since the groups may be too small to show a difference, so read individual cases. The share of shuffles is not the likelihood that the model is fair or unfair.',
      },
      {
        id: 'equal-shares',
        kind: 'numeric',
        lecture: 'results-by-group',
        prompt:
          'Of 100 applicants in group A, 60 are qualified; of 100 in group B, 30. A model ranks each group without a single error and suggests the best 45 of each. By how many percentage points do the hit rates of the two groups differ?',
        unit: 'percentage points',
        answer: 25,
        explanation:
          'In A, 45 of the 60 qualified people are suggested, or 75%. In B, all 30 are, or 100%, plus 15 who are not qualified. When the shares of qualified people differ, equal rates of suggestion push the hit rates apart, even without errors. Somebody has to decide which figure counts.',
      },
      {
        id: 'weight-back',
        kind: 'numeric',
        lecture: 'explore-group-sample',
        prompt:
          'One qualified applicant in ten is 50 or over. To see this group well, a team checks 150 qualified older and 150 qualified younger applicants. The model suggests 90 of the older and 120 of the younger. Weighted back to the real shares, what is the hit rate of all qualified applicants?',
        unit: 'percent',
        answer: 78,
        explanation:
          'The older group has 60%, the younger 80%, and 0.1 × 60 + 0.9 × 80 = 78%. The raw 210 of 300, or 70%, describes the sample, in which the small group is five times as frequent as in reality. Report such a sample by group, or weight it back as here.',
      },
      {
        id: 'night-shift',
        kind: 'ordering',
        lecture: 'results-by-group',
        prompt:
          'A model suggests qualified people who work at night less often than others. Put the team’s steps in order.',
        options: [
          { id: 'measure', text: 'Measure by group again, on files not used so far' },
          { id: 'read', text: 'Read the files of qualified night workers who were not suggested' },
          { id: 'use', text: 'The gap remains: use the model only to find additional people' },
          { id: 'repair', text: 'Take out the feature "hours online between 9 and 5"' },
        ],
        answer: ['read', 'repair', 'measure', 'use'],
        explanation:
          'Only the files show the cause, here a column that stands for the shift. Repair it at the source, and measure on other files, because the old ones have shaped the repair. Changing the use comes last. A separate threshold for each group looks quicker and may be unlawful.',
      },
      {
        id: 'still-about-her',
        kind: 'multiple',
        lecture: 'only-the-data-you-need',
        prompt:
          'A former applicant asks a college to delete everything about her. Form, letter and emails are deleted. Where is personal data about her most likely to remain? Choose **two**.',
        options: [
          { id: 'words', text: 'In the list of words for which the filter searches' },
          { id: 'summary', text: 'In the summary that the model wrote of her letter' },
          { id: 'total', text: 'In the number of letters received that spring' },
          { id: 'fields', text: 'In the list of fields that the form requires' },
          { id: 'log', text: 'In the log that recorded inputs for debugging' },
        ],
        answer: ['summary', 'log'],
        explanation:
          'A summary about a person is personal data even though a machine made it, and logs are where most copies lie forgotten. The word list, the fields and the total say nothing about her. Deleting one invented person everywhere, and timing it, shows which places a list has missed.',
      },
      {
        id: 'nothing-found',
        kind: 'single',
        lecture: 'only-the-data-you-need',
        prompt:
          'A filter removes health details from messages to a landlord before a model reads them. A search for 90 names of illnesses and drugs finds none in 400 filtered messages. What does the team do next?',
        options: [
          { id: 'report', text: 'It reports that the filter leaves no health details' },
          { id: 'double', text: 'It doubles the list of names and repeats the search' },
          { id: 'read', text: 'It reads fifty of the filtered messages in full' },
          { id: 'confirm', text: 'It has the model confirm that nothing is left' },
        ],
        answer: 'read',
        explanation:
          'A list finds "diabetes" and misses "since I came out of the hospital." Reading shows such hints, so the college reads 50 of 200 summaries after the search. A longer list has the same blind spot, and a model’s word is not a test. Say honestly what the filter misses.',
      },
      {
        id: 'answers-that-count',
        kind: 'multiple',
        lecture: 'only-the-data-you-need',
        prompt: 'You ask a model’s provider about your data. Which answers are good enough? Choose **two**.',
        options: [
          { id: 'needed', text: 'How long do you keep it? "As long as the service needs it."' },
          { id: 'staff', text: 'Who can read it? "Only staff with authorization."' },
          { id: 'days', text: 'How long do you keep it? "30 days; zero by contract."' },
          { id: 'roles', text: 'Who can read it? "Two support roles; each access is logged."' },
          { id: 'breach', text: 'After a breach? "We inform customers as soon as possible."' },
        ],
        answer: ['days', 'roles'],
        explanation:
          'A good answer can be checked: a number of days, named roles, a log. "As long as the service needs it," "with authorization" and "as soon as possible" leave every decision to the provider. For a breach, ask for notice within a stated time, because your own deadlines depend on it.',
      },
      {
        id: 'trained-on-her-messages',
        kind: 'single',
        lecture: 'only-the-data-you-need',
        prompt:
          'Version 3 of a model was trained on customers’ messages. One customer has hers deleted from every folder, backup and test set. What remains of them?',
        options: [
          { id: 'nothing', text: 'Nothing, because version 3 stores no messages' },
          { id: 'effect', text: 'Their effect, because version 3 has learned from them' },
          { id: 'copy', text: 'A full copy, because version 3 stores what it was trained on' },
          { id: 'restart', text: 'Their effect, until version 3 is started again' },
        ],
        answer: 'effect',
        explanation:
          'Deleting a file does not undo what a model has learned from it, and neither does a restart. A model is not an archive of its training data, though it may repeat passages. Record which sources went into which version, and train with as little personal data as possible.',
      },
      {
        id: 'consent-to-change',
        kind: 'single',
        lecture: 'review-that-works',
        prompt:
          'A nurse confirms suggested doses with one click. She has ten minutes per case, sees the whole chart, and worked out doses without help for years. To change a dose, she needs the written consent of the head of the department. Which condition of effective review fails?',
        options: [
          { id: 'time', text: 'Time' },
          { id: 'information', text: 'Information' },
          { id: 'power', text: 'Power' },
          { id: 'ability', text: 'Ability' },
        ],
        answer: 'power',
        explanation:
          'She has time, sees what she needs and can do it alone, but she cannot change the result without trouble. If agreeing takes a click and disagreeing takes a letter, the design has decided. Make both equally easy, and do not let a justification be the price of a change.',
      },
      {
        id: 'noticed-plants',
        kind: 'numeric',
        lecture: 'review-that-works',
        prompt:
          'Reviewers read 900 letters a week. One letter in fifty is a test with a wrong suggestion. In four weeks, they notice 54 of these planted letters. What percentage of the planted letters is that?',
        unit: 'percent',
        answer: 75,
        explanation:
          '900 × 4 / 50 = 72 planted letters, and 54 of 72 is 75%. Below 80%, the course recommends reducing the number of letters per day or changing the display. Use the figure for that and never to rank reviewers, or they will learn to look careful.',
      },
      {
        id: 'refused-claim',
        kind: 'multiple',
        lecture: 'review-that-works',
        prompt:
          'A notice says: "A program suggests which claims we look at more closely. If yours is refused, write to us. A clerk will go through the claim and the program’s suggestion again and tell you the main reason within 14 days." What does an effective complaint still need? Choose **two**.',
        options: [
          { id: 'reason', text: 'The main reason in plain words' },
          { id: 'name', text: 'A named person to turn to' },
          { id: 'blind', text: 'A new reading without the suggestion' },
          { id: 'score', text: 'The score that the program gave' },
          { id: 'date', text: 'A date by which there is an answer' },
        ],
        answer: ['name', 'blind'],
        explanation:
          'Nobody is named, and the second reading starts from the suggestion that may be wrong. The program, the main reason and the date are in the text already. A score would give the person nothing to check. Count complaints as well: when there are none, people mostly do not know how.',
      },
      {
        id: 'one-of-three',
        kind: 'single',
        lecture: 'tell-people',
        prompt:
          'Three people read the notice about a program that sorts requests for repairs, and it is taken away. Two answer all the questions correctly. The third knows what the program does and how to complain, but believes that it decides alone. What do you do?',
        options: [
          { id: 'keep', text: 'Keep the notice, because two of three understood it all' },
          { id: 'sheet', text: 'Keep the notice, and explain the point in the user sheet' },
          { id: 'more', text: 'Ask three more people, and follow the majority of six' },
          { id: 'rewrite', text: 'Rewrite the notice, and test it on other people' },
        ],
        answer: 'rewrite',
        explanation:
          'The test asks what the program does, who decides, and what people can do. If one of the three gets one of these wrong, the notice is rewritten. Those who think that a machine decides alone may never complain. The user sheet is for staff and repairs nothing here.',
      },
      {
        id: 'cannot-repeat',
        kind: 'single',
        lecture: 'the-bad-day',
        prompt:
          'After a harmful reply, a team copies the input, the output, its settings and the log to a safe place. Three weeks later, it cannot reproduce the reply and cannot tell whether the provider has changed anything. What should it have secured as well?',
        options: [
          { id: 'users', text: 'The list of everyone who used the system that day' },
          { id: 'version', text: 'The exact version of the model that was in use' },
          { id: 'report', text: 'A report by the person on duty' },
          { id: 'second', text: 'A second reply to the same input' },
        ],
        answer: 'version',
        explanation:
          'A provider may change a model behind the same name, so the evidence includes the exact version. Without it, nobody can tell a fault that was repaired from one that hides. A second reply helps to see whether the fault repeats, but it does not say what produced the first.',
      },
      {
        id: 'message-to-mr-lind',
        kind: 'single',
        lecture: 'the-bad-day',
        prompt:
          'A message reads: "Mr. Lind, on May 3 our assistant told another tenant that you are behind on rent. He and Ms. Cho of our office have read it. That was our fault. The assistant has been off since that evening." What does it still need?',
        options: [
          { id: 'technology', text: 'How the assistant came to mix up the two tenants' },
          { id: 'decide', text: 'What he can decide or ask for now' },
          { id: 'investigation', text: 'That the matter is being investigated thoroughly' },
          { id: 'others', text: 'How many other tenants may be affected' },
        ],
        answer: 'decide',
        explanation:
          'A message says what happened, who saw it and what the person can decide, such as whether to hear the exact sentence and have it deleted. Technology is explained if he asks. An assurance that somebody is investigating gives him nothing to do, and the number of others is for your report.',
      },
      {
        id: 'end-of-the-whys',
        kind: 'single',
        lecture: 'the-bad-day',
        prompt:
          'A town’s assistant named a fee that ended two years ago. The review asks why: it had quoted an old page. Why was the page still there? At which answer can the review stop asking?',
        options: [
          { id: 'owner', text: 'No page has an owner or a date of expiry' },
          { id: 'forgot', text: 'Ms. Park forgot to take the page down' },
          { id: 'models', text: 'Language models sometimes quote old pages' },
          { id: 'question', text: 'The caller did not ask for the current fee' },
        ],
        answer: 'owner',
        explanation:
          'Ask why until you reach something you can change: here, each page gets an owner and a date, with a test that finds expired pages. "Forgot" ends at a person, and another person will forget as well. That models quote old pages is true, but you cannot change it.',
      },
      {
        id: 'call-the-lawyer',
        kind: 'single',
        lecture: 'the-bad-day',
        prompt:
          'On Tuesday at 4 p.m., you learn that a summary showed health details of at least one person to strangers. The investigation will take until Friday evening. When do you call the lawyer?',
        options: [
          { id: 'wednesday', text: 'On Wednesday, when the number of people is known' },
          { id: 'friday', text: 'On Friday evening, with the full report in hand' },
          { id: 'asked', text: 'As soon as one of those affected asks for it' },
          { id: 'tuesday', text: 'On Tuesday, with what is known by that time' },
        ],
        answer: 'tuesday',
        explanation:
          'Deadlines may already be running. For breaches of personal data, European law has one of 72 hours, and counted from Tuesday at 4 p.m., it ends on Friday at 4 p.m., before the report is ready. A fuller picture can be sent later. A deadline missed cannot be repaired.',
      },
      {
        id: 'no-attributes-used',
        kind: 'single',
        lecture: 'questions-for-a-vendor',
        prompt:
          'A vendor writes: *Our program is free of bias, because it uses no protected attributes.* What is the best next question?',
        options: [
          { id: 'how', text: 'How do you make sure that these attributes are never stored?' },
          { id: 'rates', text: 'What are the rates and errors for groups we name, with counts?' },
          { id: 'seal', text: 'Has an authority confirmed that it is free of bias?' },
          { id: 'trust', text: 'Which other customers have been satisfied with it?' },
        ],
        answer: 'rates',
        explanation:
          'Without the attributes nobody has measured, and other columns may carry them. Only rates and errors by group show how people fare. That the attributes are not stored makes measuring harder, and neither a seal nor satisfied customers speak for those about whom it decides.',
      },
      {
        id: 'line-that-can-be-checked',
        kind: 'single',
        lecture: 'questions-for-a-vendor',
        prompt: 'Which line of a contract with a vendor can be checked, and has a consequence?',
        options: [
          { id: 'efforts', text: 'The vendor makes reasonable efforts to keep errors low for all groups.' },
          { id: 'state', text: 'The vendor follows the state of the art in responsible AI.' },
          {
            id: 'notice',
            text: 'Changes are announced 30 days ahead, with results by group; until then the old version stays.',
          },
          { id: 'inform', text: 'The vendor informs the customer about important changes in good time.' },
        ],
        answer: 'notice',
        explanation:
          'It names a time, a document, and what happens otherwise. "Reasonable efforts," "state of the art" and "in good time" leave open what would break them, so nobody can ever say that they were broken.',
      },
      {
        id: 'four-questions-in-order',
        kind: 'ordering',
        lecture: 'what-the-rules-ask',
        prompt:
          'A company wants to use a program in the EU. Put the questions about the AI Act in the order in which they are answered.',
        options: [
          { id: 'duties', text: 'Which duties follow for us?' },
          { id: 'role', text: 'Are we its provider, its deployer, or both?' },
          { id: 'system', text: 'Is it an AI system at all?' },
          { id: 'class', text: 'Is its use prohibited, high-risk, or neither?' },
        ],
        answer: ['system', 'role', 'class', 'duties'],
        explanation:
          'The duties depend on role and class, so they come at the end, and neither matters unless the Act applies to the program. A list of duties made first is either too long or lacks those of the provider.',
      },
      {
        id: 'when-two-people-leave',
        kind: 'single',
        lecture: 'what-the-rules-ask',
        prompt:
          'Two analysts check a system’s results by group each month, out of conviction. An auditor for ISO/IEC 42001 is not satisfied. What is missing?',
        options: [
          { id: 'more', text: 'A third analyst, so that the results are more exact' },
          { id: 'assigned', text: 'A named owner, a deputy, and a date in the yearly plan' },
          { id: 'daily', text: 'A check each day instead of each month' },
          { id: 'seal', text: 'A certificate for the program that they check' },
        ],
        answer: 'assigned',
        explanation:
          'The standard looks at the organization: would the check still happen if both left? With an owner, a deputy and a date, it would. More analysts or more checks depend on the same conviction, and the standard certifies no programs.',
      },
    ],
  },
]);
