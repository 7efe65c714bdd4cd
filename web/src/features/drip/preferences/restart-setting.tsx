import { useState } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { Checkbox } from '#web/src/ui/checkbox.tsx';
import { Dialog } from '#web/src/ui/dialog.tsx';
import { SettingRow } from '#web/src/ui/setting-row.tsx';
import styles from './preferences.module.css';
import type { SubscriptionSectionProps } from './subscription-sections.tsx';
import type { SubscriptionView } from './use-preferences.ts';

interface RestartDialogProps {
  subscription: SubscriptionView;
  open: boolean;
  onClose: () => void;
  /** Called with whether to resume stopped emails. */
  onRestart: (resumeEmails: boolean) => void;
}

const emailsText = ({ mails, confirmed }: SubscriptionView): string => {
  if (!mails) return 'Emails stay off unless you resume them here.';
  return confirmed
    ? 'You get the email for each section again on its new day.'
    : 'Emails about sections start once you confirm your email address with the button in our first email.';
};

const consequences = (subscription: SubscriptionView): string[] => [
  'Today becomes day 1, and the schedule counts from today. Fixed dates do not change.',
  emailsText(subscription),
  ...(subscription.paused ? ['Your pause ends.'] : []),
  'Open sections stay open. You keep your progress, notes and quiz results.',
];

/** Confirms the restart: what it does, and that it cannot be undone. */
const RestartDialog = ({ subscription, open, onClose, onRestart }: RestartDialogProps) => {
  const [resumeEmails, setResumeEmails] = useState(false);
  const close = () => {
    setResumeEmails(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Restart from day 1?"
      actions={
        <>
          <Button onClick={close}>Keep my schedule</Button>
          <Button variant="danger" onClick={() => onRestart(resumeEmails)}>
            Restart
          </Button>
        </>
      }
    >
      <ul className="bullets stack-8 muted">
        {consequences(subscription).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!subscription.mails && (
        <Checkbox
          label="Resume emails"
          checked={resumeEmails}
          onChange={({ target }) => setResumeEmails(target.checked)}
        />
      )}
      <p>This cannot be undone.</p>
    </Dialog>
  );
};

/**
 * Restarts the course at day 0 after confirmation; renders nothing on day 1. After a restart the button stays mounted,
 * so that the focus returns to it.
 */
export const RestartSetting = ({ subscription, save, saving }: SubscriptionSectionProps) => {
  const [isAsking, setAsking] = useState(false);
  const [hasRestarted, setRestarted] = useState(false);
  const { canRestart } = subscription;
  const restart = (resumeEmails: boolean) => {
    // Close first: screen readers miss announcements while a dialog is open.
    setAsking(false);
    setRestarted(true);
    const announcement = 'Restarted. Today is day 1.';
    void save({ restart: true, ...(resumeEmails && { mails: true }) }, announcement);
  };
  if (!canRestart && !hasRestarted) return null;
  return (
    <SettingRow
      title="Start over"
      text={
        canRestart
          ? 'Restarts the schedule today. You get the email for each section again on its new day. Open sections stay open, and you keep your progress.'
          : 'Today is day 1. You can restart again starting tomorrow.'
      }
      action={
        <>
          <Button
            className={canRestart ? undefined : styles.idle}
            busy={saving.has('restart')}
            aria-disabled={!canRestart || saving.has('restart')}
            onClick={() => canRestart && setAsking(true)}
          >
            Restart from day 1
          </Button>
          <RestartDialog
            subscription={subscription}
            open={isAsking}
            onClose={() => setAsking(false)}
            onRestart={restart}
          />
        </>
      }
    />
  );
};
