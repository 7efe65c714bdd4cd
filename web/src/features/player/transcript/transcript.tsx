import { LocateFixed } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { formatCount } from '#web/src/lib/format.ts';
import { useStore } from '#web/src/lib/store.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import type { Captions } from '../video/captions.ts';
import { searchLines } from './lines.ts';
import styles from './transcript.module.css';
import { TranscriptLineRow } from './transcript-line.tsx';
import { TranscriptSearch } from './transcript-search.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';

interface TranscriptProps {
  captions: Captions;
  /** In seconds. */
  onSeek: (seconds: number) => void;
}

const TranscriptSkeleton = () => (
  <Skeleton className="stack-16 text-width" label="Loading the transcript">
    <SkeletonBox />
    <SkeletonBox />
    <SkeletonBox />
    <SkeletonBox />
  </Skeleton>
);

/** Transcript of the video: highlights the spoken line and keeps it in view; pressing a line seeks. */
export const Transcript = ({ captions, onSeek }: TranscriptProps) => {
  const status = useStore(captions.store, (state) => state.status);
  const lines = useStore(captions.store, (state) => state.lines);
  const current = useStore(captions.store, (state) => state.current);
  const language = useStore(captions.store, (state) => state.language);
  useEffect(() => captions.openTranscript(), [captions]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchLines(lines, query), [lines, query]);
  const isSearching = query.trim() !== '';
  const { box, isFollowing, follow, stopFollowing } = useAutoScroll(isSearching ? -1 : current);
  const listId = useId();
  const seek = useCallback(
    (seconds: number) => {
      follow();
      onSeek(seconds);
    },
    [follow, onSeek],
  );

  if (status === 'none') return <p className="muted">This video has no transcript.</p>;
  if (status === 'failed')
    return <p className="muted">The transcript could not be loaded. Reload the page to try again.</p>;
  if (status !== 'ready') return <TranscriptSkeleton />;

  const first = lines[found[0] ?? -1];
  return (
    <div className="stack-12 text-width">
      <TranscriptSearch
        query={query}
        onChange={setQuery}
        onSubmit={() => first && seek(first.start)}
        result={isSearching ? formatCount(found.length, 'line') : ''}
        controls={listId}
      />
      <div className="relative rounded text-end">
        <ol
          id={listId}
          ref={box}
          className={`relative ${styles.lines}`}
          lang={language ?? undefined}
          onWheel={stopFollowing}
          onTouchMove={stopFollowing}
          onKeyDown={(event) => /^(Arrow|Page|Home|End)/.test(event.key) && stopFollowing()}
        >
          {found.map((index) => {
            const line = lines[index];
            return (
              line && (
                <TranscriptLineRow key={index} line={line} query={query} isCurrent={index === current} onSeek={seek} />
              )
            );
          })}
        </ol>
        {!isFollowing && !isSearching && current >= 0 && (
          <Button
            className={styles.back}
            size="small"
            icon={<LocateFixed size={16} strokeWidth={1.75} aria-hidden />}
            onClick={follow}
          >
            Follow the video
          </Button>
        )}
      </div>
    </div>
  );
};
