import { experiences, goals } from 'virtual:contract-values';
import type { ReactNode } from 'react';
import { maxRoleLength } from '#contract/rules/profile-limits.ts';
import { topicLabel } from '#contract/rules/topic.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './questionnaire.module.css';
import { experienceLabels, goalLabels, minuteChoices, minutesLabel } from './questionnaire-labels.ts';
import type { Answers, Step } from './use-questionnaire-form.ts';

interface ChoicesProps<Value extends string | number> {
  /** Unique on the page. */
  name: string;
  options: readonly { value: Value; text: string }[];
  chosen: readonly Value[];
  /** Allows several choices. */
  isMultiple?: boolean;
  onChange: (chosen: Value[]) => void;
}

/** Large rows for choosing one or several values. */
const Choices = <Value extends string | number>({
  name,
  options,
  chosen,
  isMultiple = false,
  onChange,
}: ChoicesProps<Value>) => {
  const toggle = (value: Value) => {
    if (!isMultiple) return onChange([value]);
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  };
  return (
    <div className={`stack-8 ${styles.rows}`} data-several={isMultiple || undefined}>
      {options.map(({ value, text }) => (
        <label key={value} className={`row-12 outlined hover-border focus-inside ${styles.row}`}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            className="fixed"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          {text}
        </label>
      ))}
    </div>
  );
};

/** The smallest page of the course list, which names the topics of all courses. */
const topicsInput = { query: { limit: '1' } };

interface TopicChoicesProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Offers the topics of all courses, and chosen ones that no course has anymore. */
const TopicChoices = ({ chosen, onChange }: TopicChoicesProps) => {
  const { data, error, mutate } = useOperation('listCourses', topicsInput);
  if (error) {
    return (
      <ErrorPanel
        title="The topics could not be loaded"
        text={userFacingReason(error)}
        error={error}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading the topics">
        <SkeletonBox />
      </Skeleton>
    );
  }
  const topics = [...new Set([...data.topics, ...chosen])];
  return (
    <Choices
      name="topics"
      isMultiple
      options={topics.map((value) => ({ value, text: topicLabel(value) }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
};

/** Titles and hints of the questions. */
export const questionTexts: Record<Step, { title: string; hint?: string }> = {
  goal: { title: 'What brings you here?' },
  role: { title: 'What is your job?', hint: 'Optional.' },
  experience: { title: 'How much experience do you have with AI?' },
  topics: {
    title: 'What do you want to learn about?',
    hint: 'Choose as many as you like. Your first choice counts most.',
  },
  weeklyMinutes: { title: 'How much time do you have per week?', hint: 'A rough guess is enough.' },
};

interface QuestionProps {
  step: Step;
  answers: Answers;
  onAnswer: (changes: Partial<Answers>) => void;
}

const toList = <Value,>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** Control for one question. */
export const Question = ({ step, answers, onAnswer }: QuestionProps): ReactNode => {
  switch (step) {
    case 'goal':
      return (
        <Choices
          name="goal"
          options={goals.map((value) => ({ value, text: goalLabels[value] }))}
          chosen={toList(answers.goal)}
          onChange={([goal]) => goal && onAnswer({ goal })}
        />
      );
    case 'role':
      return (
        <TextInput
          label="Your job, in a few words"
          optional
          autoComplete="organization-title"
          maxLength={maxRoleLength}
          placeholder="Project manager"
          value={answers.role}
          onChange={({ target }) => onAnswer({ role: target.value })}
        />
      );
    case 'experience':
      return (
        <Choices
          name="experience"
          options={experiences.map((value) => ({ value, text: experienceLabels[value] }))}
          chosen={toList(answers.experience)}
          onChange={([experience]) => experience && onAnswer({ experience })}
        />
      );
    case 'topics':
      return <TopicChoices chosen={answers.topics} onChange={(topics) => onAnswer({ topics })} />;
    case 'weeklyMinutes':
      return (
        <Choices
          name="weekly-minutes"
          options={minuteChoices(answers.weeklyMinutes ?? 0).map((value) => ({ value, text: minutesLabel(value) }))}
          chosen={toList(answers.weeklyMinutes)}
          onChange={([weeklyMinutes]) => weeklyMinutes !== undefined && onAnswer({ weeklyMinutes })}
        />
      );
  }
};
