import { call } from '#web/src/api/client.ts';
import type { OutlineEntry } from '../outline.ts';
import { clearPosition, latestPosition, storePosition } from './unsaved-position.ts';
import type { VideoCalls } from './video-stage.tsx';

interface Video extends OutlineEntry {
  courseId: string;
  /** Called when the server counts the video as watched. */
  onWatched: () => void;
}

/** API calls for one video of a course. */
export const videoCalls = ({ courseId, sectionIndex, lectureIndex, lecture, onWatched }: Video): VideoCalls => {
  const params = { courseId };
  const video = `${courseId}/${lecture.id}`;
  return {
    load: () => call('getVideoUrl', { params, query: { s3Key: lecture.videoKey ?? '' } }),
    readPosition: () =>
      latestPosition(video, call('getVideoProgress', { params: { courseId, sectionIndex, lectureIndex } })),
    keepPosition: (position) => storePosition(video, position),
    savePosition: async (position, { keepalive }) => {
      const body = { sectionIndex, lectureIndex, ...position };
      const { completed } = await call('saveVideoProgress', { params, body }, { keepalive });
      clearPosition(video, position);
      if (completed) onWatched();
    },
  };
};
