import { brand } from '#contract/brand.ts';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';
import { formAction } from '#web/src/api/operation-table.ts';
import { useIsHydrated } from '#web/src/islands/use-is-hydrated.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { Button } from '#web/src/ui/button.tsx';
import { TextArea } from '#web/src/ui/text-area.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import visuallyHidden from '#web/src/ui/visually-hidden.module.css';
import styles from './inquiry-form.module.css';
import { InquiryThanks, SubmittedText } from './inquiry-thanks.tsx';
import { type InquiryKind, useInquiry } from './use-inquiry.ts';

const problemMessage = ({ code, message, retryAfter = 60 }: ApiProblem): string => {
  if (code === 'too-many-requests') {
    return `${message} You can send it again in ${formatWaitTime(retryAfter)}.`;
  }
  if (code === 'offline') return 'There is no connection to the server. Please send it again when you are back online.';
  return 'Something went wrong on our side. Please send it again in a moment.';
};

/** Shows why submission failed, that no input is lost, and the email address as alternative. */
const InquiryProblem = ({ problem }: { problem: ApiProblem }) => (
  <div role="alert" className={`stack-8 small-size padded-16 all-columns rounded ${styles.problem}`}>
    <p>
      <strong className="danger">Not sent.</strong> {problemMessage(problem)}
    </p>
    <p>
      Your message is still here. You can also write to{' '}
      <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
    </p>
  </div>
);

interface InquiryFormProps {
  kind: InquiryKind;
  /** Id of the form's heading. */
  labelledBy: string;
  /** Label of the submit button. */
  action: string;
  /** The message field; without it the form asks for name and email only. */
  message?: { label: string; hint?: string; optional?: boolean; rows?: number };
  /** Shown after submission, before the response time. */
  thanks: string;
}

/**
 * An inquiry form, rendered in a lazy island and sent to `sendInquiry`. Each field shows its own error, and input
 * survives failures and reloads. Without script the browser validates and submits it, and the response redirects to
 * `#sent`, or `#stored` on a site without email.
 */
export const InquiryForm = ({ kind, labelledBy, action, message, thanks }: InquiryFormProps) => {
  const { form, step, errors, problem, inquiry, submit, saveDraft } = useInquiry(
    kind,
    message !== undefined && !message.optional,
  );
  const isHydrated = useIsHydrated();
  if (step === 'sent' || step === 'stored')
    return <InquiryThanks sentence={thanks} isWaiting={step === 'stored'} inquiry={inquiry} />;
  return (
    <>
      <div id="sent" className={styles.sent}>
        <SubmittedText sentence={thanks} />
      </div>
      <div id="stored" className={styles.sent}>
        <SubmittedText sentence={thanks} isWaiting />
      </div>
      <form
        ref={form}
        className={`query-container ${styles.form}`}
        action={formAction('sendInquiry')}
        method="post"
        noValidate={isHydrated}
        aria-labelledby={labelledBy}
        onSubmit={submit}
        onInput={saveDraft}
      >
        <div className={`grid one-column ${styles.controls}`}>
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
          <div className="all-columns">
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
            <div className="all-columns">
              <TextArea
                name="message"
                maxLength={5000}
                required={!message.optional}
                {...message}
                error={errors.message}
              />
            </div>
          )}
          <input type="hidden" name="form" value={kind} />
          <div className={visuallyHidden.hidden} aria-hidden>
            <TextInput label="Leave this empty" name="website" autoComplete="off" tabIndex={-1} />
          </div>
          {problem && <InquiryProblem problem={problem} />}
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={step === 'sending'}
            className={'all-columns self-start'}
          >
            {action}
          </Button>
        </div>
      </form>
    </>
  );
};
