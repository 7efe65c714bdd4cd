import { join } from 'node:path';
import type { Course } from '#content/define.ts';
import type { CourseFolder } from '#content/load.ts';
import { renderAnimatedVideo } from '#content/media-studio/render-animated-video.ts';
import type { VideoScript } from '#content/media-studio/shots.ts';
import type { CoverDrawing } from '#contract/cover/cover.ts';
import { drawCover } from '#contract/cover/draw-cover.ts';
import type { TargetCourses } from './target.ts';

const renderOne = async (folder: CourseFolder, course: Course, id: string, video: VideoScript): Promise<void> => {
  const lecture = course.sections.flatMap(({ lectures }) => lectures).find((candidate) => candidate.id === id);
  if (lecture?.contentType !== 'video') throw new Error(`course ${folder.id}: no video lecture has the id ${id}`);
  const rendered = await renderAnimatedVideo(video, {
    lectureId: id,
    title: lecture.title,
    course: {
      cover: (folder.cover as CoverDrawing | undefined) ?? drawCover(folder.id),
      instructor: course.instructor,
    },
    mediaFolder: join(folder.directory, 'media'),
  });
  const note = lecture.seconds === rendered.seconds ? '' : '   <- put this into course.ts';
  console.log(
    `rendered   ${folder.id}/${id}  ${Math.round(rendered.bytes / 1024)} KB  seconds: ${rendered.seconds}${note}`,
  );
};

/** Renders the videos that have a script and are neither in their course's folder nor in its lock; `again` the others too. */
export const renderVideos = async ({ folders, isLecture }: TargetCourses, again: boolean): Promise<boolean> => {
  let count = 0;
  for (const folder of folders) {
    if (folder.errors.length > 0) throw new Error(`course ${folder.id}: ${folder.errors.join('\n')}`);
    const videos = Object.entries((folder.videos ?? {}) as Record<string, VideoScript>);
    for (const [id, video] of videos) {
      if (!isLecture(id) || (!again && folder.videoFiles.has(`media/${id}.mp4`))) continue;
      await renderOne(folder, folder.course as Course, id, video);
      count += 1;
    }
  }
  if (count === 0) console.log('Every video with a script is there; --again renders it again.');
  return true;
};
