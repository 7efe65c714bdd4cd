import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { TimeZoneField } from '#web/src/lib/time-zone-field.tsx';
import { formatZone } from '#web/src/lib/time-zones.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { EmailSection } from './email-section.tsx';
import { PreferenceSection } from './preference-section.tsx';
import styles from './preferences.module.css';
import { RestartSection } from './restart-section.tsx';
import type { Save, SubscriptionView } from './use-preferences.ts';

interface PreferencesViewProps {
  token: string;
  subscription: SubscriptionView;
  save: Save;
  saving: string | undefined;
  failure: string | undefined;
}

type SectionProps = Pick<PreferencesViewProps, 'subscription' | 'save' | 'saving'>;

const PauseSection = ({ subscription: { paused }, save, saving }: SectionProps) => (
  <PreferenceSection
    id="pause"
    title={paused ? 'Your course is paused' : 'Take a break'}
    text={
      paused
        ? 'No new sections open while paused. The schedule continues where it left off when you resume.'
        : 'The schedule stops and no new sections open. Open sections stay open.'
    }
  >
    <div className={styles.actions}>
      <Button
        variant={paused ? 'primary' : 'secondary'}
        busy={saving === 'paused'}
        onClick={() => void save({ paused: !paused }, paused ? 'Course resumed.' : 'Course paused.')}
      >
        {paused ? 'Resume course' : 'Pause course'}
      </Button>
    </div>
  </PreferenceSection>
);

const ZoneSection = ({ subscription, save, saving }: SectionProps) => {
  const [chosen, setChosen] = useState<string>();
  const zone = chosen ?? subscription.timeZone;
  const isUnchanged = zone === subscription.timeZone;
  return (
    <PreferenceSection id="zone" title="Time zone" text="Applies to sections that have not opened yet.">
      <TimeZoneField zone={zone} error={undefined} onChange={setChosen} />
      <div className={styles.actions}>
        <Button
          className={isUnchanged ? styles.idle : undefined}
          busy={saving === 'timeZone'}
          // Not `disabled`: that would move the focus away from the pressed button.
          aria-disabled={isUnchanged || saving === 'timeZone'}
          onClick={() => !isUnchanged && void save({ timeZone: zone }, `Saved: ${formatZone(zone)}.`)}
        >
          Save time zone
        </Button>
      </div>
    </PreferenceSection>
  );
};

const noUpcomingText = ({ premium, paused }: SubscriptionView): string => {
  if (premium) return 'You have Premium: every lesson is unlocked, so there is nothing to wait for.';
  if (paused) return 'Paused: nothing new opens until you resume.';
  return 'Every section is open.';
};

/** All subscription settings; no sign-in needed. */
export const PreferencesView = ({ token, subscription, save, saving, failure }: PreferencesViewProps) => {
  const { courseTitle, courseId, email, timeZone, paused, premium, upcoming } = subscription;
  const isRestarted = upcoming.some(({ again }) => again);
  return (
    <div className={styles.page}>
      <PageTitle size="small" lead={`Your subscription for ${email}`}>
        {courseTitle}
      </PageTitle>
      <ActionFailure>{failure}</ActionFailure>
      <EmailSection {...{ subscription, save, saving }} />
      <PreferenceSection id="dates" title={isRestarted ? 'What comes next' : 'What opens next'}>
        {upcoming.length === 0 && <p className={styles.text}>{noUpcomingText(subscription)}</p>}
        {upcoming.length > 0 && (
          <>
            <ol className={styles.dates}>
              {upcoming.map(({ opensAt, sections, again }) => (
                <li key={`${opensAt} ${again}`} className={styles.date}>
                  <time className={styles.when} dateTime={opensAt}>
                    {formatDateTime(opensAt, timeZone)}
                  </time>
                  <span>
                    {sections.join(', ')} {again && <span className={styles.open}>already open</span>}
                  </span>
                </li>
              ))}
            </ol>
            <CalendarLinks token={token} />
          </>
        )}
      </PreferenceSection>
      {(!premium || paused) && <PauseSection {...{ subscription, save, saving }} />}
      {!premium && <RestartSection {...{ subscription, save, saving }} />}
      <ZoneSection {...{ subscription, save, saving }} />
      <p className={styles.text}>
        <Link to={paths.drip(courseId)}>Open course</Link>
      </p>
    </div>
  );
};
