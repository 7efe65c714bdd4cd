import { CalendarPlus } from 'lucide-react';
import { useOperation } from '#web/src/api/use-operation.ts';
import { calendarUrls } from '#web/src/lib/calendar-urls.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import styles from './next-unlock.module.css';

/** When the next section of a drip course opens, in the subscriber's time zone, with a link to the calendar. */
export const NextUnlock = ({ courseId }: { courseId: string }) => {
  const { data } = useOperation('getAvailableContent', { params: { courseId } });
  if (!data?.nextReleaseDate || data.paused) return null;
  const { nextReleaseDate, timeZone, subscriptionToken } = data;
  return (
    <p className={`cluster-4 note any-width ${styles.next}`}>
      <span>
        Next section opens <time dateTime={nextReleaseDate}>{formatDateTime(nextReleaseDate, timeZone)}</time>
      </span>
      {subscriptionToken && (
        <a className={`row-4 inline relative ${styles.calendar}`} href={calendarUrls(subscriptionToken).subscribeUrl}>
          <CalendarPlus size={16} strokeWidth={1.75} aria-hidden />
          Add to calendar
        </a>
      )}
    </p>
  );
};
