import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AssignmentFile, AssignmentWork, Rubric } from '#contract/schemas/assignment.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { SaveStatus } from '#web/src/lib/save-status.tsx';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { FileSection } from './file-section.tsx';
import { MissingList } from './missing-list.tsx';
import { type FieldMessages, missingFields, RubricForm } from './rubric-form.tsx';
import { SubmissionList } from './submission-list.tsx';
import { assessedCount, SubmissionSummary } from './submitted-card.tsx';
import { hasContent, trimmed, useDraft } from './use-draft.ts';
import { useUploads } from './use-uploads.ts';

const titleId = 'your-submission';

interface AssignmentPanelProps {
  courseId: string;
  lectureId: string;
  rubric: Rubric;
  onSubmitted: () => void;
  /** The next lecture; absent after the last one. */
  nextUrl: string | undefined;
  /** Renders the submit button in its place: on narrow screens, the bar at the lower edge. */
  place: (step: ReactNode) => ReactNode;
}

interface AssignmentFormProps extends AssignmentPanelProps {
  work: AssignmentWork;
  /** Replaces the loaded work; without an argument, reads it again. */
  onChange: (work?: AssignmentWork) => void;
}

const Title = ({ text = 'Your submission', isDraft = false }) => (
  <div className="cluster-12">
    <h2 id={titleId} tabIndex={-1} className="title">
      {text}
    </h2>
    {isDraft && <Badge>Draft</Badge>}
  </div>
);

