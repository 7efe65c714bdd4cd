import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'evaluation',
    title: 'Evaluating LLM outputs',
    passMark: 70,
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
          'Format, length and "this string must come from the source" are exact questions, and code answers them for nothing, every time. Tone and whether advice helps need judgment, from a person or a judge you have checked against people.',
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
]);
