import { queryTerms } from '#contract/rules/assistant/terms.ts';
import type { Scene, SceneLecture } from '../scene.ts';
import { subjectTerms } from '../understanding/follow-up.ts';

/** Minimum share of common words, of a title's or of the subject's, for a lecture to be the one meant. */
const minShare = 0.6;

/**
 * Returns the lecture that a message means: the one whose title it contains, else the one open beside the question,
 * else the one that covers most of the subject. It may be locked.
 */
export const findMeantLecture = (scene: Scene, subject: string): SceneLecture | undefined => {
  const { lectures, lecture, retriever } = scene;
  const said = subject.toLowerCase();
  const named = lectures.find(({ title }) => said.includes(title.toLowerCase()));
  if (named) return named;
  if (lecture && /\b(?:this|here)\b/.test(said)) return lecture;
  const asked = subjectTerms(subject);
  if (asked.length === 0) return lecture;
  const [best] = lectures
    .map((one) => {
      const title = queryTerms(one.title);
      const shared = title.filter((term) => asked.includes(term)).length;
      return { one, shared, share: Math.max(shared / Math.max(1, title.length), shared / asked.length) };
    })
    .filter(({ share, one }) => share >= minShare && one.contentType !== 'quiz')
    .sort((one, other) => other.shared - one.shared || other.share - one.share);
  if (best) return best.one;
  const [ranked] = retriever.rank(subject);
  const source = ranked && ranked.coverage >= minShare ? ranked.passage.source : undefined;
  return source?.kind === 'lecture' ? lectures.find(({ id }) => id === source.lectureId) : undefined;
};

/** Returns what to say about a lecture that is not open to this person. */
export const notOpen = (scene: Scene, { id }: SceneLecture) => ({
  claims: [],
  locked: scene.retriever.lockedLectures.filter(({ lectureId }) => lectureId === id),
  notice: { code: 'not-open' as const, text: 'This lesson is not open to you yet, so it cannot be quoted.' },
});
