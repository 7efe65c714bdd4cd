import { MailX } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { TimeZoneField } from '#web/src/lib/time-zone-field.tsx';
import { formatZone } from '#web/src/lib/time-zones.ts';
import { Button } from '#web/src/ui/button.tsx';
import { SettingRow } from '#web/src/ui/setting-row.tsx';
import styles from './preferences.module.css';
import type { Save, Saving, SubscriptionView } from './use-preferences.ts';

interface PreferenceSectionProps {
  id: string;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Part of the preferences page: its title at the left of its content. */
export const PreferenceSection = ({ id, title, text, children }: PreferenceSectionProps) => (
  <section className={`grid-16 one-column line-above ${styles.section}`} aria-labelledby={`${id}-title`}>
    <div className="stack-4 top">
      <h2 id={`${id}-title`} className="title">
        {title}
      </h2>
      {text && <p className="note">{text}</p>}
    </div>
    <div className="stack-12 one-column top">{children}</div>
  </section>
);

/** What every section needs to change the subscription. */
export interface SubscriptionSectionProps {
  subscription: SubscriptionView;
  save: Save;
  saving: Saving;
}

const emailDescription = ({ premium, confirmed, email }: SubscriptionView): string => {
  if (premium) return 'Every section is already open, so there is nothing to announce.';
  if (confirmed) return 'You get an email on the day of each section.';
  return `Emails about sections start once you confirm ${email} with the button in our first email.`;
};

interface EmailSettingProps extends SubscriptionSectionProps {
  /** Whether the button that appears next gets the focus, because it replaces the one that was pressed. */
  movesFocus: RefObject<boolean>;
  /** Emails were stopped or resumed on this page. */
  hasToggled: boolean;
  onToggle: () => void;
}

/** Returns what a press of the button does, and the ref that focuses it. */
const useEmailToggle = ({ subscription: { mails }, save, movesFocus, onToggle }: EmailSettingProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (movesFocus.current) button.current?.focus();
    movesFocus.current = false;
  }, [movesFocus]);
  const toggle = async () => {
    const announcement = mails ? 'You will not get any more emails about this course.' : 'Emails are back on.';
    movesFocus.current = true;
    if (await save({ mails: !mails }, announcement)) onToggle();
    else movesFocus.current = false;
  };
  return { button, toggle };
};

/** At the top of the page while emails are off: says so, with a button that resumes them. */
export const StoppedNotice = (props: EmailSettingProps) => {
  const { button, toggle } = useEmailToggle(props);
  return (
    <section className="grid-12 icon-column sunken padded-16 bordered" aria-label="Emails are off">
      <MailX className="accent above-2" size={22} strokeWidth={1.75} aria-hidden />
      <div className="stack-12 start">
        <p>
          <b className="block">You will not get any more emails about this course.</b> Your sections keep opening on
          schedule, and open sections stay open.
        </p>
        <Button ref={button} size="small" busy={props.saving.has('mails')} onClick={toggle}>
          {props.hasToggled ? 'Undo' : 'Resume emails'}
        </Button>
      </div>
    </section>
  );
};

const emailTitle = ({ premium, confirmed }: SubscriptionView): string =>
  premium || confirmed ? 'Emails are on' : 'Waiting for your confirmation';

/** Turns emails off. */
export const EmailSetting = (props: EmailSettingProps) => {
  const { subscription, saving } = props;
  const { button, toggle } = useEmailToggle(props);
  return (
    <SettingRow
      title={emailTitle(subscription)}
      text={emailDescription(subscription)}
      action={
        <Button ref={button} busy={saving.has('mails')} onClick={toggle}>
          Stop all emails
        </Button>
      }
    />
  );
};

export const PauseSetting = ({ subscription: { paused }, save, saving }: SubscriptionSectionProps) => (
  <SettingRow
    title={paused ? 'Your course is paused' : 'Take a break'}
    text={
      paused
        ? 'No new sections open while paused. The schedule continues where it left off when you resume.'
        : 'The schedule stops and no new sections open. Open sections stay open.'
    }
    action={
      <Button
        variant={paused ? 'primary' : 'secondary'}
        busy={saving.has('paused')}
        onClick={() => void save({ paused: !paused }, paused ? 'Course resumed.' : 'Course paused.')}
      >
        {paused ? 'Resume course' : 'Pause course'}
      </Button>
    }
  />
);

/** The time zone of the schedule. Its button appears with the first choice, and stays, so it keeps the focus. */
export const ZoneSection = ({ subscription, save, saving }: SubscriptionSectionProps) => {
  const [chosen, setChosen] = useState<string>();
  const zone = chosen ?? subscription.timeZone;
  const isUnchanged = zone === subscription.timeZone;
  return (
    <PreferenceSection id="zone" title="When sections open" text="Applies to sections that have not opened yet.">
      <TimeZoneField zone={zone} error={undefined} onChange={setChosen} />
      {chosen !== undefined && (
        <div>
          <Button
            className={isUnchanged ? styles.idle : undefined}
            busy={saving.has('timeZone')}
            // Not `disabled`: that would move the focus away from the pressed button.
            aria-disabled={isUnchanged || saving.has('timeZone')}
            onClick={() => !isUnchanged && void save({ timeZone: zone }, `Saved: ${formatZone(zone)}.`)}
          >
            Save time zone
          </Button>
        </div>
      )}
    </PreferenceSection>
  );
};
