import { type ReactNode, useState } from 'react';
import { paths } from '#web/src/lib/paths.ts';
import { TimeZoneField } from '#web/src/lib/time-zone-field.tsx';
import { formatZone } from '#web/src/lib/time-zones.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { SettingRow } from '#web/src/ui/setting-row.tsx';
import styles from './preferences.module.css';
import type { Save, Saving, SubscriptionView } from './use-preferences.ts';

interface PreferenceSectionProps {
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Part of the preferences page: its title at the left of its content. */
export const PreferenceSection = ({ id, title, text, children }: PreferenceSectionProps) => (
  <section className={`grid-16 one-column line-above ${styles.section}`} aria-labelledby={`${id}-title`}>
    <div className="stack-4 top">
      <h2 id={`${id}-title`} className="title">
        {title}
      </h2>
      {text && <p className="note">{text}</p>}
    </div>
    <div className="stack-12 one-column top">{children}</div>
  </section>
);

/** Props of every section that changes the subscription. */
export interface SubscriptionSectionProps {
  subscription: SubscriptionView;
  save: Save;
  saving: Saving;
}

/** Whether emails about sections wait for the subscriber to confirm the address. */
export const isUnconfirmed = ({ mails, premium, confirmed }: SubscriptionView): boolean =>
  mails && !premium && !confirmed;

/** Asks for the confirmation that emails about sections wait for; renders nothing when none is pending. */
export const ConfirmationNotice = ({ subscription }: { subscription: SubscriptionView }) =>
  isUnconfirmed(subscription) && (
    <section className="cluster-16 between surface padded-16-24" aria-labelledby="confirmation-title">
      <div className={`stack-4 ${styles.notice}`}>
        <h2 id="confirmation-title" className="title">
          Confirm your email address
        </h2>
        <p className="note any-width">
          Emails about sections start once you confirm {subscription.email} with the button in our first email.
        </p>
      </div>
      <ButtonLink variant="primary" to={paths.subscribe(subscription.courseId)}>
        Get the confirmation email again
      </ButtonLink>
    </section>
  );

const emailTitle = (subscription: SubscriptionView): string => {
  if (!subscription.mails) return 'Emails are off';
  return isUnconfirmed(subscription) ? 'No emails' : 'Emails are on';
};

const emailText = ({ mails, premium, confirmed, paused }: SubscriptionView): string => {
  if (!mails)
    return 'You will not get any more emails about this course. Your sections keep opening on schedule, and open sections stay open.';
  if (premium) return 'Every section is already open, so there is nothing to announce.';
  if (confirmed) return 'You get an email on the day each section opens.';
  return `No section emails until you confirm.${paused ? '' : ' Your sections still open on schedule.'}`;
};

/** Turns emails off and on. */
export const EmailSetting = ({ subscription, save, saving }: SubscriptionSectionProps) => {
  const { mails } = subscription;
  const announcement = mails ? 'You will not get any more emails about this course.' : 'Emails are back on.';
  return (
    <SettingRow
      title={emailTitle(subscription)}
      text={emailText(subscription)}
      action={
        <Button busy={saving.has('mails')} onClick={() => void save({ mails: !mails }, announcement)}>
          {mails ? 'Stop all emails' : 'Resume emails'}
        </Button>
      }
    />
  );
};

export const PauseSetting = ({ subscription, save, saving }: SubscriptionSectionProps) => {
  const { paused } = subscription;
  return (
    <SettingRow
      title={paused ? 'Your course is paused' : 'Take a break'}
      text={
        paused
          ? 'No new sections open while paused. The schedule continues where it left off when you resume.'
          : 'The schedule stops and no new sections open. Open sections stay open.'
      }
      action={
        <Button
          variant={paused && !isUnconfirmed(subscription) ? 'primary' : 'secondary'}
          busy={saving.has('paused')}
          onClick={() => void save({ paused: !paused }, paused ? 'Course resumed.' : 'Course paused.')}
        >
          {paused ? 'Resume course' : 'Pause course'}
        </Button>
      }
    />
  );
};

/** The time zone of the schedule. Its button appears with the first choice, and stays, so it keeps the focus. */
export const ZoneSection = ({ subscription, save, saving }: SubscriptionSectionProps) => {
  const [chosen, setChosen] = useState<string>();
  const zone = chosen ?? subscription.timeZone;
  const isUnchanged = zone === subscription.timeZone;
  return (
    <PreferenceSection id="zone" title="When sections open" text="Applies to sections that have not opened yet.">
      <TimeZoneField zone={zone} error={undefined} onChange={setChosen} />
      {chosen !== undefined && (
        <div>
          <Button
            className={isUnchanged ? styles.idle : undefined}
            busy={saving.has('timeZone')}
            // Not `disabled`: that would move the focus away from the pressed button.
            aria-disabled={isUnchanged || saving.has('timeZone')}
            onClick={() => !isUnchanged && void save({ timeZone: zone }, `Saved: ${formatZone(zone)}.`)}
          >
            Save time zone
          </Button>
        </div>
      )}
    </PreferenceSection>
  );
};
