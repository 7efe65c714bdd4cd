import { useEffect, useMemo, useState } from 'react';
import type { Profile } from '#contract/schemas/learner.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { revalidate, setCached } from '#web/src/api/use-operation.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { changedFields, normalizeDraft, type ProfileDraft, toDraft } from './profile-draft.ts';

/** Errors by field as the server names it, e.g. `links.1`. */
export type FieldErrors = Readonly<Record<string, string>>;

const noErrors: FieldErrors = {};

const fieldErrors = (error: unknown): FieldErrors =>
  error instanceof ApiProblem
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path.replace(/^body\./, ''), message]))
    : noErrors;

const failureMessage = (error: unknown, fields: FieldErrors): string => {
  const count = Object.keys(fields).length;
  if (count === 0) return errorMessage(error, 'Your profile could not be saved. Please try again.');
  return count === 1 ? 'Fix the marked field.' : `Fix the ${count} marked fields.`;
};

/** Warns before closing a page with unsaved changes. */
const useLeaveWarning = (isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
};

/** State of the profile form: draft, errors, and saving what changed. A failed save keeps the draft. */
export const useProfileForm = (profile: Profile) => {
  const stored = useMemo(() => toDraft(profile), [profile]);
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(stored);
  const [errors, setErrors] = useState(noErrors);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Shows newer stored values, unless the learner has typed something.
  if (base !== stored) {
    setBase(stored);
    if (Object.keys(changedFields(draft, base)).length === 0) setDraft(stored);
  }
  const isDirty = Object.keys(changedFields(draft, stored)).length > 0;
  useLeaveWarning(isDirty);

  const change = (fields: Partial<ProfileDraft>) => setDraft((current) => ({ ...current, ...fields }));

  const save = async () => {
    const sent = normalizeDraft(draft);
    setDraft(sent);
    setErrors(noErrors);
    setFailure(undefined);
    setBusy(true);
    try {
      const saved = await call('saveProfile', { body: changedFields(sent, stored) });
      await setCached('getProfile', {}, saved);
      void revalidate('getActivity');
      // Keeps what was typed while saving.
      setDraft((current) => (current === sent ? toDraft(saved) : current));
      notify.success('Profile saved.');
    } catch (error) {
      const fields = fieldErrors(error);
      setErrors(fields);
      setFailure(failureMessage(error, fields));
    } finally {
      setBusy(false);
    }
  };

  return { draft, change, errors, failure, busy, isDirty, save };
};

export type ProfileForm = ReturnType<typeof useProfileForm>;
