import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'what-good-means',
    title: 'Criteria, cases and checks',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'overall-pass',
        kind: 'numeric',
        lecture: 'from-mistakes-to-criteria',
        skills: ['rubric-design'],
        prompt:
          'Six drafts were rated by four criteria. A star marks a blocking criterion, and "no" means that the draft fails it.\n\n```text\nDraft  Promises*  Language*  Question  Length\n1      yes        yes        yes       no\n2      yes        yes        no        no\n3      no         yes        yes       yes\n4      yes        yes        yes       yes\n5      yes        no         yes       yes\n6      yes        yes        no        yes\n```\n\nHow many drafts pass overall by the definition that the course gives as an example?',
        unit: 'drafts',
        answer: 3,
        explanation:
          'A draft passes with no blocking failure and at most one other, so drafts 1, 4 and 6 pass. Drafts 3 and 5 each have a blocking failure, and draft 2 fails two other criteria. Accepting only draft 4 demands perfection, which the definition does not ask for.',
      },
      {
        id: 'three-mistakes-one-note',
        kind: 'single',
        lecture: 'from-mistakes-to-criteria',
        skills: ['llm-evaluation'],
        prompt:
          'A customer gives her order number and asks when her refund will arrive. The draft begins by asking for the order number, gives no date for the refund, and goes on for three more paragraphs. Which note do you write when you first read forty drafts?',
        options: [
          { id: 'three', text: 'Three mistakes: order number, refund date and length' },
          { id: 'number', text: 'Asks for the order number, which was in the message' },
          { id: 'unhelpful', text: 'Unhelpful, and much too long for a simple question' },
          { id: 'refund', text: 'Does not say when the customer will get her refund' },
        ],
        answer: 'number',
        explanation:
          'You note the first thing that is wrong, in plain words. Later mistakes often follow from it: a draft that overlooks the number cannot say when the refund arrives. A list of everything takes longer, and "unhelpful" cannot be grouped with anything.',
      },
      {
        id: 'rare-and-costly',
        kind: 'single',
        lecture: 'from-mistakes-to-criteria',
        skills: ['rubric-design'],
        prompt:
          'An assistant drafts replies for a gym. The mistakes below were rare or absent in 40 drafts. Which one becomes a criterion now, instead of going on the "watching" list?',
        options: [
          { id: 'name', text: 'Uses the name that the gym had before (1 of 40)' },
          { id: 'sunday', text: 'Gives the old closing time for Sundays (2 of 40)' },
          { id: 'trainer', text: 'Misspells the name of a trainer (2 of 40)' },
          { id: 'member', text: 'Tells which class another member booked (0 of 40)' },
        ],
        answer: 'member',
        explanation:
          'A single case that reveals another member’s data is costly, so it gets a criterion although the sample showed none. The other mistakes cost little each time: they wait on the "watching" list until they have appeared three times. Going by counts alone would leave the worst mistake out.',
      },
      {
        id: 'sixteen-criteria',
        kind: 'single',
        lecture: 'from-mistakes-to-criteria',
        skills: ['llm-evaluation'],
        prompt:
          'A team rates 40 drafts by 16 criteria. With a new prompt, three criteria improve by one or two drafts each, and the others stay about the same. The report says: "Three clear improvements." What is the best objection?',
        options: [
          { id: 'chance', text: 'With so many criteria, a few improve by chance' },
          { id: 'average', text: 'The three figures have to be averaged into one score' },
          { id: 'drop', text: 'Criteria that stay the same should not be rated at all' },
          { id: 'blocking', text: 'Only improvements in blocking criteria may be reported' },
        ],
        answer: 'chance',
        explanation:
          'Among 16 figures, some always move by a draft or two, whatever was changed. Four to eight criteria make such accidents rarer and keep raters from guessing. An average of the three would have the same weakness, because they were picked after the fact.',
      },
      {
        id: 'which-twelve',
        kind: 'single',
        lecture: 'build-a-test-set',
        prompt:
          'Your set has 16 ordinary cases, 8 past mistakes, 8 hard ones, 4 that should be declined, and 4 attempts to steer the assistant. You hold back 12 of the 40. Which ones?',
        options: [
          { id: 'hard', text: 'All 8 hard cases and all 4 attempts to steer the assistant' },
          { id: 'ordinary', text: '12 ordinary cases, which are most like the daily work' },
          { id: 'groups', text: '5 ordinary, 3 past mistakes, 2 hard, 1 to decline, 1 to steer' },
          { id: 'new', text: 'The 12 cases that were written last, whatever their group' },
        ],
        answer: 'groups',
        explanation:
          'Every group has to be represented, or the held-out score says nothing about it. With all hard cases held back, the working set gets too easy to show an improvement, and the two scores measure different things.',
      },
      {
        id: 'two-sets-part',
        kind: 'single',
        lecture: 'build-a-test-set',
        prompt:
          'For three weeks, a team reads failures in its working set and edits the prompt. The working set rises from 17 to 26 of 28. The held-out set, which nobody has read, stays at 7 of 12. What is the most likely reading?',
        options: [
          { id: 'confirmed', text: 'The prompt is better, and the held-out set shows that nothing broke' },
          { id: 'fitted', text: 'The prompt was fitted to the cases that the team had read' },
          { id: 'outdated', text: 'The held-out cases are outdated and should be replaced' },
          { id: 'repair', text: 'The held-out failures are harder and should be studied next' },
        ],
        answer: 'fitted',
        explanation:
          'Sentences that settle single cases lift the score of those cases and help no others: this is teaching to the test. Only the held-out set can show it, and only as long as nobody reads it. Studying its failures would turn it into a second working set.',
      },
      {
        id: 'must-be-true',
        kind: 'multiple',
        lecture: 'build-a-test-set',
        prompt:
          'A case has this message: "hi bought the mixer 5 wks ago can i still send it back? box is gone". The policy allows returns within 30 days, with or without the box. Which entries fit the field for what must be true of a good answer? Choose **two**.',
        options: [
          { id: 'over', text: 'Says that the 30 days for returns are over' },
          { id: 'friendly', text: 'Is friendly in tone and helpful to the customer' },
          { id: 'word', text: '"Sorry, the mixer can no longer be returned."' },
          { id: 'box', text: 'Does not give the missing box as the reason' },
          { id: 'desk', text: 'Reads like a reply from our best employee' },
        ],
        answer: ['over', 'box'],
        explanation:
          'The field lists the facts that a good answer needs and the traps that it must avoid. The missing box is such a trap, because it looks like a reason. A finished sentence is only one of many right replies, and nobody could check "friendly" or "our best" in the same way twice.',
      },
      {
        id: 'all-threes',
        kind: 'single',
        lecture: 'write-a-rubric',
        prompt:
          'Two versions of an assistant write product descriptions, and the facts in all of them are right. For style, the raters give nearly every text a 3 of 5. How do you find out which version writes better?',
        options: [
          { id: 'ten', text: 'Use ten steps, so that small differences can show' },
          { id: 'pairs', text: 'Show two texts at a time and ask which is better' },
          { id: 'yes-no', text: 'Ask whether the style of a text is good, yes or no' },
          { id: 'raters', text: 'Add more raters until the averages separate' },
        ],
        answer: 'pairs',
        explanation:
          'Style is a matter of taste, and comparing two texts is easier than scoring one. On a long scale, people use the middle, and more steps or raters bring more of the same. Yes or no suits facts about an answer, such as its language.',
      },
      {
        id: 'worth-a-partly',
        kind: 'single',
        lecture: 'write-a-rubric',
        prompt: 'All criteria so far are rated yes or no. For which one does a third step, "partly," help?',
        options: [
          { id: 'language', text: 'Right language: drafts in two languages are rewritten like wrong ones' },
          { id: 'promise', text: 'Supported promises: raters would like a step for doubtful cases' },
          { id: 'answered', text: 'Question answered: incomplete drafts go out after a small edit' },
          { id: 'length', text: 'Length: some drafts are only a few words over the limit' },
        ],
        answer: 'answered',
        explanation:
          'A third step pays off when it leads to a different action: here, an edit in place of sending or rewriting. Drafts in two languages are treated like wrong ones, so yes or no is enough. Doubtful cases are marked *unsure*, because they point to a hole in the rubric.',
      },
      {
        id: 'two-periods',
        kind: 'single',
        lecture: 'write-a-rubric',
        prompt:
          'In one case, the policy page promises 30 days at the top and 45 days in a table. The reply says 45 days. How do you rate the criterion "every promise is supported by the policy or the order"?',
        options: [
          { id: 'yes', text: 'Yes, because one line of the policy supports it' },
          { id: 'no', text: 'No, because one line of the policy contradicts it' },
          { id: 'skip', text: 'Not at all: skip the case and report the policy' },
          { id: 'better', text: 'By the period that is better for the customer' },
        ],
        answer: 'skip',
        explanation:
          'When the policy contradicts itself, no decision about the reply is right, so the rubric says to skip the case and report it. A "yes" or "no" would depend on the line that a rater happened to see, and look like a difference between raters.',
      },
      {
        id: 'no-promise-made',
        kind: 'multiple',
        lecture: 'write-a-rubric',
        prompt:
          'The policy says: "Refunds can take up to 10 days after we receive the item." Which sentences pass the criterion "every promise about money, dates or places is supported by the policy or the order"? Choose **two**.',
        options: [
          { id: 'mostly', text: '"Refunds mostly arrive within the first week."' },
          { id: 'arrived', text: '"Once we have your pan, a refund can take up to 10 days."' },
          { id: 'faster', text: '"It can take up to 10 days, but we tend to be faster."' },
          { id: 'look', text: '"Sorry about that! I will look into your question."' },
          { id: 'date', text: '"You have your money back by the 14th at the latest."' },
        ],
        answer: ['arrived', 'look'],
        explanation:
          '"Once we have your pan" says what the policy says in other words. "I will look into your question" promises no money, date or place, so it passes this criterion and may fail another. "Mostly" and "tend to be faster" are still statements that the policy does not support.',
      },
      {
        id: 'changing-runs',
        kind: 'numeric',
        lecture: 'checks-in-code',
        prompt:
          'Checks in code rate 20 cases in three runs each. 14 cases pass in all three runs, 4 pass in two of them, and 2 pass in none. Which figure do you report, by the course’s rule of thumb? Answer in percent, rounded to a whole number.',
        unit: 'percent',
        answer: 83,
        tolerance: 0.5,
        explanation:
          'When results change between runs, you report the share of passes: 14 × 3 + 4 × 2 = 50 of 60 runs, or 83%. This is what users will see. 70% counts every unsteady case as failed, and 90% counts it as passed because most of its runs did.',
      },
      {
        id: 'two-patterns',
        kind: 'single',
        lecture: 'checks-in-code',
        prompt:
          'A case has these patterns, and the program of the course searches for them without regard to capitals:\n\n```python\n"must_match": [r"\\b10 days\\b"],\n"must_not_match": [r"\\bguarantee", r"\\bMonday\\b"],\n```\n\nWhich checks does the reply "Refunds take up to 10 working days, guaranteed." fail?',
        options: [
          { id: 'none', text: 'It passes all of them' },
          { id: 'missing', text: 'Only the check for "10 days"' },
          { id: 'both', text: 'The checks for "10 days" and "guarantee"' },
          { id: 'forbidden', text: 'Only the check for "guarantee"' },
        ],
        answer: 'both',
        explanation:
          'The pattern demands "10 days" with nothing in between, so "10 working days" is missed. `\\bguarantee` has a word boundary only in front and also matches "guaranteed". Whether working days are right is another question: a pattern sees words, not meaning.',
      },
      {
        id: 'blocked-draft',
        kind: 'ordering',
        lecture: 'checks-in-code',
        prompt:
          'The check for invented order numbers also runs in the product. Put what happens with one draft in order.',
        options: [
          { id: 'second', text: 'The new draft has an invented number, too' },
          { id: 'person', text: 'A person takes over the message' },
          { id: 'block', text: 'The check blocks the first draft' },
          { id: 'again', text: 'The assistant gets one new attempt' },
        ],
        answer: ['block', 'again', 'second', 'person'],
        explanation:
          'A blocked draft triggers one new attempt and then a person. More attempts would only look for a draft that happens to slip past the check. Each block is also recorded, so that the team sees how often it happens.',
      },
      {
        id: 'rising-blocks',
        kind: 'single',
        lecture: 'checks-in-code',
        prompt:
          'The check for invented order numbers blocked 1% of the drafts for months. This week it blocks 6%. Nobody has touched the prompt, the model or the check. Where do you look first?',
        options: [
          { id: 'rule', text: 'At the rule about order numbers in the prompt' },
          { id: 'data', text: 'At the order data that the assistant receives' },
          { id: 'strict', text: 'At the pattern of the check, which is too strict' },
          { id: 'rubric', text: 'At the rubric by which people rate the drafts' },
        ],
        answer: 'data',
        explanation:
          'What stayed the same cannot explain a jump, so look upstream: orders may arrive without their numbers or from another system. Loosening the pattern would silence the sign and let the mistakes through. The rubric has no part in a check by code.',
      },
    ],
  },
  {
    id: 'evaluation',
    title: 'Evaluating LLM outputs',
    passMark: 70,
    form: 'exam',
    draw: 6,
    questions: [
      {
        id: 'criteria',
        kind: 'single',
        lecture: 'from-mistakes-to-criteria',
        prompt: 'Where should the first list of criteria for your assistant come from?',
        options: [
          { id: 'benchmark', text: 'The categories of a public benchmark' },
          { id: 'model', text: 'Asking the model what makes an answer good' },
          { id: 'reading', text: 'Reading a batch of its real answers and naming what is wrong with them' },
          { id: 'scale', text: 'One overall score from 1 to 10, refined later' },
        ],
        answer: 'reading',
        explanation:
          'Criteria taken from real mistakes measure what actually goes wrong in your product. A benchmark or a model’s own list is general, and a single overall score hides which mistake moved it.',
      },
      {
        id: 'code-or-person',
        kind: 'multiple',
        lecture: 'checks-in-code',
        prompt: 'Which checks can plain code do reliably? Select all that apply.',
        options: [
          { id: 'json', text: 'The answer parses as JSON with the fields we need' },
          { id: 'tone', text: 'The tone is warm without being chatty' },
          { id: 'order', text: 'Every order number in the reply also appears in the case data' },
          { id: 'length', text: 'The reply has at most 120 words' },
          { id: 'correct', text: 'The advice really solves the customer’s problem' },
        ],
        answer: ['json', 'order', 'length'],
        explanation:
          'Format, length and "this string must come from the source" are exact questions, and code answers them for free, every time. Tone and whether advice helps need judgment, from a person or a judge you have checked against people.',
      },
      {
        id: 'kappa',
        kind: 'single',
        lecture: 'do-raters-agree',
        prompt:
          'Two raters agree on 90% of the answers, and both mark 95% of them as passing. Cohen’s kappa is about zero. What is the best reading?',
        options: [
          { id: 'fine', text: 'The raters agree well; kappa is too strict' },
          {
            id: 'chance',
            text: 'That much agreement would be expected by chance, so the data says little about failing answers',
          },
          { id: 'wrong', text: 'One of the raters does not understand the rubric' },
          { id: 'more', text: 'The rubric needs more points on its scale' },
        ],
        answer: 'chance',
        explanation:
          'If both pass 95% of answers, they would agree 0.95 × 0.95 + 0.05 × 0.05 = 90.5% of the time without looking. Add cases that are likely to fail, then measure again. Nothing here shows which rater is at fault.',
      },
      {
        id: 'judge',
        kind: 'single',
        lecture: 'model-as-judge',
        skills: ['llm-evaluation'],
        prompt:
          'A model judge compares pairs of answers. In 40 pairs you swap the order, and in 14 of them its verdict changes. What should you do first?',
        options: [
          { id: 'bigger', text: 'Ask for a score from 1 to 100 instead' },
          { id: 'ignore', text: 'Ignore it, because order effects cancel out over many cases' },
          { id: 'first', text: 'Always put the newer version first' },
          { id: 'average', text: 'Judge every pair in both orders and count a pair only when both verdicts agree' },
        ],
        answer: 'average',
        explanation:
          'A verdict that depends on the order is not about the answers. Judging both ways and treating disagreement as a tie removes that effect. A finer scale adds false precision, and a fixed order gives one version a steady advantage.',
      },
      {
        id: 'paired',
        kind: 'text',
        lecture: 'compare-two-versions',
        prompt:
          'On 40 shared cases, version B passes 7 that A fails, A passes 3 that B fails, and both do the same on the other 30. How many cases carry information about **which version is better**? Type a number.',
        accepted: ['10', 'ten', '10 cases', 'ten cases'],
        explanation:
          'Only the cases on which the versions differ can favor one of them: 7 + 3 = 10. A result of 7 to 3 happens by luck about a third of the time (34%), counting both directions, so it is a hint and no more.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'write-a-rubric',
        skills: ['llm-evaluation'],
        prompt: 'Put the steps of building an evaluation in a sensible order.',
        options: [
          { id: 'compare', text: 'Compare two versions on the same cases' },
          { id: 'agree', text: 'Have two people rate the same answers and repair the rubric' },
          { id: 'read', text: 'Read real answers and name the mistakes' },
          { id: 'rubric', text: 'Write criteria with anchors' },
        ],
        answer: ['read', 'rubric', 'agree', 'compare'],
        explanation:
          'Mistakes come first, because criteria are made from them. A rubric is usable only once two people apply it alike, and a comparison is only as good as the rubric behind it.',
      },
      {
        id: 'stored-policy',
        kind: 'single',
        lecture: 'build-a-test-set',
        prompt:
          'A case about a return passed in February and fails in May. The prompt and the model have not changed. In April, the store extended its return period from 30 to 45 days. What was missing from the case?',
        options: [
          { id: 'wording', text: 'A model answer to compare the reply with, word for word' },
          { id: 'tag', text: 'A tag that marks it as a case about returns' },
          { id: 'policy', text: 'The policy page as it stood when the case was written' },
          { id: 'traps', text: 'A list of the traps that a good answer must avoid' },
        ],
        answer: 'policy',
        explanation:
          'A case stores the whole input, so that its result moves only when the assistant changes. Here the assistant read the new page and was measured against facts from the old one. A word-for-word answer would not help: many different replies are right.',
      },
      {
        id: 'changed-set',
        kind: 'single',
        lecture: 'build-a-test-set',
        prompt:
          'In May, a prompt passes 30 of 40 cases. In June, the team adds eight cases for new kinds of mistakes and changes the prompt, which then passes 33 of 48. How did the change to the prompt turn out?',
        options: [
          { id: 'unknown', text: 'Unknown: the May prompt was never run on this set' },
          { id: 'worse', text: 'Worse: the pass rate fell from 75% to 69%' },
          { id: 'same', text: 'No change: six points on 40 cases are only luck' },
          { id: 'better', text: 'Better: three more cases pass than in May' },
        ],
        answer: 'unknown',
        explanation:
          'The prompt and the set changed together, so the two scores cannot be compared. Run the May prompt on all 48 cases as well, and write the version of the set beside every score. The fall may come entirely from the eight added cases.',
      },
      {
        id: 'one-criterion',
        kind: 'single',
        lecture: 'write-a-rubric',
        prompt:
          'The criterion is: "The reply is in the language of the customer’s message." A customer writes in Spanish. The reply, in flawless Spanish, promises a refund tomorrow; the policy says up to 10 days. How do you rate **this criterion**?',
        options: [
          { id: 'blocking', text: 'No, because the promise makes the draft unusable' },
          { id: 'skip', text: 'Skip it, because the reply contradicts the policy' },
          { id: 'unsure', text: 'Unsure, because the reply is good and bad at once' },
          { id: 'yes', text: 'Yes, because only the language is judged here' },
        ],
        answer: 'yes',
        explanation:
          'Each criterion is judged alone, and the language is right. The promise fails the criterion about promises and blocks the draft there. A "no" here would lower the figure for language because of something else, and nobody would know what to repair.',
      },
      {
        id: 'false-alarms',
        kind: 'single',
        lecture: 'checks-in-code',
        prompt:
          'People rated 20 replies and found 6 bad ones. A check in code fails 7 of the 20 replies, and 4 of those 7 are among the bad ones. How many false alarms and misses does the check have?',
        options: [
          { id: 'a', text: '2 false alarms and 3 misses' },
          { id: 'b', text: '3 false alarms and 2 misses' },
          { id: 'c', text: '3 false alarms and 6 misses' },
          { id: 'd', text: '7 false alarms and 2 misses' },
        ],
        answer: 'b',
        explanation:
          'Of the 7 failed replies, 7 − 4 = 3 are good: false alarms. Of the 6 bad replies, 6 − 4 = 2 passed: misses. You need both counts, because a check that fails every reply has no misses, and a check that passes every reply has no false alarms.',
      },
      {
        id: 'kappa-by-hand',
        kind: 'numeric',
        lecture: 'do-raters-agree',
        prompt:
          'Two raters judge 40 answers. Both pass 18 of them, and both fail 14. A passes 2 that B fails, and B passes 6 that A fails. What is Cohen’s kappa?',
        answer: 0.6,
        tolerance: 0.01,
        explanation:
          'They agree on 32 of 40, or 0.8. A passes 20 and B passes 24, so chance agreement is 0.5 × 0.6 + 0.5 × 0.4 = 0.5. Kappa is (0.8 − 0.5) / (1 − 0.5) = 0.6. An answer of 0.8 counts the agreement that chance alone would bring.',
      },
      {
        id: 'true-share',
        kind: 'single',
        lecture: 'model-as-judge',
        skills: ['llm-evaluation'],
        prompt:
          'On rated answers, a judge fails 90% of the bad ones and 10% of the good ones. This month it fails 14% of all answers. What share of this month’s answers is really bad?',
        options: [
          { id: 'a', text: 'About 16%' },
          { id: 'b', text: 'About 14%' },
          { id: 'c', text: 'About 13%' },
          { id: 'd', text: 'About 5%' },
        ],
        answer: 'd',
        explanation:
          'With t as the true share, 0.14 = 0.9 × t + 0.1 × (1 − t), so t = 0.04 / 0.8 = 0.05. Most of the flagged answers are good ones failed by mistake. 13% comes from 0.9 × 14%, which forgets that good answers are failed too, and that there are many of them.',
      },
      {
        id: 'report-mistakes',
        kind: 'multiple',
        lecture: 'compare-two-versions',
        prompt:
          'Which mistakes does this report contain? Choose **two**.\n\n```text\nTried eight prompts on working set v3, 28 cases. B did best.\nRan A and B three times each. Raters did not know the version.\nResult: A 51 of 84, B 63 of 84\nBlocking failures, counted separately: A 2, B 1\nDecision: ship B\n```',
        options: [
          { id: 'runs', text: 'Three runs of 28 cases are counted as 84 cases' },
          { id: 'hidden', text: 'The raters were not told which version they rated' },
          { id: 'blocking', text: 'Blocking failures are listed on a line of their own' },
          { id: 'best', text: 'The best of eight was not tried on held-out cases' },
          { id: 'same', text: 'A and B were run on the same working set' },
        ],
        answer: ['runs', 'best'],
        explanation:
          'The best of eight prompts looks good partly by luck, so confirm it once on the held-out set. Three runs measure 28 cases more steadily but add no cases. Hiding the version, counting blocking failures separately and using the same cases are all part of a fair comparison.',
      },
    ],
  },
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'judge-misses',
        kind: 'numeric',
        lecture: 'model-as-judge',
        skills: ['llm-evaluation'],
        prompt:
          'People rated 50 answers and found 20 of them bad. A model judge fails 18 of the 50, and 15 of those are among the bad ones. Of 100 bad answers, how many would this judge let through, going by these figures?',
        unit: 'answers',
        answer: 25,
        explanation:
          'The judge found 15 of the 20 bad answers and missed 5. That is one in four, or 25 of 100. The three good answers that it failed are false alarms and do not matter for this question.',
      },
      {
        id: 'verdict-before-quotes',
        kind: 'single',
        lecture: 'model-as-judge',
        skills: ['llm-evaluation'],
        prompt:
          'A judge prompt asks for the verdict in the first line and for quotes from the reply below it. Why is the other order better?',
        options: [
          { id: 'parse', text: 'A program cannot read a verdict that is followed by text' },
          { id: 'argue', text: 'A model that has written a verdict tends to argue for it' },
          { id: 'length', text: 'Quotes at the end are cut off when the answer is too long' },
          { id: 'order', text: 'It removes the preference for the answer that comes first in a pair' },
        ],
        answer: 'argue',
        explanation:
          'Evidence before the verdict makes the verdict follow from it. The other way around, the quotes are chosen to fit. A fixed first line could be parsed just as well, and order within pairs is another weakness with another remedy.',
      },
      {
        id: 'uncertain-check',
        kind: 'single',
        lecture: 'checks-in-code',
        prompt:
          'A check looks for web addresses that are not on the policy page. On 20 rated replies, it caught 4 bad ones and also 3 good ones, which used short forms of allowed addresses. Which use fits until it is repaired?',
        options: [
          { id: 'fail', text: 'It fails each reply that it catches' },
          { id: 'drop', text: 'It is removed, because three false alarms are too many' },
          { id: 'flag', text: 'It flags each reply that it catches for a person' },
          { id: 'average', text: 'It counts half as much as the other checks' },
        ],
        answer: 'flag',
        explanation:
          'A check may fail an answer only when the failure is certain. This one finds real mistakes and is not certain, so it points a person to them. Removing it would lose the four, and half a failure decides nothing.',
      },
      {
        id: 'failed-and-bad',
        kind: 'numeric',
        lecture: 'model-as-judge',
        skills: ['llm-evaluation'],
        prompt:
          'A judge fails 80% of the bad answers and 5% of the good ones. Of all answers, 20% are bad. What percentage of the answers that it fails is really bad?',
        unit: 'percent',
        answer: 80,
        tolerance: 0.5,
        explanation:
          'Of 100 answers, 20 are bad and 80 good. The judge fails 16 of the bad and 4 of the good ones, and 16 of these 20 are bad: 80%.',
      },
      {
        id: 'ordinary-cases',
        kind: 'single',
        lecture: 'build-a-test-set',
        prompt: 'You need 16 ordinary cases for your test set. How do you choose them from last month’s messages?',
        options: [
          { id: 'typical', text: 'Pick the 16 that look most typical' },
          { id: 'lot', text: 'Draw 16 at random and put in invented names and numbers' },
          { id: 'model', text: 'Have a model write 16 messages like them' },
          { id: 'answered', text: 'Take the 16 whose replies were best' },
        ],
        answer: 'lot',
        explanation:
          'People who choose by hand pick the interesting or the clear ones. A random sample keeps the proportions of real work. Messages written by a model are tidier than those of people, and cases with the best replies cannot show what goes wrong.',
      },
      {
        id: 'example-in-prompt',
        kind: 'single',
        lecture: 'build-a-test-set',
        prompt:
          'You search your prompt for the inputs of all 40 cases. The message of case 12 is there as an example. What follows for case 12?',
        options: [
          { id: 'fine', text: 'Nothing, if the reply is still rated by people who do not know this' },
          { id: 'not-a-test', text: 'It is no longer a test: change the example, or take the case out' },
          { id: 'held-out', text: 'It has to move to the held-out set' },
          { id: 'weight', text: 'It should count half in the score' },
        ],
        answer: 'not-a-test',
        explanation:
          'A case whose answer the model is shown measures copying. In the held-out set, it would spoil the set that is meant to stay clean.',
      },
      {
        id: 'room-to-improve',
        kind: 'multiple',
        lecture: 'build-a-test-set',
        prompt:
          'Four teams have a working set of 40 cases each. At the start, their assistants pass the numbers below. Which sets are in the range that the course calls good? Choose **two**.',
        options: [
          { id: 'twelve', text: '12 of 40' },
          { id: 'twenty-six', text: '26 of 40' },
          { id: 'thirty-two', text: '32 of 40' },
          { id: 'thirty-nine', text: '39 of 40' },
        ],
        answer: ['twenty-six', 'thirty-two'],
        explanation:
          'A working set should start with a pass rate of 50% to 85%. 26 of 40 is 65%, and 32 of 40 is 80%. With 39 of 40, an improvement cannot show, and with 12 of 40, the set is far from the ordinary work.',
      },
      {
        id: 'cases-that-pass',
        kind: 'single',
        lecture: 'build-a-test-set',
        prompt:
          'After half a year, 18 of your 40 cases have passed in every run. A colleague wants to delete them to save time. What argues against it?',
        options: [
          { id: 'number', text: 'A set needs at least 40 cases to be valid' },
          { id: 'kappa', text: 'Raters agree less when there are only hard cases' },
          { id: 'backward', text: 'They show when a later change breaks what works today' },
          { id: 'version', text: 'Old scores cannot be read without them' },
        ],
        answer: 'backward',
        explanation:
          'Cases that pass protect against going backward. Delete those whose right answer nobody can agree on. The size has no magic, and a version beside each score keeps old scores readable.',
      },
      {
        id: 'strong-form',
        kind: 'single',
        lecture: 'from-mistakes-to-criteria',
        skills: ['rubric-design'],
        prompt: 'An assistant answers questions about a museum. Which criterion is in the strong form?',
        options: [
          { id: 'two', text: 'The reply is friendly and states the right prices.' },
          { id: 'sourced', text: 'Every opening time in the reply is on the visitor page.' },
          { id: 'good', text: 'The reply gives correct information about the museum.' },
          { id: 'visitors', text: 'Visitors would be satisfied with the reply.' },
        ],
        answer: 'sourced',
        explanation:
          'It can be answered with yes or no for one reply, says where to look, and covers one thing. Friendly and right are two criteria, "correct" does not say against what, and nobody can see in a reply whether visitors would be satisfied.',
      },
      {
        id: 'one-more-anchor',
        kind: 'single',
        lecture: 'write-a-rubric',
        prompt:
          'A criterion has one anchor, a clear failure. You have time to add a second one. Which reply helps raters most?',
        options: [
          { id: 'perfect', text: 'A reply that everybody would call excellent' },
          { id: 'worse', text: 'A reply that fails even more clearly' },
          { id: 'border', text: 'A reply that is just good enough, with the reason' },
          { id: 'typical', text: 'A reply of average length and tone' },
        ],
        answer: 'border',
        explanation:
          'Raters differ on borderline replies, so such an example settles most. On excellent replies and plain failures, they agree without help.',
      },
      {
        id: 'six-unsure',
        kind: 'single',
        lecture: 'write-a-rubric',
        prompt: 'A rater marks 6 of 40 replies as *unsure* for one criterion. What do you do first?',
        options: [
          { id: 'no', text: 'Count them as failed, to be on the safe side' },
          { id: 'notes', text: 'Read why, and add the rules that are missing to the rubric' },
          { id: 'forbid', text: 'Remove “unsure” from the scale, so that raters decide' },
          { id: 'scale', text: 'Change the scale to five steps' },
        ],
        answer: 'notes',
        explanation:
          '*Unsure* points at holes in the rubric, and the notes say which. Counting or forbidding it hides the holes, and a finer scale adds more boundaries to disagree about.',
      },
      {
        id: 'rating-session',
        kind: 'multiple',
        lecture: 'write-a-rubric',
        prompt: 'Which of these belong to a rating session as the course plans it? Choose **three**.',
        options: [
          { id: 'hidden', text: 'Replies of both versions are in one list, in random order' },
          { id: 'reply-by-reply', text: 'The rater judges all criteria of a reply before the next reply' },
          { id: 'one-criterion', text: 'The rater judges one criterion for all replies, then the next' },
          { id: 'through', text: 'The session lasts until everything is rated' },
          { id: 'repeated', text: 'A few replies from the beginning come again at the end' },
        ],
        answer: ['hidden', 'one-criterion', 'repeated'],
        explanation:
          'Hidden versions keep hopes out, one criterion at a time keeps criteria apart, and repeated replies show whether raters agree with themselves. After 45 minutes, attention fades, and strictness with it.',
      },
      {
        id: 'even-table',
        kind: 'numeric',
        lecture: 'do-raters-agree',
        prompt:
          'Two raters judge 40 replies. Both pass 15 and both fail 15. A passes 5 that B fails, and A fails 5 that B passes. What is Cohen’s kappa? Two decimals are enough.',
        answer: 0.5,
        tolerance: 0.005,
        explanation:
          'They agree on 30 of 40, or 0.75. Each passes 20 of 40, so chance gives 0.5 × 0.5 + 0.5 × 0.5 = 0.5. Kappa is (0.75 − 0.5) / (1 − 0.5) = 0.5.',
      },
      {
        id: 'below-the-line',
        kind: 'single',
        lecture: 'do-raters-agree',
        prompt:
          'Two raters reach a kappa of 0.31 on a criterion. Next week, you want to compare two versions of the prompt with it. What comes first?',
        options: [
          { id: 'more', text: 'Rate three times as many replies, so that the noise averages out' },
          { id: 'stricter', text: 'Let the stricter of the two rate alone' },
          { id: 'repair', text: 'Repair the rubric where the two disagree' },
          { id: 'judge', text: 'Have a model judge decide the replies on which they differ' },
        ],
        answer: 'repair',
        explanation:
          'Below 0.4, the rubric comes before anything else: a difference between versions could be a difference between raters. More replies repeat the same unclear rule, and one rater or a judge only hides it.',
      },
      {
        id: 'after-the-repair',
        kind: 'single',
        lecture: 'do-raters-agree',
        prompt:
          'Two raters have discussed 8 disagreements in 30 replies and repaired the rubric. They want to know whether it helped. What do they rate now?',
        options: [
          { id: 'eight', text: 'The 8 replies on which they differed' },
          { id: 'same', text: 'The same 30 replies' },
          { id: 'new', text: 'Thirty replies that neither has seen' },
          { id: 'anchors', text: 'The anchors of the rubric' },
        ],
        answer: 'new',
        explanation:
          'They remember what was decided about the 30, so rating those again measures memory. Only unseen replies show whether the rubric leads both to the same decision.',
      },
      {
        id: 'generous-or-costly',
        kind: 'single',
        lecture: 'do-raters-agree',
        prompt:
          'A reply offers a discount that the policy allows but does not require. One rater passes it as generous, the other fails it as a waste. The rubric is clear, and neither has missed a fact. Who settles it?',
        options: [
          { id: 'majority', text: 'A third rater, by majority' },
          { id: 'owner', text: 'The owner of the product, in writing' },
          { id: 'split', text: 'Nobody: the reply counts half' },
          { id: 'senior', text: 'The rater with more experience' },
        ],
        answer: 'owner',
        explanation:
          'The raters value different things, and that is a decision about the product. Written down by its owner, it holds for all later cases. A vote would decide this one reply and not the next.',
      },
      {
        id: 'how-many-differ',
        kind: 'numeric',
        lecture: 'compare-two-versions',
        prompt:
          'On 50 shared cases, version A passes 31 and version B passes 36. There are 29 cases that both pass. On how many cases do the versions differ?',
        unit: 'cases',
        answer: 9,
        explanation:
          'A alone passes 31 − 29 = 2, and B alone passes 36 − 29 = 7. The versions differ on 2 + 7 = 9 cases, and only these say which is better.',
      },
      {
        id: 'five-to-nothing',
        kind: 'numeric',
        lecture: 'compare-two-versions',
        prompt:
          'Two versions differ on 5 cases, and all 5 favor B. If the versions were equally good, how often would a split at least this uneven occur, in either direction? Answer in percent.',
        unit: 'percent',
        answer: 6.25,
        tolerance: 0.3,
        explanation:
          'Each case is a coin toss. Five of five for B has a chance of 1/32, and so does five of five for A: 2/32, or 6.25%. Even a clean split of five is only a hint.',
      },
      {
        id: 'three-runs-each',
        kind: 'single',
        lecture: 'compare-two-versions',
        prompt:
          'A report says: "120 results: 40 cases, three runs each." What is the largest number of cases that the calculation of luck may assume?',
        options: [
          { id: 'forty', text: '40' },
          { id: 'sixty', text: '60, as a compromise' },
          { id: 'eighty', text: '80, because one run of each case is only a check' },
          { id: 'all', text: '120' },
        ],
        answer: 'forty',
        explanation:
          'Runs of the same case resemble each other. Three runs measure forty cases more steadily; they do not make more cases.',
      },
      {
        id: 'overlapping-ranges',
        kind: 'single',
        lecture: 'compare-two-versions',
        prompt:
          'On the same 100 cases, A passes 60 to 78% and B passes 70 to 86% (95% ranges). A colleague concludes: "The ranges overlap, so nothing is shown." What is the right reply?',
        options: [
          { id: 'agree', text: 'The colleague is right; the ranges must be apart' },
          { id: 'middle', text: 'Compare the middles of the ranges instead' },
          { id: 'differing', text: 'Both answered the same cases, so look at those on which they differ' },
          { id: 'wider', text: 'Use 99% ranges, which are more careful' },
        ],
        answer: 'differing',
        explanation:
          'The ranges describe each version alone and ignore that both had the same cases. If B wins 18 of 20 differing cases, that is strong evidence although the ranges overlap.',
      },
    ],
  },
]);