const AssignmentForm = (props: AssignmentFormProps) => {
  const { courseId, lectureId, rubric, work, onChange, onSubmitted, nextUrl, place } = props;
  const params = { courseId, lectureId };
  const form = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [reported, setReported] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const current = useRef(work);
  useEffect(() => {
    current.current = work;
  }, [work]);
  const changeFiles = (change: (files: AssignmentFile[]) => AssignmentFile[]) => {
    current.current = { ...current.current, files: change(current.current.files) };
    onChange(current.current);
  };

  const { assessments, change, saveState, flush } = useDraft({ params, rubric, stored: work.assessments });
  const { uploads, add, dismiss } = useUploads({
    params,
    fileCount: work.files.length,
    onUploaded: (file) => changeFiles((files) => [...files.filter(({ id }) => id !== file.id), file]),
  });
  const last = work.submissions.at(-1);
  const isSubmitted = hasContent(last, assessments, work.files);
  const [isOpen, setOpen] = useState(!isSubmitted);
  const [newNumber, setNewNumber] = useState<number>();
  const missing = missingFields(rubric, assessments, work.files.length);
  const messages = Object.fromEntries(Object.entries(missing).filter(([field]) => field in reported));
  const isIncomplete = Object.keys(messages).length > 0;
  const isUploading = uploads.some((upload) => upload.failure === undefined);

  const remove = async (file: AssignmentFile) => {
    setFailure(undefined);
    try {
      await call('removeAssignmentFile', { params: { ...params, fileId: file.id } });
      changeFiles((files) => files.filter(({ id }) => id !== file.id));
      announce(`${file.name} removed.`);
    } catch (error) {
      setFailure(errorMessage(error, 'The file could not be removed. Please try again.'));
    }
  };

  const edit = () => {
    flushSync(() => setOpen(true));
    document.getElementById(titleId)?.focus();
  };

  const open = (name: string) => {
    const field = form.current?.querySelector<HTMLElement>(`[data-field="${name}"]`);
    (field?.matches('button') ? field : field?.querySelector<HTMLElement>('input, textarea'))?.focus();
  };

  const submit = async () => {
    setReported(missing);
    setFailure(undefined);
    const [firstMissing] = Object.keys(missing);
    if (firstMissing !== undefined) {
      open(firstMissing);
      return;
    }
    setSubmitting(true);
    try {
      await flush();
      const body = {
        number: work.submissions.length + 1,
        assessments: trimmed(assessments),
        files: work.files.map(({ id }) => id),
      };
      const submission = await call('submitAssignment', { params, body });
      onChange({ ...current.current, submissions: [...work.submissions, submission] });
      announce('Submitted.');
      setNewNumber(submission.number);
      setOpen(false);
      onSubmitted();
    } catch (error) {
      flushSync(() =>
        setFailure(errorMessage(error, 'Your work was not submitted. Nothing is lost; please try again.')),
      );
      // The button is in a bar, which does not show the message.
      end.current?.scrollIntoView({ block: 'nearest' });
      // Changed in another tab: this page's files and submissions are out of date.
      if (error instanceof ApiProblem && (error.status === 409 || error.status === 400)) onChange();
    } finally {
      setSubmitting(false);
    }
  };

  const summary = (
    <SubmissionSummary
      {...{ rubric, assessments, nextUrl }}
      submission={last}
      isNew={last !== undefined && last.number === newNumber}
      formId={titleId}
      onEdit={isOpen ? undefined : edit}
    />
  );
  const history = last && <SubmissionList rubric={rubric} submissions={work.submissions} />;
  if (!isOpen)
    return (
      <>
        {summary}
        <Title text="Your submissions" />
        {history}
      </>
    );
  return (
    <div ref={form} className="stack-24 one-column">
      {summary}
      <Title isDraft={!last} />
      <FileSection
        files={work.files}
        uploads={uploads}
        error={messages.files}
        onAdd={(files) => void add(files)}
        onRemove={remove}
        onDismiss={dismiss}
      />
      <section className="stack-12 one-column" aria-label="Self-assessment">
        <div className="cluster-8">
          <h3 className="strong">Self-assessment</h3>
          <SaveStatus state={saveState} isEmpty={Object.keys(assessments).length === 0} onRetry={() => void flush()} />
        </div>
        <RubricForm rubric={rubric} assessments={assessments} messages={messages} onChange={change} />
      </section>
      <div ref={end} className="stack-12 start">
        <p className="note" role="status">
          {isSubmitted
            ? 'This is what you submitted. Change something to submit again.'
            : 'Your work is not graded. Each submission is kept unchanged, and you can submit again later.'}
        </p>
        {!isSubmitted &&
          place(
            <div className="row-12">
              <span className="note numbers nowrap narrow-only">
                {assessedCount(rubric, assessments)}
                <VisuallyHidden> criteria assessed</VisuallyHidden>
              </span>
              <Button
                className="fill"
                variant="primary"
                busy={isSubmitting || isUploading}
                onClick={() => void submit()}
              >
                {last ? 'Submit again' : 'Submit'}
              </Button>
            </div>,
          )}
        {isIncomplete ? (
          <MissingList {...{ rubric, messages }} onOpen={open} />
        ) : (
          <ActionFailure>{failure}</ActionFailure>
        )}
      </div>
      {history && (
        <section className="stack-8 one-column" aria-label="Earlier submissions">
          <h3 className="strong">Earlier submissions</h3>
          {history}
        </section>
      )}
    </div>
  );
};

/** Signed download links last an hour, so they are read again before that. */
const refreshIntervalMs = 45 * 60_000;

/** An assignment: files, self-assessment against the rubric, submit button and earlier submissions. */
export const AssignmentPanel = (props: AssignmentPanelProps) => {
  const { courseId, lectureId } = props;
  const input = { params: { courseId, lectureId } };
  const { data, error, mutate } = useOperation('getAssignment', input, { refreshInterval: refreshIntervalMs });
  return (
    <section className="stack-24 one-column text-width line-above above-24 padded-block-24" aria-labelledby={titleId}>
      {!data && <Title />}
      {data ? (
        <AssignmentForm
          {...props}
          work={data}
          onChange={(work) => void (work ? mutate(work, { revalidate: false }) : mutate())}
        />
      ) : error ? (
        <ErrorPanel
          title="Your work could not be loaded"
          text={userFacingReason(error)}
          error={error}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton className="stack-16" label="Loading your work">
          <SkeletonBox shape="control" />
          <SkeletonBox />
        </Skeleton>
      )}
    </section>
  );
};
