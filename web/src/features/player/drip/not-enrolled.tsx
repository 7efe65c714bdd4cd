import { useEffect, useState } from 'react';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { EnrollPanel, LinkFailed, Linking, SubscribePanel } from './link-panels.tsx';
import { linkAccount } from './use-account-link.ts';

/**
 * For learners who are not enrolled: checks once for a subscription of their email address, which opens the course.
 * Without one, shows how to subscribe.
 */
export const NotEnrolled = ({ courseId, email }: { courseId: string; email: string }) => {
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another attempt.
  useEffect(() => {
    let isCurrent = true;
    setFailure(undefined);
    linkAccount(courseId).catch((error: unknown) => isCurrent && setFailure({ error }));
    return () => {
      isCurrent = false;
    };
  }, [courseId, round]);

  const isUnknown = failure?.error instanceof ApiProblem && failure.error.code === 'not-found';
  const course = useOperation('getCourse', isUnknown ? { params: { courseId } } : null);

  if (!failure || (isUnknown && !course.data && !course.error)) return <Linking />;
  const { error } = failure;
  if (course.data?.kind === 'standard') return <EnrollPanel courseId={courseId} />;
  if (isUnknown) return <SubscribePanel {...{ courseId, email }} />;
  return <LinkFailed {...{ courseId, email, error }} onRetry={() => setRound(round + 1)} />;
};
