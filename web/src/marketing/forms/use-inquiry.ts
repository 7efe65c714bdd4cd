import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#contract/index.ts';
import { call } from '#web/src/api/client.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { inquiryDraft } from './inquiry-draft.ts';
import { type InquiryErrors, inquiryErrors, inquiryFields } from './inquiry-errors.ts';

/** Kind of form. */
export type InquiryKind = BodyOf<'sendInquiry'>['form'];

interface Progress {
  step: 'writing' | 'sending' | 'sent';
  errors: InquiryErrors;
  /** Why the last attempt failed, unless a field has the error. */
  problem?: ApiProblem;
}

const valuesOf = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email').trim(),
    message: text('message'),
    website: text('website'),
  };
};

const serverFieldErrors = (problem: ApiProblem): InquiryErrors => {
  const errors: InquiryErrors = {};
  for (const field of inquiryFields) {
    const message = problem.fieldError(field);
    if (message) errors[field] = message;
  }
  return errors;
};

/** Sends one of our forms. Keeps the input until it is sent. */
export const useInquiry = (kind: InquiryKind, needsMessage: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const [{ step, errors, problem }, setProgress] = useState<Progress>({ step: 'writing', errors: {} });
  const draft = inquiryDraft(kind);

  useEffect(() => {
    if (form.current) inquiryDraft(kind).restore(form.current);
  }, [kind]);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (step === 'sending') return;
    const values = valuesOf(event.currentTarget);
    const fieldErrors = inquiryErrors(values, needsMessage);
    if (Object.keys(fieldErrors).length > 0) {
      setProgress({ step: 'writing', errors: fieldErrors });
      return;
    }
    setProgress({ step: 'sending', errors: {} });
    try {
      await call('sendInquiry', { body: { form: kind, ...values } });
      draft.clear();
      setProgress({ step: 'sent', errors: {} });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const serverErrors = serverFieldErrors(error);
      const isAboutFields = Object.keys(serverErrors).length > 0;
      setProgress({ step: 'writing', errors: serverErrors, ...(!isAboutFields && { problem: error }) });
    }
  };

  return { form, step, errors, problem, submit, saveDraft: () => form.current && draft.save(form.current) };
};
