// `npm run render-videos -- prompting-that-works/four-parts`: renders a lecture's video of `videos.ts` into the course's folder;
// `npm run render-videos -- prompting-that-works` those of a course, and `npm run render-videos -- all` every video.
import { join } from 'node:path';
import type { Course } from '#content/define.ts';
import { type CourseFolder, loadCourses } from '#content/load.ts';
import { renderAnimatedVideo } from '#content/media-studio/render-animated-video.ts';
import type { VideoScript } from '#content/media-studio/shots.ts';
import type { CoverDrawing } from '#contract/cover/cover.ts';
import { drawCover } from '#contract/cover/draw-cover.ts';

const usage = 'Usage: npm run render-videos -- <courseId>[/<lectureId>] | all';

const [target] = process.argv.slice(2).filter((argument) => argument !== '--');
if (!target) {
  console.error(usage);
  process.exit(2);
}
const [courseId, lectureId] = target.split('/');
const folders = (await loadCourses()).filter(({ id }) => courseId === 'all' || id === courseId);
if (folders.length === 0) {
  console.error(`Unknown course ${courseId}. ${usage}`);
  process.exit(2);
}

const renderOne = async (folder: CourseFolder, course: Course, id: string, video: VideoScript) => {
  const mediaFolder = join(folder.directory, 'media');
  const lecture = course.sections.flatMap(({ lectures }) => lectures).find((candidate) => candidate.id === id);
  if (lecture?.contentType !== 'video') throw new Error(`course ${folder.id}: no video lecture has the id ${id}`);
  const rendered = await renderAnimatedVideo(video, {
    lectureId: id,
    title: lecture.title,
    course: {
      cover: (folder.cover as CoverDrawing | undefined) ?? drawCover(folder.id),
      instructor: course.instructor,
    },
    mediaFolder,
  });
  const note = lecture.seconds === rendered.seconds ? '' : '   <- put this into course.ts';
  console.log(`${folder.id}/${id}  ${Math.round(rendered.bytes / 1024)} KB  seconds: ${rendered.seconds}${note}`);
};

for (const folder of folders) {
  if (folder.errors.length > 0) throw new Error(`course ${folder.id}: ${folder.errors.join('\n')}`);
  const videos = Object.entries((folder.videos ?? {}) as Record<string, VideoScript>);
  for (const [id, video] of videos.filter(([id]) => !lectureId || id === lectureId))
    await renderOne(folder, folder.course as Course, id, video);
}
