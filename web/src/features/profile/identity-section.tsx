import { BadgeCheck, MailWarning } from 'lucide-react';
import type { Profile } from '#contract/schemas/learner.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import styles from './identity-section.module.css';
import { Picture } from './picture/picture.tsx';

const monthOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });

/** Picture, name, email address with its state, and when the learner joined. */
export const IdentitySection = ({ profile }: { profile: Profile }) => (
  <section className={styles.section} aria-label="Picture and email address">
    <Picture profile={profile} />
    <dl className={styles.metadata}>
      <div>
        <dt>Email</dt>
        <dd className={styles.email}>
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
        <dt>Learning here since</dt>
        <dd>{monthOf(profile.joinedAt)}</dd>
      </div>
    </dl>
  </section>
);
