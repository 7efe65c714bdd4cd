import { ArrowLeft } from 'lucide-react';
import type { PlacedLecture } from '../../features/player/outline.ts';
import { paths } from '../../site/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface BackToViewerProps {
  courseId: string;
  placed: PlacedLecture;
}

/** From a lecture of a drip course, such as a quiz that opens here, to its place in the drip viewer. */
export const BackToViewer = ({ courseId, placed }: BackToViewerProps) => (
  <ButtonLink
    look="plain"
    size="small"
    icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
    to={
      placed.lecture.isUnlocked
        ? paths.dripLecture(courseId, placed.sectionIndex, placed.lectureIndex)
        : paths.drip(courseId)
    }
  >
    Back to Course
  </ButtonLink>
);
