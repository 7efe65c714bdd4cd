import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { Dialog } from '#web/src/ui/dialog.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import styles from './delete-dialog.module.css';
import { confirmation, useAccountDeletion } from './use-account-deletion.ts';

const deletedItems = [
  'Your profile, picture and answers',
  'Enrollments, progress and study days',
  'Notes, bookmarks and quiz results',
  'Certificates and their public pages',
];

const retainedItems = [
  'Payment records required by law, without your profile',
  'Backups, until they expire within 35 days',
];

const Items = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className={styles.heading}>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

/** Explains what is deleted and what stays; deletes the account once a word is typed. */
export const DeleteDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { busy, error, failure, remove } = useAccountDeletion();
  const [typed, setTyped] = useState('');
  const form = useId();
  const close = () => {
    if (busy) return;
    setTyped('');
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void remove(typed);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={close}>Keep my account</Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            Delete my account
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <Items title="What is deleted permanently" items={deletedItems} />
        <Items title="What is kept" items={retainedItems} />
        <TextInput
          label={`Type ${confirmation} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
};
