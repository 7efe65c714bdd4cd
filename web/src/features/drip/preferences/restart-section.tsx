import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PreferenceSection } from './preference-section.tsx';
import styles from './preferences.module.css';
import { RestartDialog } from './restart-dialog.tsx';
import type { Save, SubscriptionView } from './use-preferences.ts';

interface RestartSectionProps {
  subscription: SubscriptionView;
  save: Save;
  saving: string | undefined;
}

/** Restarts the course at day 0 after confirmation. The button stays mounted, so the focus returns to it. */
export const RestartSection = ({ subscription, save, saving }: RestartSectionProps) => {
  const [isAsking, setAsking] = useState(false);
  const { canRestart } = subscription;
  const restart = (resumeEmails: boolean) => {
    // Close first: screen readers miss announcements while a dialog is open.
    setAsking(false);
    const announcement = 'Today is day 1. The days count anew.';
    void save({ restart: true, ...(resumeEmails && { mails: true }) }, announcement);
  };
  return (
    <PreferenceSection
      id="restart"
      title="Start again from day 1"
      text={
        canRestart
          ? 'Count the days anew from today. Sections come once more, each on its new day and with its email. What is open stays open, and your progress stays.'
          : 'Today is day 1. You can start again from tomorrow on.'
      }
    >
      <div className={styles.actions}>
        <Button
          className={canRestart ? undefined : styles.idle}
          busy={saving === 'restart'}
          aria-disabled={!canRestart || saving === 'restart'}
          onClick={() => canRestart && setAsking(true)}
        >
          Start again from day 1
        </Button>
      </div>
      <RestartDialog subscription={subscription} open={isAsking} onClose={() => setAsking(false)} onRestart={restart} />
    </PreferenceSection>
  );
};
