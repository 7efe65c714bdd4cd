import { phrases } from '../phrases.ts';
import type { Reply, Scene } from '../scene.ts';
import { type OtherLanguage, searchWordsOf } from '../understanding/language.ts';

/** Says in the asker's language that passages are in English, and shows the best ones. */
export const answerInOtherLanguage = (scene: Scene, language: OtherLanguage, question: string): Reply => {
  const { extracts, locked } = scene.retriever.retrieve(searchWordsOf(question, language), {
    lectureId: scene.lecture?.id,
  });
  const { passages, nothing } = phrases[language];
  if (extracts.length === 0)
    return { claims: [], locked: locked.slice(0, 2), notice: { code: 'not-covered', text: nothing } };
  return { remark: passages, claims: extracts, locked: locked.slice(0, 1) };
};
