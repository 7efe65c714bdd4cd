import { brand } from '../../../../contract/brand.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './inquiry-form.module.css';
import { InquiryProblem } from './inquiry-problem.tsx';
import { InquiryThanks } from './inquiry-thanks.tsx';
import { type InquiryKind, useInquiry } from './use-inquiry.ts';

interface InquiryFormProps {
  kind: InquiryKind;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** What the button says. */
  action: string;
  /** The field for a longer text; without it the form asks for name and address only. */
  message?: { label: string; hint?: string; optional?: boolean };
  /** Shown once it was sent, before the sentence that says when we answer. */
  thanks: string;
}

/**
 * One of our forms, for a part of a page that comes to life (`laterPart`). It is sent to `sendInquiry`; every field
 * says for itself what is wrong with it, and what was typed outlives failures and reloads. Without script it says
 * where to write instead. `dialog` as its method keeps the browser from sending it by itself, which would lose it.
 */
export const InquiryForm = ({ kind, labelledBy, action, message, thanks }: InquiryFormProps) => {
  const { form, step, errors, problem, submit, keep } = useInquiry(kind, message !== undefined && !message.optional);
  if (step === 'sent') return <InquiryThanks sentence={thanks} />;
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={submit}
      onInput={keep}
    >
      <div className={styles.controls}>
        <TextInput
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={80}
          required
          error={errors.firstName}
        />
        <TextInput
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          maxLength={80}
          required
          error={errors.lastName}
        />
        <div className={styles.wide}>
          <TextInput
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            error={errors.email}
          />
        </div>
        {message && (
          <div className={styles.wide}>
            <TextArea
              name="message"
              maxLength={5000}
              required={!message.optional}
              {...message}
              error={errors.message}
            />
          </div>
        )}
        <div className={styles.trap} aria-hidden>
          <TextInput label="Leave this empty" name="website" autoComplete="off" tabIndex={-1} />
        </div>
        {problem && <InquiryProblem problem={problem} />}
        <Button type="submit" look="primary" size="large" busy={step === 'sending'} className={styles.send}>
          {action}
        </Button>
      </div>
      <p className={styles.withoutScript}>
        This form needs script, which is switched off in your browser. Please write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> instead: it reaches the same people.
      </p>
    </form>
  );
};
