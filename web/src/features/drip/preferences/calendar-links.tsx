import { CalendarPlus, Download } from 'lucide-react';
import { calendarUrls } from '#web/src/lib/calendar-urls.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import styles from './preferences.module.css';

/** Calendar of release days, to subscribe to or to download. */
export const CalendarLinks = ({ token }: { token: string }) => {
  const { fileUrl, subscribeUrl } = calendarUrls(token);
  return (
    <div className={styles.actions}>
      <ButtonLink icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden />} to={subscribeUrl}>
        Add to calendar
      </ButtonLink>
      <a className={styles.file} href={fileUrl} download="course-calendar.ics">
        <Download size={18} strokeWidth={1.75} aria-hidden />
        Download as a file
      </a>
    </div>
  );
};
