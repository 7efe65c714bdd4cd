import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'evaluation',
    title: 'Evaluating LLM outputs',
    passMark: 70,
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
    ],
  },
]);
