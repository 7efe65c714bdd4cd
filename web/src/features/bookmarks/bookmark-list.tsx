import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import styles from './bookmark-list.module.css';
import type { Bookmark, Bookmarks } from './use-bookmarks.ts';

interface BookmarkListProps {
  bookmarks: Bookmarks;
  /** The lecture on the screen. */
  currentLecture: { sectionIndex: number; lectureIndex: number };
  /** Returns the words spoken at a time of the current lecture, in seconds; undefined while they are not loaded. */
  wordsAt: (seconds: number) => string | undefined;
  /** Seeks the current lecture's video; in seconds. */
  onSeek?: ((seconds: number) => void) | undefined;
  /** URL of a bookmark in another lecture. */
  linkTo: (bookmark: Bookmark) => string;
  /** Button that adds a bookmark; absent for lectures without a video. */
  action?: ReactNode;
}

const momentClass = `fill align-baseline primary undecorated grid text-start ${styles.moment}`;
const timeClass = 'mono-small accent';

const byPosition = (a: Bookmark, b: Bookmark) =>
  a.sectionIndex - b.sectionIndex || a.lectureIndex - b.lectureIndex || a.timestamp - b.timestamp;

/** Lists the bookmarks of the course, those of the current lecture first. */
export const BookmarkList = ({ bookmarks, currentLecture, wordsAt, onSeek, linkTo, action }: BookmarkListProps) => {
  const { bookmarks: all, error, retry, remove } = bookmarks;
  if (error)
    return (
      <ErrorPanel
        title="Your bookmarks could not be loaded"
        text={userFacingReason(error)}
        error={error}
        onRetry={retry}
      />
    );
  if (!all) {
    return (
      <Skeleton className="stack-16 text-width" label="Loading your bookmarks">
        <SkeletonBox />
        <SkeletonBox />
      </Skeleton>
    );
  }
  const isInCurrentLecture = (bookmark: Bookmark) =>
    bookmark.sectionIndex === currentLecture.sectionIndex && bookmark.lectureIndex === currentLecture.lectureIndex;
  const groups = [
    { title: 'In this lesson', items: all.filter(isInCurrentLecture).sort(byPosition) },
    {
      title: 'Elsewhere in the course',
      items: all.filter((bookmark) => !isInCurrentLecture(bookmark)).sort(byPosition),
    },
  ];

  return (
    <div className="stack-24 start text-width">
      {action}
      {all.length === 0 && (
        <EmptyState drawing="bookmark" text="While a video plays, bookmark a moment to find it here again." />
      )}
      {groups.map(
        ({ title, items }) =>
          items.length > 0 && (
            <section key={title} className="full" aria-label={title}>
              <h2 className="below-8 title-size">{title}</h2>
              <ul className="rows">
                {items.map((bookmark) => (
                  <li key={bookmark.id} className="row-4">
                    {isInCurrentLecture(bookmark) && onSeek ? (
                      <button type="button" className={momentClass} onClick={() => onSeek(bookmark.timestamp)}>
                        <span className={timeClass}>{formatTimestamp(bookmark.timestamp)}</span>
                        <span>{wordsAt(bookmark.timestamp) ?? bookmark.lectureTitle}</span>
                      </button>
                    ) : (
                      <Link className={momentClass} to={linkTo(bookmark)}>
                        <span className={timeClass}>{formatTimestamp(bookmark.timestamp)}</span>
                        {bookmark.lectureTitle}
                      </Link>
                    )}
                    <IconButton
                      label={`Remove bookmark at ${formatTimestamp(bookmark.timestamp)} in ${bookmark.lectureTitle}`}
                      title="Remove"
                      icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden />}
                      onClick={() => void remove(bookmark)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
};
