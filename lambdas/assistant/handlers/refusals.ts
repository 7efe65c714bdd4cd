import type { Reply, Scene } from '../scene.ts';
import type { Intent } from '../understanding/intents.ts';

type Declined = Extract<Intent, { kind: 'cannot' }>['what'];

const texts: Record<Declined, string> = {
  'answer-key':
    'I cannot give answers to quizzes or solutions to exercises. I can ask you a practice question, or give the next hint for an exercise.',
  rules: 'I answer questions about the course and cannot change how I work. Ask about anything the lessons teach.',
  'write-code':
    'I cannot write the code of an exercise for you. Paste the error you get, and I will explain it and give the next hint.',
};

/**
 * Says what the assistant does not do, and offers the lesson beside the question. Like any other answer, names the
 * locked lesson that a message is about.
 */
export const decline = ({ retriever, lecture }: Scene, what: Declined, message: string): Reply => {
  const passage = retriever.passages.find(
    ({ source }) => source.kind === 'lecture' && source.lectureId === lecture?.id,
  );
  return {
    claims: [],
    locked: retriever.findLocked(message),
    notice: { code: 'cannot', text: texts[what] },
    nearby: passage ? [{ text: '', source: passage.source }] : [],
  };
};
