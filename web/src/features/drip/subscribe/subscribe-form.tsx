import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { consentTexts, consentVersion } from '#contract/subscribe-consent.ts';
import { formAction } from '#web/src/api/operation-table.ts';
import { useAccount } from '#web/src/auth/auth-provider.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { TimeZoneField } from '#web/src/lib/time-zone-field.tsx';
import { zoneCity } from '#web/src/lib/time-zones.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import visuallyHidden from '#web/src/ui/visually-hidden.module.css';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './subscribe-form.module.css';
import { useSubscribe } from './use-subscribe.ts';

const {
  emails: emailConsent,
  privacy: [before, policy, after],
} = consentTexts[consentVersion];

/** Comes right before the form and replaces it when the URL ends in `#sent`, after a submit without script. */
const SentNotice = () => (
  <div id="sent" className={`stack-12 ${styles.sent}`}>
    <h2>Check your inbox</h2>
    <p>The link to the course is on its way. The first module unlocks today.</p>
  </div>
);

/** Names the time zone in which sections open. Its button opens the field, which takes the focus. */
const ZoneChoice = ({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) => {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.querySelector('select')?.focus();
  }, [isOpen]);
  return (
    <>
      <p className="note">
        Sections open in the morning, {zoneCity(zone)} time.{' '}
        {!isOpen && (
          <button type="button" className="accent underlined rounded" data-needs-script onClick={() => setOpen(true)}>
            Change<VisuallyHidden> time zone</VisuallyHidden>
          </button>
        )}
      </p>
      {isOpen && (
        <div ref={field}>
          <TimeZoneField zone={zone} error={undefined} onChange={onChange} />
        </div>
      )}
    </>
  );
};

interface SubscribeFormProps {
  courseId: string;
  /** Fields shown first in a form for subscribers who need another link; it keeps their time zone. */
  resend?: ReactNode;
}

/**
 * Early access form: email address and time zone. Without script the browser submits it in UTC, and the response
 * redirects to `#sent`.
 */
export const SubscribeForm = ({ courseId, resend }: SubscribeFormProps) => {
  const account = useAccount();
  const knownEmail = account.status === 'authenticated' ? account.user.email : undefined;
  const { email, changeEmail, timeZone, setTimeZone, isHydrated, error, failure, isSubmitting, onSubmit } =
    useSubscribe(courseId, knownEmail);
  return (
    <>
      <SentNotice />
      <form
        className={`stack-16 ${styles.form}`}
        action={formAction('subscribe')}
        method="post"
        onSubmit={onSubmit}
        noValidate={isHydrated}
        aria-label={resend ? 'New link' : 'Early access'}
      >
        <input type="hidden" name="courseId" value={courseId} />
        <input type="hidden" name="consent" value={consentVersion} />
        {resend}
        <TextInput
          label="Email address"
          type="email"
          name="email"
          required
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          placeholder="you@example.com"
          value={email}
          error={error}
          onChange={({ target }) => changeEmail(target.value)}
        />
        {/* Only bots fill it in. */}
        <div className={visuallyHidden.hidden} aria-hidden>
          <label>
            Leave this empty
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button variant="primary" size="large" wide type="submit" busy={isSubmitting}>
          {resend ? 'Email me a new link' : 'Get early access'}
        </Button>
        <ActionFailure>{failure}</ActionFailure>
        {!resend && <ZoneChoice zone={timeZone} onChange={setTimeZone} />}
        <p className="note">
          {resend && 'If this address is new, we will subscribe it to the course. '}
          {emailConsent} {before}
          <Link to={paths.privacyPolicy()}>{policy}</Link>
          {after}
        </p>
      </form>
    </>
  );
};
