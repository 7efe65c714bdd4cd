import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
  if (!mails) return 'Your emails are stopped and stay so, unless you say otherwise here.';
  return confirmed
    ? 'An email comes on each new day, also for sections you had emails about before.'
    : 'Emails about sections start once your address is confirmed by the button in our first email.';
};

const consequences = (subscription: SubscriptionView): string[] => [
  'Today becomes day 1: the days of the sections count from today. Fixed dates stay where they are.',
  emailsText(subscription),
  ...(subscription.paused ? ['Your pause ends.'] : []),
  'What is open stays open. Your progress, notes and quiz results stay as they are.',
];

/** Confirms the restart: what it does, and that it cannot be undone. */
export const RestartDialog = ({ subscription, open, onClose, onRestart }: RestartDialogProps) => {
  const [resumeEmails, setWithMails] = useState(false);
  const close = () => {
    setWithMails(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Start again from day 1?"
      actions={
        <>
          <Button onClick={close}>Keep my days</Button>
          <Button variant="danger" onClick={() => onRestart(resumeEmails)}>
            Start again
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
          label="Send me emails again"
          checked={resumeEmails}
          onChange={({ target }) => setWithMails(target.checked)}
        />
      )}
      <p>This cannot be undone: the days you have now do not come back.</p>
    </Dialog>
  );
};
