import { useState } from 'react';
import { Button } from '#web/src/ui/button.tsx';
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
    const announcement = 'Restarted. Today is day 1.';
    void save({ restart: true, ...(resumeEmails && { mails: true }) }, announcement);
  };
  return (
    <PreferenceSection
      id="restart"
      title="Restart from day 1"
      text={
        canRestart
          ? 'Restarts the schedule today. You get the email for each section again on its new day. Open sections and your progress stay.'
          : 'Today is day 1. You can restart from tomorrow.'
      }
    >
      <div className={styles.actions}>
        <Button
          className={canRestart ? undefined : styles.idle}
          busy={saving === 'restart'}
          aria-disabled={!canRestart || saving === 'restart'}
          onClick={() => canRestart && setAsking(true)}
        >
          Restart from day 1
        </Button>
      </div>
      <RestartDialog subscription={subscription} open={isAsking} onClose={() => setAsking(false)} onRestart={restart} />
    </PreferenceSection>
  );
};
