import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PreferenceSection } from './preference-section.tsx';
import styles from './preferences.module.css';
import type { Save, SubscriptionView } from './use-preferences.ts';

interface MailsSectionProps {
  subscription: SubscriptionView;
  save: Save;
  saving: string | undefined;
}

const whatComes = ({ premium, confirmed, email }: SubscriptionView): string => {
  if (premium) return 'Everything is open to you, so there is nothing for us to announce.';
  if (confirmed) return `An email tells ${email} when a section opens.`;
  return `Emails about sections start once ${email} is confirmed by the button in our first email.`;
};

/** Emails on or off. After they were stopped it says so and offers the way back. */
export const MailsSection = ({ subscription, save, saving }: MailsSectionProps) => {
  const { mails, paused } = subscription;
  const [wasStoppedHere, setStoppedHere] = useState(false);
  const busy = saving === 'mails';
  if (!mails) {
    return (
      <PreferenceSection id="mails" title="Emails">
        <p className={styles.stopped} role="status">
          <MailX className={styles.icon} size={22} strokeWidth={1.75} aria-hidden />
          <span>
            <b>You will get no more emails about this course.</b> Your sections go on opening on their days, and you
            keep what is open.
          </span>
        </p>
        <div className={styles.actions}>
          <Button
            busy={busy}
            onClick={async () => {
              if (await save({ mails: true }, 'Emails are on again.')) setStoppedHere(false);
            }}
          >
            {wasStoppedHere ? 'Undo' : 'Send me emails again'}
          </Button>
        </div>
      </PreferenceSection>
    );
  }
  return (
    <PreferenceSection id="mails" title="Emails" text={whatComes(subscription)}>
      <div className={styles.actions}>
        <Button
          look={paused ? 'quiet' : 'primary'}
          busy={busy}
          onClick={async () => {
            if (await save({ mails: false }, 'You will get no more emails about this course.')) setStoppedHere(true);
          }}
        >
          Stop all emails
        </Button>
      </div>
    </PreferenceSection>
  );
};
