import { call } from '../../../api/client.ts';
import type { PlacedLecture } from '../outline.ts';
import type { VideoCalls } from './video-stage.tsx';

/** Seconds, by course and lecture: what this tab saved last, which a read that overtakes the save would not know. */
const positions = new Map<string, number>();

interface Video extends PlacedLecture {
  courseId: string;
  /** Called when the server says that enough has been watched. */
  onWatched: () => void;
}

/** The calls of one video of a course. */
export const videoCallsOf = ({ courseId, sectionIndex, lectureIndex, lecture, onWatched }: Video): VideoCalls => {
  const params = { courseId };
  const name = `${courseId}/${lecture.id}`;
  return {
    load: () => call('getVideoUrl', { params, query: { s3Key: lecture.videoKey ?? '' } }),
    readPosition: async () => {
      const known = positions.get(name);
      if (known !== undefined) return known;
      const { timestamp } = await call('getVideoProgress', { params: { courseId, sectionIndex, lectureIndex } });
      return timestamp;
    },
    savePosition: async (position, { keepalive }) => {
      positions.set(name, position.timestamp);
      const body = { sectionIndex, lectureIndex, ...position };
      const { completed } = await call('saveVideoProgress', { params, body }, { keepalive });
      if (completed) onWatched();
    },
  };
};
