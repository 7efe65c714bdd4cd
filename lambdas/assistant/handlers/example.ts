import { isListItem, joinTexts, unitsOf } from '#contract/rules/assistant/passage-units.ts';
import type { Hit, RankedPassage, VisiblePassage } from '#contract/rules/assistant/retriever.ts';
import { isNewTo, type Reply, type Scene } from '../scene.ts';
import { lookup } from './lookup.ts';

/** Headings above an example. */
const exampleHeading =
  /\b(?:example|worked|case|before and after|put together|filled in|finished|in practice|round|walk-through|page|first version|badly and well|see it work|run it|notice|attack|running|decides|lines)\b/i;
/** Sentences that begin an example. */
const exampleStart =
  /\b(?:for example|for instance|such as|suppose|imagine|here is|here are|take |say |compare|looks like|sounds like|might say|asks?:|writes?:|someone)\b|[“"][A-Z][^”"]{15,}[”"]/i;
/** Longest example in characters, except for a table or a program. */
const maxLength = 700;
const minCoverage = 0.4;

/** Returns the example in a passage: from its first sentence below an example heading, else from the one that begins it. */
const exampleIn = ({ lines, heading = '' }: VisiblePassage): string | undefined => {
  const units = unitsOf(lines);
  const start = exampleHeading.test(heading) ? 0 : units.findIndex(({ text }) => exampleStart.test(text));
  if (start < 0) return undefined;
  const paragraph = units.slice(0, start + 1).findLastIndex(({ isStart }) => isStart);
  const texts: string[] = [];
  for (const { text } of units.slice(Math.max(0, paragraph))) {
    const isOver = joinTexts([...texts, text]).length > maxLength;
    if (texts.length > 0 && isOver && !(texts.at(-1)?.endsWith(':') && !isListItem(text))) break;
    texts.push(text);
  }
  return joinTexts(texts);
};

/** Shows examples of a subject that this conversation has not shown yet. */
export const giveExample = (scene: Scene, subject: string): Reply => {
  const topic = subject || scene.lecture?.title || '';
  const isNew = isNewTo(scene.turns);
  const weightOf = ({ passage, score }: RankedPassage): number =>
    score * (exampleHeading.test(passage.heading ?? '') ? 1.4 : 1);
  const claims = scene.retriever
    .rank(topic, { lectureId: scene.lecture?.id })
    .filter(({ coverage }) => coverage >= minCoverage)
    .slice(0, 10)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .flatMap(({ passage }): Hit[] => {
      const text = exampleIn(passage);
      const { source } = scene.retriever.extract(passage, topic);
      return text !== undefined && isNew(text) ? [{ text, source }] : [];
    });
  if (claims.length > 0) return { claims: claims.slice(0, 2) };
  return { ...lookup(scene, topic), remark: 'The lessons show no other example of this. The closest match:' };
};
