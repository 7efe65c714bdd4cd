import { BookOpenCheck } from 'lucide-react';
import { Button } from '#web/src/ui/button.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';
import type { ServerChecksState } from '../use-server-checks.ts';

interface WorkedSolutionProps {
  exerciseId: string;
  /** The current answer has passed in this browser. */
  isPassed: boolean;
  serverChecks: ServerChecksState;
}

/**
 * The author's solution with its explanation. The server sends it once the learner's own answer has passed there, so
 * before that this offers to run the server's checks.
 */
export const WorkedSolution = ({ exerciseId, isPassed, serverChecks }: WorkedSolutionProps) => {
  const { solutions, verification, isChecking, failure, confirm } = serverChecks;
  const solution = solutions.find(({ id }) => id === exerciseId);
  if (solution) {
    return (
      <Disclosure summary="Show the worked solution">
        <div className="stack-12 one-column primary">
          <Markdown text={`\`\`\`python\n${solution.code}\n\`\`\``} />
          <Markdown text={solution.explanation} />
        </div>
      </Disclosure>
    );
  }
  if (!isPassed || !confirm) return null;
  const found = verification?.exercises.find(({ id }) => id === exerciseId);
  const hasFailed = found?.checks.some(({ passed }) => !passed) ?? false;
  return (
    <div className="cluster-12 between">
      <p className={failure ? 'small danger' : 'note'} role={failure && 'alert'}>
        {failure ??
          (hasFailed
            ? 'When the server last ran the checks, the answer saved at that time did not pass all of them.'
            : 'Next: see how the author solved it. We check your answer on the server first.')}
      </p>
      <Button
        size="small"
        busy={isChecking}
        icon={<BookOpenCheck size={18} strokeWidth={1.75} aria-hidden />}
        onClick={confirm}
      >
        Compare with the solution
      </Button>
    </div>
  );
};
