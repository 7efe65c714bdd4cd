import { ArrowLeft } from 'lucide-react';
import type { OutlineEntry } from '#web/src/features/player/outline.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';

interface BackToViewerProps {
  courseId: string;
  entry: OutlineEntry;
}

/** Links a lecture of a drip course that opens here, such as a quiz, back to the drip viewer. */
export const BackToViewer = ({ courseId, entry }: BackToViewerProps) => (
  <ButtonLink
    variant="plain"
    size="small"
    icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
    to={
      entry.lecture.isUnlocked
        ? paths.dripLecture(courseId, entry.sectionIndex, entry.lectureIndex)
        : paths.drip(courseId)
    }
  >
    Back to Course
  </ButtonLink>
);
