import { BookmarkPlus } from 'lucide-react';
import { type Clock, useWholeSeconds } from '#web/src/lib/clock.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { Button } from '#web/src/ui/button.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';

interface BookmarkButtonProps {
  clock: Clock;
  /** Whole seconds. */
  onBookmark: (seconds: number) => void;
}

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Bookmarks the current timestamp of the video and shows it. */
export const BookmarkButton = ({ clock, onBookmark }: BookmarkButtonProps) => {
  const seconds = useWholeSeconds(clock);
  return (
    <Button size="small" icon={<BookmarkPlus size={18} {...icon} />} onClick={() => onBookmark(seconds)}>
      Bookmark {formatTimestamp(seconds)}
    </Button>
  );
};

/** Icon version of `BookmarkButton` for the player controls. */
export const BookmarkIconButton = ({ clock, onBookmark }: BookmarkButtonProps) => (
  <IconButton
    label="Bookmark this moment"
    icon={<BookmarkPlus size={20} {...icon} />}
    onClick={() => onBookmark(Math.floor(clock.seconds()))}
  />
);
