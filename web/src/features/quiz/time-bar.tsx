import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { announce } from '#web/src/ui/live-region.tsx';
import styles from './time-bar.module.css';
import { timeAnnouncement, timeLeftLabel } from './time-left.ts';

interface TimeBarProps {
  started: NonNullable<Quiz['started']>;
  /** Reads the quiz again. */
  onRefresh: () => void;
  /** Called once when the time runs out. */
  onEnd: () => void;
}

/**
 * The time left of an attempt, which the server counts. Measures elapsed time with a monotonic clock. That clock may
 * stop while the computer sleeps, so the quiz is read again when the page is shown.
 */
export const TimeBar = ({ started, onRefresh, onEnd }: TimeBarProps) => {
  const { startedAt, endsAt, secondsLeft = 0 } = started;
  const [left, setLeft] = useState(secondsLeft);
  const total = endsAt ? (Date.parse(endsAt) - Date.parse(startedAt)) / 1000 : 0;
  const end = useEffectEvent(onEnd);
  const refresh = useEffectEvent(() => document.visibilityState === 'visible' && onRefresh());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each response restarts the countdown.
  useEffect(() => {
    const readAt = performance.now();
    let before = secondsLeft;
    const count = () => {
      const now = Math.max(0, secondsLeft - Math.floor((performance.now() - readAt) / 1000));
      const text = timeAnnouncement(total, before, now);
      if (text) announce(text);
      before = now;
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(count, 1000);
    count();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [started]);

  return (
    <p className={`row-8 note numbers any-width end ${styles.bar}`} data-short={left < 60 || undefined}>
      <Clock size={16} strokeWidth={1.75} aria-hidden />
      {timeLeftLabel(left)}
    </p>
  );
};
