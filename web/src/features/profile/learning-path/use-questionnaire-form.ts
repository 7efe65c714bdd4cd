import { useState } from 'react';
import type { Questionnaire } from '#contract/schemas/learner.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { revalidate, setCached } from '#web/src/api/use-operation.ts';

/** Answers so far. */
export type Answers = Partial<Questionnaire> & Pick<Questionnaire, 'role' | 'topics'>;

const steps = ['goal', 'role', 'experience', 'topics', 'weeklyMinutes'] as const;
/** Questions in order. */
export type Step = (typeof steps)[number];

export const stepCount = steps.length;

const emptyAnswers: Answers = { role: '', topics: [] };

const isComplete = (answers: Answers): answers is Questionnaire =>
  answers.goal !== undefined && answers.experience !== undefined && answers.weeklyMinutes !== undefined;

/** State of the questionnaire. Keeps the answers when saving fails. */
export const useQuestionnaireForm = (stored: Questionnaire | null, onSaved: () => void) => {
  const [answers, setAnswers] = useState<Answers>(stored ?? emptyAnswers);
  const [position, setPosition] = useState(0);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const step = steps[position] ?? 'goal';

  const answer = (changes: Partial<Answers>) => {
    setError(undefined);
    setAnswers((current) => ({ ...current, ...changes }));
  };

  const save = async (body: Questionnaire) => {
    setBusy(true);
    try {
      await setCached('getQuestionnaire', {}, await call('saveQuestionnaire', { body }));
      void revalidate('recommendCourses');
      onSaved();
    } catch (failure) {
      setError(errorMessage(failure, 'Your answers could not be saved. They are still here; please try again.'));
    } finally {
      setBusy(false);
    }
  };

  const next = () => {
    if (answers[step] === undefined) return setError('Choose one of these.');
    if (position < stepCount - 1) return setPosition(position + 1);
    if (isComplete(answers)) void save({ ...answers, role: answers.role.trim() });
  };

  const back = () => {
    setError(undefined);
    setPosition(position - 1);
  };

  return { answers, answer, step, position, isLast: position === stepCount - 1, error, busy, next, back };
};
