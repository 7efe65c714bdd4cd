import { isEmail } from '../../../../contract/rules/email.ts';
import { messages } from '../../api/problem-messages.ts';

/** The fields of an inquiry that a person fills in. */
export const inquiryFields = ['firstName', 'lastName', 'email', 'message'] as const;
export type InquiryField = (typeof inquiryFields)[number];

/** What is wrong, by field. */
export type InquiryErrors = Partial<Record<InquiryField, string>>;

const missingMessages: InquiryErrors = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  message: 'Please write your message.',
};

/** Looks for what can be seen without asking the server, which checks everything itself. */
export const inquiryErrors = (values: Record<InquiryField, string>, needsMessage: boolean): InquiryErrors => {
  const errors: InquiryErrors = {};
  for (const field of inquiryFields) {
    if (field === 'message' && !needsMessage) continue;
    if (!values[field].trim() && missingMessages[field]) errors[field] = missingMessages[field];
  }
  if (!isEmail(values.email.trim())) errors.email = messages.emailInvalid;
  return errors;
};
