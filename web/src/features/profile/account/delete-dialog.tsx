import { type FormEvent, useId, useState } from 'react';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { clearAccount, signOut } from '#web/src/auth/account.ts';
import { setFlashMessage } from '#web/src/lib/flash-message.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Dialog } from '#web/src/ui/dialog.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';

/** Word to type, so that nobody deletes an account by accident. */
const confirmation = 'DELETE';

/** Deletes the account once the word is typed, then goes home. An interrupted deletion can be repeated. */
const useAccountDeletion = () => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const remove = async (typed: string) => {
    setFailure(undefined);
    setError(undefined);
    if (typed.trim() !== confirmation) return setError(`Type ${confirmation}, in capital letters.`);
    setBusy(true);
    try {
      await call('deleteAccount', {}, { timeoutMs: 60_000 });
    } catch (failureCause) {
      setFailure(errorMessage(failureCause, 'Your account could not be deleted. Please try again.'));
      setBusy(false);
      return;
    }
    setFlashMessage('Your account has been deleted. A confirmation email is on its way.');
    // The identity is gone, so the provider may refuse to end its session; goes home either way.
    await signOut().catch(() => {
      clearAccount();
      location.replace(paths.home());
    });
  };

  return { busy, error, failure, remove };
};

const deletedItems = [
  'Your profile, picture and answers',
  'Enrollments, progress and study days',
  'Notes, bookmarks and quiz results',
  'Certificates and their public pages',
];

const retainedItems = ['Payment records required by law, without your profile', 'Backups, which expire within 35 days'];

const Items = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className="body">{title}</h3>
    <ul className="bullets stack-4 note above-8">
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
      <form id={form} className="stack-16" onSubmit={submit} noValidate>
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
          <p className="small danger" role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
};
