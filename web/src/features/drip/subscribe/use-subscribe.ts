import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEmail } from '#contract/rules/email.ts';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';
import { consentVersion } from '#contract/subscribe-consent.ts';
import { call } from '#web/src/api/client.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { useIsHydrated } from '#web/src/islands/use-is-hydrated.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { tabStorage } from '#web/src/lib/storage.ts';
import { deviceTimeZone } from '#web/src/lib/time-zones.ts';

/** Navigation state of the success page (docs/product.md#pages). */
export interface SignupState {
  email: string;
  /** The email address was already subscribed. */
  existing: boolean;
}

/** Keeps the typed email address across reloads. */
const draftStorage = tabStorage('subscribe-email');

/** Returns the message for a failed subscription; only rate limits and missing email get their own text. */
const subscribeErrorMessage = (error: unknown): string => {
  if (error instanceof ApiProblem && error.code === 'email-not-configured') return error.message;
  if (!(error instanceof ApiProblem) || error.code !== 'too-many-requests') return messages.subscribeFailed;
  const wait = formatWaitTime(error.retryAfter ?? 60);
  return `${error.message} Otherwise, please try again in ${wait}.`;
};

/**
 * State of the subscribe form: `idle`, then `submitting`, then it navigates to the success page
 * (docs/product.md#states).
 */
export const useSubscribe = (courseId: string, knownEmail: string | undefined) => {
  const navigate = useNavigate();
  // A prerendered document knows neither the device's time zone nor the stored draft.
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
      void navigate(paths.signupSuccess(courseId), { state });
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
