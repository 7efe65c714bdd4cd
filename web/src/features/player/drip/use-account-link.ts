import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { normalizeEmail } from '#contract/rules/email.ts';
import { call } from '#web/src/api/client.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';

/** Links the signed-in account to the subscription of its own email address, and revalidates what depends on it. */
export const linkAccount = async (courseId: string): Promise<void> => {
  const { success } = await call('linkAccount', { body: { courseId } });
  if (!success) throw new ApiProblem(messages.linkFailed, { status: 502, code: 'invalid-answer' });
  await revalidate(
    ...(['getAvailableContent', 'getCourseProgress', 'getEnrollmentStatus', 'listEnrolledCourses'] as const),
  );
};

/** `idle`: no (more) linking requested. `mismatch`: the URL names another email address than the signed-in one. */
export type AccountLink =
  | { state: 'idle' }
  | { state: 'linking' }
  | { state: 'mismatch'; email: string; ignore: () => void }
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * Handles `?link=true&email=` of the welcome email. Anyone can write that URL, so it only decides whether to ask; the
 * server links by the token's email address (docs/reliability.md#return-paths).
 */
export const useAccountLink = (courseId: string, ownEmail: string): AccountLink => {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const email = search.get('link') === 'true' ? (search.get('email') ?? '') : '';
  const isOwnEmail = normalizeEmail(email) === normalizeEmail(ownEmail);
  const shouldLink = email !== '' && isOwnEmail && !failure;

  const clearLinkParams = useCallback(() => navigate(pathname, { replace: true }), [navigate, pathname]);

  useEffect(() => {
    if (!shouldLink) return;
    let isCurrent = true;
    linkAccount(courseId).then(
      () => isCurrent && clearLinkParams(),
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) console.error(error);
        if (isCurrent) setFailure({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [shouldLink, courseId, clearLinkParams]);

  if (email === '') return { state: 'idle' };
  if (!isOwnEmail) return { state: 'mismatch', email, ignore: clearLinkParams };
  if (failure) return { state: 'failed', error: failure.error, retry: () => setFailure(undefined) };
  return { state: 'linking' };
};
