import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEmail } from '../../../../../contract/rules/email.ts';
import { waitingTime } from '../../../../../contract/rules/waiting-time.ts';
import { consentVersion } from '../../../../../contract/subscribe-consent.ts';
import { call } from '../../../api/client.ts';
import { messages } from '../../../api/problem-messages.ts';
import { ApiProblem } from '../../../site/api-problem.ts';
import { paths } from '../../../site/paths.ts';
import { tabStorage } from '../../../site/storage.ts';
import { deviceTimeZone } from '../../../site/time-zones.ts';
import { useIsHydrated } from '../../../site/use-is-hydrated.ts';

/** What the page after the form is told (SPEC section 2). */
export interface SignupState {
  email: string;
  /** The address was subscribed before. */
  existing: boolean;
}

/** Keeps what is typed when the page is loaded anew. */
const draft = tabStorage('subscribe-email');

/** Why nobody was subscribed: a limit says what to do and has an end, everything else is worth another try. */
const explain = (error: unknown): string => {
  if (!(error instanceof ApiProblem) || error.code !== 'too-many-requests') return messages.subscribeFailed;
  const wait = waitingTime(error.retryAfter ?? 60);
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
  const email = typed ?? (isHydrated ? draft.read() : null) ?? knownEmail ?? '';

  const changeEmail = (text: string) => {
    setTyped(text);
    draft.write(text || null);
    if (error && isEmail(text.trim())) setError(undefined);
  };

  const submit = async (form: HTMLFormElement) => {
    if (isRunning.current) return;
    const address = email.trim();
    setFailure(undefined);
    if (!isEmail(address)) {
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
        body: { courseId, email: address, timeZone, consent: consentVersion, ...(website && { website }) },
      });
      draft.write(null);
      const state: SignupState = { email: address, existing: status === 'existing_access' };
      navigate(paths.signupSuccess(courseId), { state });
    } catch (problem) {
      const refused = problem instanceof ApiProblem && problem.code === 'invalid-request';
      if (refused && problem.fieldError('email')) setError(messages.emailInvalid);
      else setFailure(explain(problem));
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
