import type { Assessments, Rubric, RubricCriterion, Submission } from '#contract/schemas/assignment.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { FileList } from './file-section.tsx';

interface SubmissionListProps {
  rubric: Rubric;
  submissions: readonly Submission[];
}

/** Returns the name of the level that a criterion was given. */
export const levelName = ({ id, levels }: RubricCriterion, assessments: Assessments): string =>
  levels.find((level) => level.id === assessments[id]?.level)?.name ?? 'Not assessed';

/** All submissions, newest first, with files and assessments as submitted. */
export const SubmissionList = ({ rubric: { criteria }, submissions }: SubmissionListProps) => (
  <div className="line-above">
    {[...submissions].reverse().map(({ number, submittedAt, files, assessments }) => (
      <Disclosure key={number} summary={`Submission ${number} · ${formatDateTime(submittedAt)}`}>
        <div className="stack-16 one-column">
          <FileList files={files} />
          <dl className="stack-12 one-column">
            {criteria.map((criterion) => {
              const { evidence = '' } = assessments[criterion.id] ?? {};
              return (
                <div key={criterion.id} className="stack-4">
                  <dt className="note">{criterion.title}</dt>
                  <dd className="primary">
                    {levelName(criterion, assessments)}
                    {evidence && `: ${evidence}`}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      </Disclosure>
    ))}
  </div>
);
