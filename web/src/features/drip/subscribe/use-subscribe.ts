import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEmail } from '../../../../../contract/rules/email.ts';
import { formatWaitTime } from '../../../../../contract/rules/format-wait-time.ts';
import { consentVersion } from '../../../../../contract/subscribe-consent.ts';
import { call } from '../../../api/client.ts';
import { messages } from '../../../api/problem-messages.ts';
import { useIsHydrated } from '../../../islands/use-is-hydrated.ts';
import { ApiProblem } from '../../../lib/api-problem.ts';
import { paths } from '../../../lib/paths.ts';
import { tabStorage } from '../../../lib/storage.ts';
import { deviceTimeZone } from '../../../lib/time-zones.ts';

/** What the page after the form is told (SPEC section 2). */
export interface SignupState {
  email: string;
  /** The address was subscribed before. */
  existing: boolean;
}

/** Keeps what is typed when the page is loaded anew. */
const draftStorage = tabStorage('subscribe-email');

/** Why nobody was subscribed: a limit says what to do and has an end, everything else is worth another try. */
const subscribeErrorMessage = (error: unknown): string => {
  if (!(error instanceof ApiProblem) || error.code !== 'too-many-requests') return messages.subscribeFailed;
  const wait = formatWaitTime(error.retryAfter ?? 60);
  return `${error.message} Otherwise, please try again in ${wait}.`;
};

/** The state of the subscribe form: `idle`, then `submitting`, then away to the success page (SPEC section 4). */
export const useSubscribe = (courseId: string, knownEmail: string | undefined) => {
  const navigate = useNavigate();
  // A document written at build time knows neither this device nor what was typed on it.
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<string>();
  const [chosenZone, setTimeZone] = useState<string>();
  const timeZone = chosenZone ?? (isHydrated ? deviceTimeZone() : 'UTC');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const isRunning = useRef(false);
  const email = typed ?? (isHydrated ? draftStorage.read() : null) ?? knownEmail ?? '';

  const changeEmail = (text: string) => {
    setTyped(text);
    draftStorage.write(text || null);
    if (error && isEmail(text.trim())) setError(undefined);
  };

  const submit = async (form: HTMLFormElement) => {
    if (isRunning.current) return;
    const trimmedEmail = email.trim();
    setFailure(undefined);
    if (!isEmail(trimmedEmail)) {
      setError(messages.emailInvalid);
      form.querySelector<HTMLElement>('input[type="email"]')?.focus();
      return;
    }
    setError(undefined);
    const website = String(new FormData(form).get('website') ?? '');
    isRunning.current = true;
    setSubmitting(true);
    try {
      const { status } = await call('subscribe', {
        body: { courseId, email: trimmedEmail, timeZone, consent: consentVersion, ...(website && { website }) },
      });
      draftStorage.write(null);
      const state: SignupState = { email: trimmedEmail, existing: status === 'existing_access' };
      navigate(paths.signupSuccess(courseId), { state });
    } catch (problem) {
      const isInvalid = problem instanceof ApiProblem && problem.code === 'invalid-request';
      if (isInvalid && problem.fieldError('email')) setError(messages.emailInvalid);
      else setFailure(subscribeErrorMessage(problem));
      setSubmitting(false);
      isRunning.current = false;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return { email, changeEmail, timeZone, setTimeZone, isHydrated, error, failure, isSubmitting, onSubmit };
};
