import type { Chapter } from '#contract/schemas/content.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { useStore } from '#web/src/lib/store.ts';
import type { Playback } from '../video/playback.ts';
import styles from './chapter-list.module.css';

interface ChapterListProps {
  chapters: readonly Chapter[];
  playback: Playback;
}

/** The parts of a video; pressing one seeks to its start. Marks the one that plays. */
export const ChapterList = ({ chapters, playback }: ChapterListProps) => {
  const current = useStore(playback.store, ({ time, hasStarted }) =>
    hasStarted ? chapters.findLastIndex(({ start }) => start <= time + 0.01) : -1,
  );
  return (
    <section className="text-width" aria-label="Chapters">
      <ol className={`cluster-8 ${styles.list}`}>
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <button
              type="button"
              className={`moment row-8 nowrap bordered pill small hoverable control-height text-start ${styles.chapter}`}
              aria-current={index === current || undefined}
              onClick={() => playback.seek(start)}
            >
              <span className="mono numbers">{formatTimestamp(start)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
