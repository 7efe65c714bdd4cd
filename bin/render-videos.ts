import { join } from 'node:path';
import type { Course, VideoDefinition } from '#content/define.ts';
import { loadCourses } from '#content/load.ts';
import { openBrowser } from '#content/media-studio/browser.ts';
import { renderVideo } from '#content/media-studio/render-video.ts';

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

const browser = await openBrowser();
try {
  for (const folder of folders) {
    if (folder.errors.length > 0) throw new Error(`course ${folder.id}: ${folder.errors.join('\n')}`);
    const course = folder.course as Course;
    const videos = Object.entries((folder.videos ?? {}) as Record<string, VideoDefinition>);
    for (const [id, video] of videos.filter(([id]) => !lectureId || id === lectureId)) {
      const rendered = await renderVideo(browser, video, {
        courseTitle: course.title,
        lectureId: id,
        mediaFolder: join(folder.directory, 'media'),
      });
      const declared = course.sections.flatMap(({ lectures }) => lectures).find((lecture) => lecture.id === id);
      const isUpToDate = declared?.contentType === 'video' && declared.seconds === rendered.seconds;
      const note = isUpToDate ? '' : '   <- put this into course.ts';
      console.log(`${folder.id}/${id}  ${Math.round(rendered.bytes / 1024)} KB  seconds: ${rendered.seconds}${note}`);
    }
  }
} finally {
  await browser.close();
}
