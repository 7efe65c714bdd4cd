import { CalendarPlus, Download } from 'lucide-react';
import { calendarUrls } from '#web/src/lib/calendar-urls.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { SettingRows } from '#web/src/ui/setting-row.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import narrow from '../narrow-page.module.css';
import styles from './preferences.module.css';
import { RestartSetting } from './restart-setting.tsx';
import {
  ConfirmationNotice,
  EmailSetting,
  isUnconfirmed,
  PauseSetting,
  PreferenceSection,
  type SubscriptionSectionProps,
  ZoneSection,
} from './subscription-sections.tsx';
import type { SubscriptionView } from './use-preferences.ts';

const page = `stack-32 top ${narrow.page} ${styles.page}`;

/** Calendar of release days, to subscribe to or to download. */
const CalendarLinks = ({ token }: { token: string }) => {
  const { fileUrl, subscribeUrl } = calendarUrls(token);
  return (
    <>
      <ButtonLink icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden />} to={subscribeUrl}>
        Add to calendar
      </ButtonLink>
      <a className="row-8 inline control-height" href={fileUrl} download="course-calendar.ics">
        <Download size={18} strokeWidth={1.75} aria-hidden />
        Download calendar file
      </a>
    </>
  );
};

const noUpcomingText = ({ premium, paused }: SubscriptionView): string => {
  if (premium) return 'You have Premium: every lesson is unlocked, so there is nothing to wait for.';
  if (paused) return 'Paused: nothing new opens until you resume.';
  return 'Every section is open.';
};

interface PreferencesViewProps extends SubscriptionSectionProps {
  token: string;
  failure: string | undefined;
}

/** All subscription settings; no sign-in needed. */
export const PreferencesView = ({ token, subscription, save, saving, failure }: PreferencesViewProps) => {
  const { courseTitle, courseId, email, timeZone, paused, premium, upcoming } = subscription;
  const isRestarted = upcoming.some(({ again }) => again);
  return (
    <div className={page}>
      <PageTitle size="small" lead={`${courseTitle}, for ${email}`}>
        Emails and schedule
      </PageTitle>
      <ActionFailure>{failure}</ActionFailure>
      <ConfirmationNotice subscription={subscription} />
      <PreferenceSection id="dates" title={isRestarted ? 'What comes next' : 'What opens next'}>
        {upcoming.length === 0 && <p className="muted">{noUpcomingText(subscription)}</p>}
        {upcoming.length > 0 && (
          <ol className={'lines rows-12'}>
            {upcoming.map(({ opensAt, sections, again }) => (
              <li key={`${opensAt} ${again}`} className={`align-baseline grid ${styles.date}`}>
                <time className="mono" dateTime={opensAt}>
                  {formatDateTime(opensAt, timeZone)}
                </time>
                <div>
                  {sections.join(', ')} {again && <p className="note">already open</p>}
                </div>
              </li>
            ))}
          </ol>
        )}
        <div className="cluster-12 above-4">
          <ButtonLink
            variant={paused || isUnconfirmed(subscription) ? 'secondary' : 'primary'}
            to={paths.drip(courseId)}
          >
            Open course
          </ButtonLink>
          {upcoming.length > 0 && <CalendarLinks token={token} />}
        </div>
      </PreferenceSection>
      <PreferenceSection id="pace" title="Pause or stop">
        <SettingRows>
          <EmailSetting {...{ subscription, save, saving }} />
          {(!premium || paused) && <PauseSetting {...{ subscription, save, saving }} />}
          {!premium && <RestartSetting {...{ subscription, save, saving }} />}
        </SettingRows>
      </PreferenceSection>
      <ZoneSection {...{ subscription, save, saving }} />
    </div>
  );
};

/** Placeholders while the subscription loads. */
export const PreferencesSkeleton = () => (
  <Skeleton className={page} label="Loading your subscription">
    <SkeletonBox shape="title" />
    <SkeletonBox />
    <SkeletonBox shape="control" />
    <SkeletonBox />
    <SkeletonBox />
  </Skeleton>
);
