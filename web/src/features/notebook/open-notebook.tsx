import { SquareTerminal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { Button } from '#web/src/ui/button.tsx';

interface OpenNotebookProps {
  courseId: string;
  lectureId: string;
  /** The lecture is mainly about its notebook. */
  isMain: boolean;
  /** The learner has worked in it before. */
  isStarted?: boolean;
  /** Only passing every check on the server completes the lecture. */
  requiresChecks: boolean;
}

/** Milliseconds between polls of a starting server, and polls before it times out. */
const pollIntervalMs = 3_000;
const maxPolls = 40;

/**
 * Starts a notebook session and opens it with a full page load, because only that page has the policy Python needs. A
 * notebook server may take a minute to start.
 */
export const OpenNotebook = (props: OpenNotebookProps) => {
  const { courseId, lectureId, isMain, isStarted = false, requiresChecks } = props;
  const label = isStarted ? 'Continue notebook' : 'Open notebook';
  const [state, setState] = useState<'idle' | 'opening' | 'starting'>('idle');
  const [failure, setFailure] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = async (polls = 0) => {
    setFailure(undefined);
    setState(polls === 0 ? 'opening' : 'starting');
    try {
      const session = await call('startServer', { body: { courseId, lectureId } });
      if (session.state === 'ready') {
        location.assign(session.url);
      } else if (polls < maxPolls) {
        setState('starting');
        timer.current = setTimeout(() => void open(polls + 1), pollIntervalMs);
        return;
      } else {
        setFailure('The notebook server is taking longer than usual. Your files are safe; try again in a few minutes.');
      }
    } catch (error) {
      setFailure(errorMessage(error, 'The notebook could not be opened. Please try again.'));
    }
    setState('idle');
  };

  return (
    <div className="cluster-12">
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size={isMain ? 'normal' : 'small'}
        busy={state !== 'idle'}
        icon={<SquareTerminal size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => void open()}
      >
        {state === 'starting' ? 'Starting the server…' : label}
      </Button>
      <p className={failure ? 'small danger' : 'note'} role={failure && 'alert'}>
        {failure ??
          (requiresChecks
            ? 'Run and edit the Python code of this lesson. It is completed once every check has passed on the server.'
            : 'Run and edit the Python code of this lesson.')}
      </p>
    </div>
  );
};
