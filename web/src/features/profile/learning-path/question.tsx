import { experiences, goals, topics } from 'virtual:contract-values';
import type { ReactNode } from 'react';
import { topicWords } from '../../../site/course-words.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { Choices } from './choices.tsx';
import type { Answers, Step } from './use-questionnaire-form.ts';
import { experienceWords, goalWords, minuteChoices, minutesText } from './words.ts';

/** The questions as they are asked. */
export const questionTexts: Record<Step, { title: string; hint?: string }> = {
  goal: { title: 'What brings you here?' },
  role: { title: 'What is your work?', hint: 'You can leave this empty.' },
  experience: { title: 'How much have you done with AI?' },
  topics: { title: 'What do you want to learn about?', hint: 'As many as you like. The first you choose counts most.' },
  weeklyMinutes: { title: 'How much time do you have in a week?', hint: 'A rough guess is enough.' },
};

interface QuestionProps {
  step: Step;
  answers: Answers;
  onAnswer: (given: Partial<Answers>) => void;
}

const listOf = <Value,>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** The control that answers one question. */
export const Question = ({ step, answers, onAnswer }: QuestionProps): ReactNode => {
  switch (step) {
    case 'goal':
      return (
        <Choices
          name="goal"
          options={goals.map((value) => ({ value, text: goalWords[value] }))}
          chosen={listOf(answers.goal)}
          onChange={([goal]) => goal && onAnswer({ goal })}
        />
      );
    case 'role':
      return (
        <TextInput
          label="Your work, in a few words"
          optional
          autoComplete="organization-title"
          maxLength={80}
          placeholder="Project manager"
          value={answers.role}
          onChange={({ target }) => onAnswer({ role: target.value })}
        />
      );
    case 'experience':
      return (
        <Choices
          name="experience"
          options={experiences.map((value) => ({ value, text: experienceWords[value] }))}
          chosen={listOf(answers.experience)}
          onChange={([experience]) => experience && onAnswer({ experience })}
        />
      );
    case 'topics':
      return (
        <Choices
          name="topics"
          several
          options={topics.map((value) => ({ value, text: topicWords[value] }))}
          chosen={answers.topics}
          onChange={(chosen) => onAnswer({ topics: chosen })}
        />
      );
    case 'weeklyMinutes':
      return (
        <Choices
          name="weekly-minutes"
          options={minuteChoices(answers.weeklyMinutes ?? 0).map((value) => ({ value, text: minutesText(value) }))}
          chosen={listOf(answers.weeklyMinutes)}
          onChange={([weeklyMinutes]) => weeklyMinutes !== undefined && onAnswer({ weeklyMinutes })}
        />
      );
  }
};
