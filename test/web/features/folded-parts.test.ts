import { expect, test } from '@jest/globals';
import { splitLesson } from '#contract/rules/lesson/lesson-blocks.ts';
import { foldPredictions, splitAtCode } from '#web/src/features/player/reading/folded-parts.ts';

const fence = '```';
const predict = (question: string) => `${fence}predict\n${question}\n---\nThe answer.\n${fence}`;
const figure = `${fence}figure next-piece\n${fence}`;
const prompt = `${fence}prompt\nWrite a notice.\n${fence}`;

/** The parts of a text as `kind: text`, with what each folds in brackets. */
const folded = (...blocks: string[]): string[] => {
  const name = (part: ReturnType<typeof splitLesson>[number]) =>
    part.kind === 'text' ? part.markdown.trim() : part.kind;
  return foldPredictions(splitLesson(blocks.join('\n\n'))).map(({ part, folded: hidden }) =>
    hidden.length > 0 ? `${name(part)} [${hidden.map(name).join(', ')}]` : name(part),
  );
};

test('what is folded ends at the next heading', () => {
  expect(folded('Before.', predict('One?'), 'Because.\n\nSo.\n\n## Next\n\nAfter.', prompt)).toEqual([
    'Before.',
    'predict [Because.\n\nSo.]',
    '## Next\n\nAfter.',
    'prompt',
  ]);
});

test('a figure right after a prediction is folded with the text that explains it', () => {
  expect(folded(predict('One?'), figure, 'Because.', figure, '## Next')).toEqual([
    'predict [figure, Because.]',
    'figure',
    '## Next',
  ]);
});

test('a figure after an explanation is shown, and so is what follows it', () => {
  expect(folded(predict('One?'), 'Because.', figure, 'So.', predict('Two?'), prompt, 'Then.')).toEqual([
    'predict [Because.]',
    'figure',
    'So.',
    'predict',
    'prompt',
    'Then.',
  ]);
});

test('what is folded ends at the next prediction, which folds its own', () => {
  expect(folded(predict('One?'), 'First.', predict('Two?'), 'Second.')).toEqual([
    'predict [First.]',
    'predict [Second.]',
  ]);
});

test('a comment in code is no heading, and a deeper heading ends nothing', () => {
  const code = `${fence}python\n## not a heading\nprint(1)\n${fence}`;
  expect(folded(predict('One?'), `${code}\n\n### Detail`, '## Next')).toEqual([
    `predict [${code}\n\n### Detail]`,
    '## Next',
  ]);
});

test('a prediction right before a heading, or at the end, folds nothing', () => {
  expect(folded(predict('One?'), '## Next', predict('Two?'))).toEqual(['predict', '## Next', 'predict']);
});

test('a text ends before its first Python block, which the rest begins with', () => {
  const code = `${fence}python\nprint(1)\n${fence}`;
  const text = `${figure}\n\nRun it:\n\n`;
  expect(splitAtCode(`${text}${code}\n\nThen.`)).toEqual({ text, code: 'print(1)', rest: `${code}\n\nThen.` });
  expect(splitAtCode('Only words.')).toEqual({ text: 'Only words.', code: '', rest: '' });
});
