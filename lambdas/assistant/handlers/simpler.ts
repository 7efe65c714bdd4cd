import { sentencesOf } from '#contract/rules/assistant/passage-units.ts';
import type { Hit } from '#contract/rules/assistant/retriever.ts';
import type { Reply, Scene } from '../scene.ts';
import { lookup, retrieveFor } from './lookup.ts';

/** Sentences that explain by a picture, a definition or an everyday case. */
const picture =
  /\b(?:imagine|picture|think of|like an?|as if|suppose|in other words|that is|means|is called|is a|are a|everyday|for example|say)\b/i;

/** Returns how easy a text is to read: short words and sentences, and a picture, count; from about 0 to 2. */
const simplicityOf = (text: string): number => {
  const sentences = Math.max(1, sentencesOf(text).length);
  const words = text.split(/\s+/).length;
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const isDense = /[|`=<>²√·]|\d.*\d.*\d.*\d/.test(text);
  return (
    (picture.test(text) ? 0.5 : 0) + (isDense ? -0.3 : 0.2) + 12 / (words / sentences + 8) + 3 / (letters / words + 2)
  );
};

/** Explains with the plainest passages about a subject. */
export const explainSimply = (scene: Scene, subject: string): Reply => {
  const topic = subject || scene.lecture?.title || '';
  const { extracts } = retrieveFor(scene, `what is ${topic}`);
  const lectureIds = new Set(extracts.map(({ source }) => source.kind === 'lecture' && source.lectureId));
  const candidates = scene.retriever
    .rank(topic)
    .filter(
      ({ passage: { source }, coverage }) =>
        coverage >= 0.45 && source.kind === 'lecture' && lectureIds.has(source.lectureId),
    )
    .slice(0, 6)
    .map(({ passage, score }): { hit: Hit; score: number } => {
      const hit = scene.retriever.extract(passage, `what is ${topic}`);
      return { hit, score: score * simplicityOf(hit.text) };
    })
    .sort((one, other) => other.score - one.score);
  if (candidates.length === 0) return lookup(scene, topic);
  return {
    remark: 'These are the plainest words the lessons have for it:',
    claims: candidates.slice(0, 2).map(({ hit }) => hit),
  };
};
