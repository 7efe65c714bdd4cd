import { BadgeCheck, MailWarning } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { Profile } from '#contract/schemas/learner.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { setCached } from '#web/src/api/use-operation.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import visuallyHidden from '#web/src/ui/visually-hidden.module.css';
import styles from './identity-section.module.css';
import { type ChosenPicture, PictureDialog } from './picture/picture-dialog.tsx';
import { PictureError, pictureTypes, readPicture } from './picture/picture-file.ts';
import { SettingsSection } from './settings-section.tsx';

/** Returns the initials of the first and last name, or of the email address. */
const initialsOf = ({ name, email }: Profile): string => {
  const words = (name || email).trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
};

/** The learner's picture or initials, with a button to change it. */
const Picture = ({ profile }: { profile: Profile }) => {
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [failure, setFailure] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [selected] = target.files ?? [];
    if (!selected) return;
    setFailure(undefined);
    try {
      setChosen({ picture: await readPicture(selected), type: selected.type });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      setFailure(error.message);
    }
    // Allows choosing the same file again.
    target.value = '';
  };

  const show = (picture: string) => {
    setChosen(undefined);
    void setCached('getProfile', {}, { ...profile, picture });
    notify.success('Picture updated.');
  };

  const remove = async () => {
    setRemoving(true);
    try {
      await call('removeProfilePicture');
      const { picture: _removed, ...rest } = profile;
      await setCached('getProfile', {}, rest);
      notify.success('Picture removed.');
      change.current?.focus();
    } catch (error) {
      notify.error(errorMessage(error, 'The picture could not be removed. Please try again.'));
    } finally {
      setRemoving(false);
    }
  };

  return (
    <div className={`icon-column grid align-center ${styles.picture}`}>
      {profile.picture ? (
        <img className={`pill ${styles.image}`} src={profile.picture} alt="You" width={112} height={112} />
      ) : (
        <span className={`centered pill ${styles.image} ground-accent ${styles.initials}`} aria-hidden>
          {initialsOf(profile)}
        </span>
      )}
      <div className="stack-4 start relative">
        <input
          ref={file}
          type="file"
          className={visuallyHidden.hidden}
          accept={pictureTypes.join(',')}
          aria-label="Picture file"
          aria-describedby={`${id}-hint`}
          tabIndex={-1}
          onChange={choose}
        />
        <div className="cluster-8">
          <Button ref={change} size="small" onClick={() => file.current?.click()}>
            {profile.picture ? 'Change picture' : 'Add picture'}
          </Button>
          {profile.picture && (
            <Button size="small" variant="plain" busy={isRemoving} onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </div>
        <p className="note" id={`${id}-hint`}>
          JPEG, PNG or WebP, <span className="nowrap">up to 20 MB</span>
        </p>
      </div>
      {failure && (
        <p className="small danger all-columns" role="alert">
          {failure}
        </p>
      )}
      {chosen && <PictureDialog chosen={chosen} onClose={() => setChosen(undefined)} onStored={show} />}
    </div>
  );
};

const monthOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });

/** Explains the section; shown before its data. */
export const identityText = 'Your name, and what you want to share about yourself.';

/** Picture, email address with its state, and when the learner joined. The form's first section continues it. */
export const IdentitySection = ({ profile }: { profile: Profile }) => (
  <SettingsSection id="about" text={identityText}>
    <Picture profile={profile} />
    <dl className={`cluster-16 align-stretch ${styles.details}`}>
      <div>
        <dt className="note">Email</dt>
        <dd className="cluster-12 break-anywhere">
          <span>{profile.email}</span>
          {profile.emailVerified ? (
            <Badge tone="accent" icon={<BadgeCheck size={14} aria-hidden />}>
              Verified
            </Badge>
          ) : (
            <Badge tone="danger" icon={<MailWarning size={14} aria-hidden />}>
              Not verified
            </Badge>
          )}
        </dd>
      </div>
      <div>
        <dt className="note">Member since</dt>
        <dd>{monthOf(profile.joinedAt)}</dd>
      </div>
    </dl>
  </SettingsSection>
);
