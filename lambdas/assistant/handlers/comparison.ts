import type { Hit, RankedPassage } from '#contract/rules/assistant/retriever.ts';
import { queryTerms, termsOf } from '#contract/rules/assistant/terms.ts';
import type { Reply, Scene } from '../scene.ts';
import { lookup } from './lookup.ts';

const minCoverage = 0.4;

const textOf = ({ passage }: RankedPassage): string =>
  [passage.heading ?? '', ...passage.lines.map(([text]) => text)].join(' ');

/** Returns whether a text contains a word of the name. */
const names = (text: string, name: string): boolean => {
  const terms = new Set(termsOf(text));
  return queryTerms(name).some((term) => terms.has(term));
};

/** Compares two subjects by passages that name both. Adds the best passage on a subject that no extract names. */
export const compare = (scene: Scene, one: string, other: string, message = `${one} ${other}`): Reply => {
  const question = `${one} ${other}`;
  const ranked = scene.retriever.rank(question, { lectureId: scene.lecture?.id });
  const both = ranked.filter(
    (each) => each.coverage >= minCoverage && names(textOf(each), one) && names(textOf(each), other),
  );
  const claims = both
    .slice(0, 3)
    .map(({ passage }) => scene.retriever.extract(passage, question))
    .filter((hit, index, all) => all.findIndex(({ text }) => text === hit.text) === index);
  const isComplete = (side: string) => claims.some(({ text }) => names(text, side));
  const sides: Hit[] = [one, other]
    .filter((side) => !isComplete(side))
    .flatMap((side) =>
      scene.retriever.retrieve(`what is ${side}`, { lectureId: scene.lecture?.id }).extracts.slice(0, 1),
    );
  const all = [...claims.slice(0, 2), ...sides];
  return all.length > 0 ? { claims: all } : lookup(scene, message);
};
