import { isEmail } from '#contract/rules/email.ts';
import { messages } from '#web/src/api/problem-messages.ts';

/** Fields of an inquiry. */
export const inquiryFields = ['firstName', 'lastName', 'email', 'message'] as const;
export type InquiryField = (typeof inquiryFields)[number];

/** Error messages by field. */
export type InquiryErrors = Partial<Record<InquiryField, string>>;

const missingMessages: InquiryErrors = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  message: 'Please write your message.',
};

/** Validates in the browser; the server validates everything again. */
export const inquiryErrors = (values: Record<InquiryField, string>, needsMessage: boolean): InquiryErrors => {
  const errors: InquiryErrors = {};
  for (const field of inquiryFields) {
    if (field === 'message' && !needsMessage) continue;
    if (!values[field].trim() && missingMessages[field]) errors[field] = missingMessages[field];
  }
  if (!isEmail(values.email.trim())) errors.email = messages.emailInvalid;
  return errors;
};
