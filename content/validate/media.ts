import type { VideoLecture } from '../define.ts';
import { readCaptions } from './captions.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { locatedLectures } from './locations.ts';

/** Mean bits per second of a video: what a phone on 4G plays without pauses. */
const maxBitrate = 4_000_000;

/** Returns the caption files of a lecture: language and path. `few-shot.en.vtt` is English. */
export const captionFiles = (files: Map<string, Buffer>, lectureId: string): { language: string; path: string }[] =>
  [...files.keys()].flatMap((path) => {
    const language = path.startsWith(`media/${lectureId}.`)
      ? path.match(/\.([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.vtt$/)?.[1]
      : '';
    return language && path === `media/${lectureId}.${language}.vtt` ? [{ language, path }] : [];
  });

/** Checks the file and returns its length in seconds, if known. */
const checkVideo = (
  lecture: VideoLecture,
  videoFiles: CheckedCourse['videoFiles'],
  reportProblem: (problem: string) => void,
): number | undefined => {
  const path = `media/${lecture.id}.mp4`;
  const file = videoFiles.get(path);
  if (!file) {
    reportProblem(`${path} is missing; npm run media -- render creates it from videos.ts`);
    return undefined;
  }
  const { seconds, size, isStreamable } = file;
  if (seconds !== undefined && (8 * size) / seconds > maxBitrate)
    reportProblem(`${path} has ${((8 * size) / seconds / 1e6).toFixed(1)} Mbit/s; the limit is 4`);
  if (!isStreamable)
    reportProblem(`${path} has its index at the end, so nothing plays before all is loaded; use -movflags +faststart`);
  if (seconds === undefined) reportProblem(`${path} is not an MP4 file`);
  else if (Math.round(seconds) !== lecture.seconds)
    reportProblem(
      `seconds is ${lecture.seconds}, but ${path} lasts ${Math.round(seconds)}; write seconds: ${Math.round(seconds)}`,
    );
  return seconds;
};

const checkCaptions = (
  lecture: VideoLecture,
  seconds: number,
  files: Map<string, Buffer>,
  reportProblem: (problem: string) => void,
) => {
  const captions = captionFiles(files, lecture.id);
  if (!captions.some(({ language }) => language === 'en')) reportProblem(`media/${lecture.id}.en.vtt is missing`);
  for (const { path } of captions) {
    const { problems, end } = readCaptions(files.get(path)?.toString('utf8') ?? '');
    for (const problem of problems) reportProblem(`${path}, ${problem}`);
    if (problems.length === 0 && Math.abs(end - seconds) > 1)
      reportProblem(
        `the last caption of ${path} ends at ${end.toFixed(1)} s, but the video at ${Math.round(seconds)} s`,
      );
  }
};

/** Checks every video and its captions, and `videos.ts` against the outline. */
export const checkMedia = ({ course, videos, files, videoFiles }: CheckedCourse, report: Report): void => {
  const lectures = locatedLectures(course);
  for (const { lecture, location } of lectures) {
    if (lecture.contentType !== 'video') continue;
    const reportProblem = (problem: string) => report(location, problem);
    const seconds = checkVideo(lecture, videoFiles, reportProblem);
    checkCaptions(lecture, seconds ?? lecture.seconds, files, reportProblem);
  }
  const videoIds = lectures.filter(({ lecture }) => lecture.contentType === 'video').map(({ lecture }) => lecture.id);
  for (const id of Object.keys(videos))
    if (!videoIds.includes(id)) report(`video ${id}`, 'no video lecture has this id');
};
