import { isWatched } from '#contract/rules/progress.ts';
import { call } from '#web/src/api/client.ts';
import { setCached } from '#web/src/api/use-operation.ts';
import type { OutlineEntry } from '../outline.ts';
import { clearPosition, latestPosition, storePosition } from '../video/unsaved-position.ts';
import type { VideoCalls } from '../video/video-stage.tsx';
import { lectureIdOf } from './drip-course.ts';

interface DripVideo extends OutlineEntry {
  courseId: string;
  /** Called when the server counts the video as watched. */
  onWatched: () => void;
}

/** API calls for one video of a drip course. */
export const dripVideoCalls = ({ courseId, lecture, onWatched }: DripVideo): VideoCalls => {
  const params = { courseId };
  const video = `${courseId}/${lecture.id}`;
  const readStoredRecord = async () => {
    const records = await call('listDripProgress', { params });
    void setCached('listDripProgress', { params }, records);
    return records.find((record) => lectureIdOf(record) === lecture.id) ?? { timestamp: 0 };
  };
  return {
    load: () => call('getDripVideoUrl', { params, query: { s3Key: lecture.videoKey ?? '' } }),
    readPosition: () => latestPosition(video, readStoredRecord()),
    keepPosition: (position) => storePosition(video, position),
    savePosition: async (position, { keepalive }) => {
      const { timestamp, duration, observedAt } = position;
      const body = { timestamp, observedAt, totalDuration: duration, completed: isWatched(timestamp, duration) };
      const response = await call(
        'saveDripProgress',
        { params: { courseId, lectureId: lecture.id }, body },
        { keepalive },
      );
      clearPosition(video, position);
      if (response.completed) onWatched();
    },
  };
};
