import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Assessments, Rubric, Submission } from '#contract/schemas/assignment.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { InSlot } from '#web/src/ui/in-slot.tsx';
import { FileList } from './file-section.tsx';
import { levelName } from './submission-list.tsx';

interface SubmittedCardProps {
  rubric: Rubric;
  submission: Submission;
  /** It was submitted on this page, so the focus moves to it. */
  isNew: boolean;
  /** Opens the form; absent while it is open. */
  onEdit: (() => void) | undefined;
  /** The next lecture; absent after the last one. */
  nextUrl: string | undefined;
}

/** Counts the criteria that have a level, as `3 of 6`. */
export const assessedCount = ({ criteria }: Rubric, assessments: Assessments): string => {
  const assessed = criteria.filter(({ id, levels }) => levels.some((level) => level.id === assessments[id]?.level));
  return `${assessed.length} of ${criteria.length}`;
};

/** The latest submission: when, which files, the level of every criterion, and what comes next. */
const SubmittedCard = ({ rubric, submission, isNew, onEdit, nextUrl }: SubmittedCardProps) => {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { submittedAt, files, assessments } = submission;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className="stack-16 one-column surface padded-24 text-width" aria-labelledby={titleId}>
      <div className="stack-4">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="row-8 title">
          <CircleCheck className="fixed accent" size={22} strokeWidth={1.75} aria-hidden />
          <span>
            Submitted on <time dateTime={submittedAt}>{formatDateTime(submittedAt)}</time>
          </span>
        </h2>
        <p className="muted">{assessedCount(rubric, assessments)} criteria assessed</p>
      </div>
      <FileList files={files} label="Submitted files" />
      <dl className="stack-8 one-column">
        {rubric.criteria.map((criterion) => (
          <div key={criterion.id} className="row-16 between align-baseline">
            <dt className="muted">{criterion.title}</dt>
            <dd className="strong nowrap">{levelName(criterion, assessments)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {nextUrl ? 'The lesson is complete.' : 'You get your certificate when every lesson is complete.'} You can change
        your work and submit it again: this submission is kept.
      </p>
      {(nextUrl || onEdit) && (
        <div className="cluster-12">
          {nextUrl && (
            <ButtonLink variant="primary" to={nextUrl}>
              Next lesson
            </ButtonLink>
          )}
          {onEdit && <Button onClick={onEdit}>Change and submit again</Button>}
        </div>
      )}
    </section>
  );
};

interface SubmissionSummaryProps extends Omit<SubmittedCardProps, 'submission'> {
  /** The draft. */
  assessments: Assessments;
  submission: Submission | undefined;
  /** Id of the form's title. */
  formId: string;
}

/** Shows, above the lecture's text, the latest submission, or the draft's progress with a link to the form. */
export const SubmissionSummary = ({ assessments, submission, formId, ...props }: SubmissionSummaryProps) => (
  <InSlot id="submission-summary">
    {submission ? (
      <SubmittedCard key={submission.number} {...props} submission={submission} />
    ) : (
      <p className="cluster-8 between sunken padded-12-16 text-width">
        {assessedCount(props.rubric, assessments)} criteria assessed
        <a href={`#${formId}`}>Go to your submission</a>
      </p>
    )}
  </InSlot>
);
