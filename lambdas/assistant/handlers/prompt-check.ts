import { unitsOf } from '#contract/rules/assistant/passage-units.ts';
import type { Hit, VisiblePassage } from '#contract/rules/assistant/retriever.ts';
import type { Reply, Scene } from '../scene.ts';
import { lookup } from './lookup.ts';

/** How to recognize each point of a checklist in a prompt, by the label the lectures give it. */
const points: Record<string, (prompt: string) => boolean> = {
  task: (prompt) =>
    !/^\W*(?:please )?(?:help|look at|deal with|do something|improve|optimize)\b/i.test(prompt) &&
    /\b(?:list|summarize|rewrite|compare|translate|sort|draft|write|shorten|extract|classify|explain|name|find|count|check|turn|label|reply|answer)\b/i.test(
      prompt,
    ),
  context: (prompt) =>
    /\b(?:for (?:the|my|our|a|an|people|someone)|reader|audience|who|because|we are|i am|customers?|colleagues?|board|team|background|so that|already know)\b/i.test(
      prompt,
    ),
  format: (prompt) =>
    /\b(?:at most|no more than|\d+ (?:words|sentences|bullets?|bullet points|lines|characters|paragraphs)|bullet|table|json|list of|one sentence|format|columns?|headings?|(?:one|two|three|four|five|six) (?:words|sentences|bullet|lines|paragraphs))\b/i.test(
      prompt,
    ),
  examples: (prompt) => /\b(?:examples?|for instance|like this|such as|e\.g\.)\b/i.test(prompt),
  reader: (prompt) => /\b(?:to|for) (?:[A-Z][a-z]+|my|our|the|a)\b|\breader\b/.test(prompt),
  action: (prompt) =>
    /\b(?:by (?:mon|tue|wed|thu|fri|sat|sun|tomorrow|noon|\w+ \d)|until|before \w+|should|confirm|approve|reply|decide|send me|deadline)\b/i.test(
      prompt,
    ),
  facts: (prompt) => /\d|[“"][^”"]{8,}[”"]/.test(prompt),
  'delicate point': (prompt) =>
    /\b(?:do not mention|don'?t mention|avoid|careful|sensitive|delicate|without blaming|confidential|upset)\b/i.test(
      prompt,
    ),
};

/** Points that may be absent: many prompts do not need them. */
const optional = new Set(['examples', 'delicate point']);

const labelOf = (text: string): string | undefined => {
  const [, label] = /^(?:- |\d+\. )?(?:the )?([a-z]+(?: point)?)[:.]/i.exec(text) ?? [];
  const key = label?.toLowerCase();
  return key !== undefined && key in points ? key : undefined;
};

interface Checklist {
  passage: VisiblePassage;
  items: { label: string; text: string }[];
}

/** Returns the checklist of the course: the open passage with the most labeled points. */
const findChecklist = ({ retriever, lecture }: Scene): Checklist | undefined => {
  const lists = retriever.passages
    .filter(({ source }) => source.kind === 'lecture')
    .map((passage): Checklist => {
      const texts = unitsOf(passage.lines).flatMap(({ text }) => text.split('\n'));
      const items = texts.flatMap((text) => {
        const label = labelOf(text);
        return label === undefined ? [] : [{ label, text: text.replace(/^(?:- |\d+\. )/, '') }];
      });
      return { passage, items: items.filter(({ label }, at) => items.findIndex((one) => one.label === label) === at) };
    })
    .filter(({ items }) => items.length >= 3);
  const isBeside = ({ passage: { source } }: Checklist) =>
    source.kind === 'lecture' && source.lectureId === lecture?.id;
  return lists.sort(
    (one, other) => Number(isBeside(other)) - Number(isBeside(one)) || other.items.length - one.items.length,
  )[0];
};

/** Returns the prompt in a message: the text in quotes, else the text after the first colon or line break. */
const promptIn = (message: string): string => {
  const [, quoted] = /[“"«]([\s\S]{10,})[”"»]/.exec(message) ?? [];
  const after = /(?::|\n)\s*([\s\S]{10,})$/.exec(message)?.[1];
  return (quoted ?? after ?? '').trim();
};

const listOf = (labels: readonly string[]): string =>
  labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`;

/** Checks a prompt against the points of the course, and quotes those it does not meet. */
export const checkPrompt = (scene: Scene, message: string): Reply => {
  const checklist = findChecklist(scene);
  if (!checklist) return lookup(scene, 'what makes a good prompt');
  const { passage, items } = checklist;
  const source: Hit['source'] =
    passage.source.kind === 'lecture' && passage.heading !== undefined
      ? { ...passage.source, heading: passage.heading }
      : passage.source;
  const toClaims = (shown: typeof items): Hit[] => shown.map(({ text }) => ({ text, source }));
  const prompt = promptIn(message);
  if (prompt === '')
    return {
      remark: 'Put your prompt in the question, after a colon. These are the points this course looks for:',
      claims: toClaims(items),
    };
  const isMet = ({ label }: { label: string }) => points[label]?.(prompt) ?? true;
  const met = items.filter(isMet).map(({ label }) => label);
  const open = items.filter((item) => !isMet(item));
  const missing = open.filter(({ label }) => !optional.has(label)).map(({ label }) => label);
  const remarks = [
    met.length > 0 ? `Judging by its wording, your prompt has: ${listOf(met)}.` : '',
    missing.length > 0 ? `Look again at: ${listOf(missing)}.` : 'It has what the course asks of every prompt.',
    open.length > 0 ? 'This is how the course puts it:' : '',
  ];
  return {
    remark: remarks.filter((remark) => remark !== '').join(' '),
    claims: toClaims(open.length > 0 ? open : items),
  };
};
