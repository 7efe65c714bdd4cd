import { isSelfContained, sentencesOf } from '#contract/rules/assistant/passage-units.ts';
import type { Hit } from '#contract/rules/assistant/retriever.ts';
import type { Reply, Scene, SceneLecture } from '../scene.ts';
import { subjectTerms } from '../understanding/follow-up.ts';
import { thisLesson } from '../understanding/intents.ts';
import { lookup, retrieveFor } from './lookup.ts';

/** Sentences that explain with an image, a definition or an everyday example. */
const picture =
  /\b(?:imagine|picture|think of|like an?|as if|suppose|in other words|that is|means|is called|is a|are a|everyday|for example|say)\b/i;

/** Returns how easy a text is to read, from about 0 to 2: higher for short words and sentences, and for an image. */
const simplicityOf = (text: string): number => {
  const sentences = Math.max(1, sentencesOf(text).length);
  const words = text.split(/\s+/).length;
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const isDense = /[|`=<>²√·]|\d.*\d.*\d.*\d/.test(text);
  return (
    (picture.test(text) ? 0.5 : 0) + (isDense ? -0.3 : 0.2) + 12 / (words / sentences + 8) + 3 / (letters / words + 2)
  );
};

const remark = 'These are the plainest words the lessons have for it:';
/** Maximum passages that explain a whole lesson. */
const maxLessonParts = 3;

/** Explains a lesson by its plainest passages, in the lesson's order; undefined when it has none. */
const explainLesson = (scene: Scene, { id, title }: SceneLecture): Reply | undefined => {
  const plainest = scene.retriever.passages
    .filter(({ source }) => source.kind === 'lecture' && source.lectureId === id)
    .map((passage, position) => ({ position, hit: scene.retriever.extract(passage, `what is ${title}`) }))
    .filter(({ hit }) => sentencesOf(hit.text).length > 1 && isSelfContained(hit.text))
    .sort((one, other) => simplicityOf(other.hit.text) - simplicityOf(one.hit.text))
    .slice(0, maxLessonParts)
    .sort((one, other) => one.position - other.position);
  return plainest.length > 0 ? { remark, claims: plainest.map(({ hit }) => hit) } : undefined;
};

/** Explains with the plainest passages about a subject, or of the lesson beside the question if it names that one. */
export const explainSimply = (scene: Scene, subject: string): Reply => {
  const isOnLesson = subject === thisLesson || subjectTerms(subject).length === 0;
  const lesson = isOnLesson && scene.lecture?.isOpen ? explainLesson(scene, scene.lecture) : undefined;
  if (lesson) return lesson;
  const topic = (isOnLesson ? scene.lecture?.title : subject) ?? '';
  const { extracts } = retrieveFor(scene, `what is ${topic}`);
  const lectureIds = new Set(extracts.map(({ source }) => source.kind === 'lecture' && source.lectureId));
  const candidates = scene.retriever
    .rank(topic, { lectureId: scene.lecture?.id })
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
    remark,
    claims: candidates.slice(0, 2).map(({ hit }) => hit),
  };
};
