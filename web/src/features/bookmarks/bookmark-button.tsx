import { BookmarkPlus } from 'lucide-react';
import { type Clock, useWholeSeconds } from '../../lib/clock.ts';
import { formatTimestamp } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface BookmarkButtonProps {
  clock: Clock;
  /** Whole seconds. */
  onBookmark: (seconds: number) => void;
}

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Keeps the present moment of the video; says which one that is. */
export const BookmarkButton = ({ clock, onBookmark }: BookmarkButtonProps) => {
  const seconds = useWholeSeconds(clock);
  return (
    <Button size="small" icon={<BookmarkPlus size={18} {...icon} />} onClick={() => onBookmark(seconds)}>
      Bookmark {formatTimestamp(seconds)}
    </Button>
  );
};

/** The same as an icon, for the controls of the player. */
export const BookmarkIconButton = ({ clock, onBookmark }: BookmarkButtonProps) => (
  <IconButton
    label="Bookmark this moment"
    icon={<BookmarkPlus size={20} {...icon} />}
    onClick={() => onBookmark(Math.floor(clock.seconds()))}
  />
);
