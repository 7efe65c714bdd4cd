import { useId } from 'react';
import { maxEvidenceCharacters } from '#contract/rules/assignment-limits.ts';
import type { Assessment, Assessments, Rubric, RubricCriterion } from '#contract/schemas/assignment.ts';
import { Checkbox } from '#web/src/ui/checkbox.tsx';
import { TextArea } from '#web/src/ui/text-area.tsx';
import styles from './rubric-form.module.css';

/** Messages by field: `<criterion>.level` and `<criterion>.evidence`. */
export type FieldMessages = Record<string, string>;

/** Returns a message for each field that is missing before the work can be submitted. */
export const missingFields = ({ criteria }: Rubric, assessments: Assessments, fileCount: number): FieldMessages => ({
  ...(fileCount === 0 && { files: 'Add at least one file.' }),
  ...Object.fromEntries(
    criteria.flatMap(({ id }) => {
      const { level, evidence = '' } = assessments[id] ?? {};
      return [
        ...(level === undefined ? [[`${id}.level`, 'Choose the level that describes your work.']] : []),
        ...(evidence.trim() === '' ? [[`${id}.evidence`, 'Write one sentence of evidence.']] : []),
      ];
    }),
  ),
});

interface CriterionProps {
  position: string;
  criterion: RubricCriterion;
  assessment: Assessment;
  messages: FieldMessages;
  onChange: (assessment: Assessment) => void;
}

/** One criterion: its levels as radio buttons, and a sentence of evidence. */
const Criterion = ({ position, criterion, assessment, messages, onChange }: CriterionProps) => {
  const id = useId();
  const { title, levels } = criterion;
  const levelMessage = messages[`${criterion.id}.level`];
  return (
    <li className="surface padded-24">
      <fieldset
        className={`stack-12 one-column shrink ${styles.criterion}`}
        aria-describedby={levelMessage && `${id}-error`}
      >
        <legend className="below-8">
          <span className="note">{position}</span>
          <h4>{title}</h4>
        </legend>
        <div className="one-column grid lines rows-12" data-field={`${criterion.id}.level`}>
          {levels.map(({ id: level, name, description }) => (
            <Checkbox
              key={level}
              kind="radio"
              name={`${id}-level`}
              label={name}
              hint={description}
              checked={assessment.level === level}
              onChange={() => onChange({ ...assessment, level })}
            />
          ))}
        </div>
        {levelMessage && (
          <p className="small danger" id={`${id}-error`}>
            {levelMessage}
          </p>
        )}
        <div data-field={`${criterion.id}.evidence`}>
          <TextArea
            label="Evidence"
            hint="In one sentence, say where in your files someone else can see it."
            aria-label={`Evidence: ${title}`}
            error={messages[`${criterion.id}.evidence`]}
            rows={2}
            maxLength={maxEvidenceCharacters}
            value={assessment.evidence}
            onChange={({ currentTarget }) => onChange({ ...assessment, evidence: currentTarget.value })}
          />
        </div>
      </fieldset>
    </li>
  );
};

interface RubricFormProps {
  rubric: Rubric;
  assessments: Assessments;
  messages: FieldMessages;
  onChange: (assessments: Assessments) => void;
}

/** The learner's assessment of their own work by every criterion. */
export const RubricForm = ({ rubric: { criteria }, assessments, messages, onChange }: RubricFormProps) => (
  <ol className="stack-16 one-column">
    {criteria.map((criterion, index) => (
      <Criterion
        key={criterion.id}
        position={`Criterion ${index + 1} of ${criteria.length}`}
        criterion={criterion}
        assessment={assessments[criterion.id] ?? { evidence: '' }}
        messages={messages}
        onChange={(assessment) => onChange({ ...assessments, [criterion.id]: assessment })}
      />
    ))}
  </ol>
);
