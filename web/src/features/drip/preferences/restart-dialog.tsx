import { useState } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { Checkbox } from '#web/src/ui/checkbox.tsx';
import { Dialog } from '#web/src/ui/dialog.tsx';
import styles from './restart-dialog.module.css';
import type { SubscriptionView } from './use-preferences.ts';

interface RestartDialogProps {
  subscription: SubscriptionView;
  open: boolean;
  onClose: () => void;
  /** Called with whether to resume stopped emails. */
  onRestart: (resumeEmails: boolean) => void;
}

const emailsText = ({ mails, confirmed }: SubscriptionView): string => {
  if (!mails) return 'Your emails stay stopped unless you resume them here.';
  return confirmed
    ? 'You get an email on each new day, even for sections you already had emails about.'
    : 'Emails about sections start once you confirm your email address with the button in our first email.';
};

const consequences = (subscription: SubscriptionView): string[] => [
  'Today becomes day 1, and the schedule counts from today. Fixed dates do not change.',
  emailsText(subscription),
  ...(subscription.paused ? ['Your pause ends.'] : []),
  'Open sections stay open. You keep your progress, notes and quiz results.',
];

/** Confirms the restart: what it does, and that it cannot be undone. */
export const RestartDialog = ({ subscription, open, onClose, onRestart }: RestartDialogProps) => {
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
      <ul className={styles.list}>
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
