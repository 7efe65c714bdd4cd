import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#contract/index.ts';
import { isEmail } from '#contract/rules/email.ts';
import { call } from '#web/src/api/client.ts';
import { messages } from '#web/src/api/problem-messages.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { inquiryDraftStorage } from '#web/src/lib/storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => 'value' in element && 'name' in element && element.name !== '',
  );

const parseValues = (text: string | null): Record<string, string> => {
  try {
    return JSON.parse(text ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** Stores an unsent form's values for this tab, so that a reload loses nothing. */
const inquiryDraft = (name: string) => {
  const draftStorage = inquiryDraftStorage(name);
  return {
    save: (form: HTMLFormElement): void =>
      draftStorage.write(JSON.stringify(Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])))),
    /** Fills in empty controls. */
    restore: (form: HTMLFormElement): void => {
      const values = parseValues(draftStorage.read());
      for (const control of controlsOf(form)) control.value ||= values[control.name] ?? '';
    },
    clear: (): void => draftStorage.write(null),
  };
};

/** Fields of an inquiry. */
const inquiryFields = ['firstName', 'lastName', 'email', 'message'] as const;
type InquiryField = (typeof inquiryFields)[number];

/** Error messages by field. */
type InquiryErrors = Partial<Record<InquiryField, string>>;

const missingMessages: InquiryErrors = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  message: 'Please write your message.',
};

/** Validates in the browser; the server validates everything again. */
const inquiryErrors = (values: Record<InquiryField, string>, needsMessage: boolean): InquiryErrors => {
  const errors: InquiryErrors = {};
  for (const field of inquiryFields) {
    if (field === 'message' && !needsMessage) continue;
    if (!values[field].trim() && missingMessages[field]) errors[field] = missingMessages[field];
  }
  if (!isEmail(values.email.trim())) errors.email = messages.emailInvalid;
  return errors;
};

/** Kind of form. */
export type InquiryKind = BodyOf<'sendInquiry'>['form'];

interface Progress {
  /** `stored`: the site has no email, so the message is saved and not sent. */
  step: 'writing' | 'sending' | 'sent' | 'stored';
  errors: InquiryErrors;
  /** Why the last attempt failed, unless a field has the error. */
  problem?: ApiProblem;
  /** What was sent. */
  inquiry?: { email: string; message: string };
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
  const [{ step, errors, problem, inquiry }, setProgress] = useState<Progress>({ step: 'writing', errors: {} });
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
      const { waiting } = await call('sendInquiry', { body: { form: kind, ...values } });
      draft.clear();
      setProgress({ step: waiting === undefined ? 'sent' : 'stored', errors: {}, inquiry: values });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const serverErrors = serverFieldErrors(error);
      const isAboutFields = Object.keys(serverErrors).length > 0;
      setProgress({ step: 'writing', errors: serverErrors, ...(!isAboutFields && { problem: error }) });
    }
  };

  return { form, step, errors, problem, inquiry, submit, saveDraft: () => form.current && draft.save(form.current) };
};
