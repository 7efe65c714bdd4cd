import { isSelfContained, sentencesOf } from '#contract/rules/assistant/passage-units.ts';
import type { Hit, RetrievalResult, VisiblePassage } from '#contract/rules/assistant/retriever.ts';
import { isNewTo, type Reply, type Scene, scopeLabel } from '../scene.ts';

/** Sentences that give a reason. */
const reason =
  /\b(?:because|since|so that|therefore|the reason|otherwise|that is why|this is why|which is why|in order to|why)\b/i;

/** Cuts an extract to its first whole sentence. */
const firstSentence = ({ text, source }: Hit): Hit => {
  const [first = '', second = ''] = sentencesOf(text);
  return { source, text: first.length < 60 && isSelfContained(first) ? `${first} ${second}`.trim() : first };
};

/** Says that nothing answers the question, and names the nearest passages. */
export const refusal = (scene: Scene, { locked, nearby }: Pick<RetrievalResult, 'locked' | 'nearby'>): Reply => ({
  claims: [],
  locked: locked.slice(0, 2),
  nearby,
  notice:
    locked.length > 0
      ? {
          code: 'not-open',
          text: 'A lesson that matches your question is not open to you yet, so it cannot be quoted.',
        }
      : { code: 'not-covered', text: `${scopeLabel(scene)} does not seem to answer this.` },
});

/** Minimum share of a question that a fact has to cover: facts are short, so they match unrelated questions easily. */
const minHelpCoverage = 0.75;

/** Returns what answers a question in the lectures, else in the facts of the course and the FAQ. */
export const retrieveFor = (scene: Scene, question: string, focus?: string): RetrievalResult => {
  const retrieved = scene.retriever.retrieve(question, { lectureId: scene.lecture?.id, focus });
  if (retrieved.extracts.length > 0 || !scene.help) return retrieved;
  if ((scene.help.rank(question)[0]?.coverage ?? 0) < minHelpCoverage) return retrieved;
  const helpful = scene.help.retrieve(question);
  return helpful.extracts.length > 0 ? { ...helpful, locked: retrieved.locked } : retrieved;
};

/**
 * Minimum coverage and similarity of a passage to be shown as the closest match when no answer is certain. Lower for
 * the lesson beside the question, because most questions are about the open lesson.
 */
const closest = { beside: { coverage: 0.2, similarity: 0.3 }, elsewhere: { coverage: 0.25, similarity: 0.45 } };
/** Confidence at which a passage needs neither. */
const minClosestConfidence = 0.78;
/** Coverage at which a passage of the open lesson needs no similarity: names and code have no vectors to compare. */
const minCoverageAlone = 0.3;
/** Number of top passages among which the closest matches are chosen. */
const maxClosestRank = 5;

/** Returns the closest matches of a question without a certain answer, best first; none unless one is close enough. */
const closestTo = (scene: Scene, question: string): VisiblePassage[] => {
  const best = scene.retriever.rank(question, { lectureId: scene.lecture?.id }).slice(0, maxClosestRank);
  const isClose = best.some(({ passage: { source }, coverage, similarity, confidence }) => {
    const isBeside = source.kind === 'lecture' && source.lectureId === scene.lecture?.id;
    const least = isBeside ? closest.beside : closest.elsewhere;
    const isAlike = similarity >= least.similarity || (isBeside && coverage >= minCoverageAlone);
    return confidence >= minClosestConfidence || (coverage >= least.coverage && isAlike);
  });
  return isClose ? best.map(({ passage }) => passage) : [];
};

/** Shows the closest matches of a question, and says that they may not answer it; undefined without any. */
const showClosest = (scene: Scene, question: string): Reply | undefined => {
  const passages = scene.isInside ? closestTo(scene, question) : [];
  if (passages.length === 0) return undefined;
  return {
    remark: `${scopeLabel(scene)} does not seem to answer this. The closest match:`,
    claims: passages.map((passage, index) => scene.retriever.extract(passage, question, index === 0)),
  };
};

/** Returns another close passage of the open lesson if the answer has a single passage. */
const addedTo = (scene: Scene, question: string, [only, ...others]: readonly Hit[]): Hit[] => {
  if (!only || others.length > 0 || !scene.lecture) return [];
  return closestTo(scene, question)
    .filter(({ source }) => source.kind === 'lecture' && source.lectureId === scene.lecture?.id)
    .map((passage) => scene.retriever.extract(passage, question))
    .filter(({ source }) => JSON.stringify(source) !== JSON.stringify(only.source))
    .slice(0, 1);
};

/** Quotes the passages that answer a question best, with a caution where the evidence is weak. */
export const lookup = (scene: Scene, question: string, asks?: 'why' | 'shorter' | 'more', focus?: string): Reply => {
  const isNew = isNewTo(scene.turns);
  const retrieved =
    asks === undefined || asks === 'shorter'
      ? retrieveFor(scene, question, focus)
      : scene.retriever.retrieve(question, { lectureId: scene.lecture?.id, isNew });
  const { extracts, locked } = retrieved;
  if (extracts.length === 0) {
    if (asks === 'more')
      return {
        ...refusal(scene, retrieved),
        notice: { code: 'not-covered', text: 'The lessons say nothing about this beyond what you have seen.' },
      };
    return { ...(showClosest(scene, question) ?? refusal(scene, retrieved)), locked: locked.slice(0, 2) };
  }
  if (asks === 'shorter') return { claims: extracts.slice(0, 1).map(firstSentence), locked: locked.slice(0, 1) };
  const ordered =
    asks === 'why'
      ? extracts.toSorted((one, other) => Number(reason.test(other.text)) - Number(reason.test(one.text)))
      : extracts;
  return {
    ...(!retrieved.isSure && { remark: `${scopeLabel(scene)} may not answer this. What comes closest:` }),
    ...{ claims: [...ordered, ...addedTo(scene, question, extracts)], locked: locked.slice(0, 1) },
  };
};
