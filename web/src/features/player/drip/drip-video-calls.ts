import { isWatched } from '../../../../../contract/rules/progress.ts';
import { call } from '../../../api/client.ts';
import { remember } from '../../../api/use-operation.ts';
import type { PlacedLecture } from '../outline.ts';
import type { VideoCalls } from '../video/video-stage.tsx';
import { lectureIdOf } from './drip-course.ts';

/** Seconds, by course and lecture: what this tab saved last, which a read that overtakes the save would not know. */
const positions = new Map<string, number>();

interface DripVideo extends PlacedLecture {
  courseId: string;
  /** Called when the server says that enough has been watched. */
  onWatched: () => void;
}

/** The calls of one video of a drip course. */
export const dripVideoCallsOf = ({ courseId, lecture, onWatched }: DripVideo): VideoCalls => {
  const params = { courseId };
  const name = `${courseId}/${lecture.id}`;
  return {
    load: () => call('getDripVideoUrl', { params, query: { s3Key: lecture.videoKey ?? '' } }),
    readPosition: async () => {
      const known = positions.get(name);
      if (known !== undefined) return known;
      const records = await call('listDripProgress', { params });
      void remember('listDripProgress', { params }, records);
      return records.find((record) => lectureIdOf(record) === lecture.id)?.timestamp ?? 0;
    },
    savePosition: async ({ timestamp, duration, observedAt }, { keepalive }) => {
      positions.set(name, timestamp);
      const body = {
        ...{ timestamp, observedAt },
        totalDuration: duration,
        completed: isWatched(timestamp, duration),
      };
      const saved = await call(
        'saveDripProgress',
        { params: { courseId, lectureId: lecture.id }, body },
        { keepalive },
      );
      if (saved.completed) onWatched();
    },
  };
};
