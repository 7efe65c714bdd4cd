import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { findLecture } from '#web/src/features/player/outline.ts';
import { useStandardSource } from '#web/src/features/player/standard/standard-source.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { CourseScreen } from './course-screen.tsx';

interface NotebookRoomProps {
  courseId: string;
  lectureId: string;
  /** URL of the notebook's lesson. */
  lessonUrl: string;
  /** The notebook was opened offline, where the course cannot be read. */
  isOffline: boolean;
  /** The notebook, in the room or as a page of its own. */
  notebook: (isInRoom: boolean) => ReactNode;
  /** Shown while the course loads. */
  fallback: ReactNode;
}

/**
 * A lecture's notebook in the learning room, or as a page of its own when the course cannot be read. Decides once: a
 * notebook that moved between the two would lose its variables.
 */
export const NotebookRoom = (props: NotebookRoomProps) => {
  const { courseId, lectureId, lessonUrl, isOffline, notebook, fallback } = props;
  const state = useStandardSource(courseId, true);
  const source = state.status === 'ready' ? state.source : undefined;
  const entry = source && findLecture(source, '', lectureId);
  const [isInRoom, setInRoom] = useState<boolean>();
  if (isInRoom === undefined && (isOffline || state.status !== 'loading')) setInRoom(!isOffline && entry !== undefined);
  if (isInRoom === undefined) return fallback;
  if (!isInRoom || !source || !entry) return notebook(false);
  const back = (
    <ButtonLink
      className="fixed"
      size="small"
      variant="plain"
      to={lessonUrl}
      reloadDocument
      icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
    >
      Back to the lesson
    </ButtonLink>
  );
  return <CourseScreen {...{ source, entry }} startAt={undefined} workspace={{ content: notebook(true), back }} />;
};
