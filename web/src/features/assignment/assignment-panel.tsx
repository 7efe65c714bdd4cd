import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Assessments, AssignmentFile, AssignmentWork, Rubric } from '#contract/schemas/assignment.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { SaveStatus } from '#web/src/lib/save-status.tsx';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './assignment-panel.module.css';
import { FileSection } from './file-section.tsx';
import { type FieldMessages, RubricForm } from './rubric-form.tsx';
import { SubmissionList } from './submission-list.tsx';
import { useDraft } from './use-draft.ts';
import { useUploads } from './use-uploads.ts';

interface AssignmentPanelProps {
  courseId: string;
  lectureId: string;
  rubric: Rubric;
  onSubmitted: () => void;
  /** The next lecture; absent after the last one. */
  nextUrl: string | undefined;
}

interface AssignmentFormProps extends AssignmentPanelProps {
  work: AssignmentWork;
  /** Replaces the loaded work, or reads it again. */
  onChange: (work?: AssignmentWork) => void;
}

/** Returns what is missing before the work can be submitted. */
const missingFields = ({ criteria }: Rubric, assessments: Assessments, fileCount: number): FieldMessages => ({
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

const trimmed = (assessments: Assessments): Assessments =>
  Object.fromEntries(
    Object.entries(assessments).map(([id, { level, evidence }]) => [
      id,
      { evidence: evidence.trim(), ...(level !== undefined && { level }) },
    ]),
  );

/** Returns whether a submission has exactly this content, whatever the order of its fields. */
const hasContent = (
  submission: AssignmentWork['submissions'][number] | undefined,
  assessments: Assessments,
  files: readonly AssignmentFile[],
): boolean => {
  const entries = Object.entries(assessments);
  return (
    submission !== undefined &&
    submission.files.map(({ id }) => id).join() === files.map(({ id }) => id).join() &&
    entries.length === Object.keys(submission.assessments).length &&
    entries.every(([id, { level, evidence }]) => {
      const submitted = submission.assessments[id];
      return submitted?.level === level && submitted?.evidence === evidence.trim();
    })
  );
};

const AssignmentForm = (props: AssignmentFormProps) => {
  const { courseId, lectureId, rubric, work, onChange, onSubmitted, nextUrl } = props;
  const params = { courseId, lectureId };
  const form = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<FieldMessages>({});
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
    onUploaded: (file) => {
      setMessages(({ files: _added, ...others }) => others);
      changeFiles((files) => [...files.filter(({ id }) => id !== file.id), file]);
    },
  });
  const last = work.submissions.at(-1);
  const isSubmitted = hasContent(last, assessments, work.files);
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

  const submit = async () => {
    const missing = missingFields(rubric, assessments, work.files.length);
    setMessages(missing);
    setFailure(undefined);
    const fields = Object.keys(missing);
    if (fields.length > 0) {
      setFailure('Something is missing. The focus is on the first field to complete.');
      const field = form.current?.querySelector<HTMLElement>(`[data-field="${fields[0]}"]`);
      (field?.matches('button') ? field : field?.querySelector<HTMLElement>('input, textarea'))?.focus();
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
      onSubmitted();
    } catch (error) {
      setFailure(errorMessage(error, 'Your work was not submitted. Nothing is lost; please try again.'));
      // Changed in another tab: the files and submissions are not those on this page.
      if (error instanceof ApiProblem && (error.status === 409 || error.status === 400)) onChange();
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <div ref={form} className="stack-24 one-column">
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
        <RubricForm
          rubric={rubric}
          assessments={assessments}
          messages={messages}
          onChange={(next) => {
            setMessages(({ files }) => ({ ...(files && { files }) }));
            change(next);
          }}
        />
      </section>
      <div className="stack-12 start">
        {isSubmitted && last ? (
          <p className="row-8" role="status">
            <CircleCheck className="fixed accent" size={20} strokeWidth={1.75} aria-hidden />
            <span>
              Submitted on <time dateTime={last.submittedAt}>{formatDateTime(last.submittedAt)}</time>. Change something
              to submit again; this submission is kept.
            </span>
          </p>
        ) : (
          <>
            <p className="note">
              Your work is not graded. Each submission is kept unchanged, and you can submit again later.
            </p>
            <Button variant="primary" busy={isSubmitting || isUploading} onClick={() => void submit()}>
              {last ? 'Submit again' : 'Submit'}
            </Button>
          </>
        )}
        <ActionFailure>{failure}</ActionFailure>
        {last && nextUrl && (
          <ButtonLink variant={isSubmitted ? 'primary' : 'secondary'} to={nextUrl}>
            Next lesson
          </ButtonLink>
        )}
      </div>
      {work.submissions.length > 0 && <SubmissionList rubric={rubric} submissions={work.submissions} />}
    </div>
  );
};

/** Signed download links last an hour, so they are read again before that. */
const refreshIntervalMs = 45 * 60_000;

/** An assignment: files, self-assessment against the rubric, submit, and what was submitted before. */
export const AssignmentPanel = (props: AssignmentPanelProps) => {
  const { courseId, lectureId } = props;
  const titleId = useId();
  const input = { params: { courseId, lectureId } };
  const { data, error, mutate } = useOperation('getAssignment', input, { refreshInterval: refreshIntervalMs });
  return (
    <section className={`stack-24 one-column text-width line-above above-48 ${styles.panel}`} aria-labelledby={titleId}>
      <div className="cluster-12">
        <h2 id={titleId} className="title">
          Your submission
        </h2>
        {data && (
          <Badge tone={data.submissions.length > 0 ? 'accent' : 'plain'}>
            {data.submissions.length > 0 ? 'Submitted' : 'Draft'}
          </Badge>
        )}
      </div>
      {data ? (
        <AssignmentForm
          {...props}
          work={data}
          onChange={(work) => void (work ? mutate(work, { revalidate: false }) : mutate())}
        />
      ) : error ? (
        <ErrorPanel
          title="Your work could not be loaded"
          text={error.message}
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
