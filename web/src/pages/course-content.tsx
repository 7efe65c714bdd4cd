import { useParams } from 'react-router-dom';
import { useStandardSource } from '../features/player/standard/standard-source.ts';
import { PlayerPage } from './player/player-page.tsx';

/**
 * Content player: a course's lecture beside its outline. Without a lecture in the URL, resumes where the learner left
 * off.
 */
export const Component = () => {
  const { courseId = '', lectureId } = useParams();
  const state = useStandardSource(courseId, lectureId !== undefined);
  return <PlayerPage {...{ courseId, state }} title="Course content" />;
};
