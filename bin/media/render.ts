import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Course } from '#content/define.ts';
import { documentPath } from '#content/document-file.ts';
import type { CourseFolder } from '#content/load.ts';
import { renderAnimatedVideo } from '#content/media-studio/render-animated-video.ts';
import { isRenderedDocument, renderDocument } from '#content/media-studio/render-document.ts';
import type { VideoScript } from '#content/media-studio/shots.ts';
import type { CoverDrawing } from '#contract/cover/cover.ts';
import { drawCover } from '#contract/cover/draw-cover.ts';
import type { TargetCourses } from './target.ts';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;

const renderVideo = async (folder: CourseFolder, course: Course, id: string, video: VideoScript): Promise<void> => {
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
  console.log(`rendered   ${folder.id}/${id}  ${kilobytes(rendered.bytes)}  seconds: ${rendered.seconds}${note}`);
};

/** Returns the document lectures whose file is missing or, with `again`, was rendered before. */
const documentsToRender = ({ course, files }: CourseFolder, again: boolean) =>
  (course as Course).sections
    .flatMap(({ lectures }) => lectures)
    .flatMap(({ id, title, contentType }) => {
      const text = files.get(`lectures/${id}.md`)?.toString('utf8');
      const file = files.get(documentPath(id));
      const isWanted = !file || (again && isRenderedDocument(file));
      return contentType === 'document' && text !== undefined && isWanted ? [{ id, title, text }] : [];
    });

const renderDocumentFile = async (
  folder: CourseFolder,
  { id, title, text }: { id: string; title: string; text: string },
): Promise<void> => {
  const { title: courseTitle, updatedOn } = folder.course as Course;
  const path = join(folder.directory, documentPath(id));
  try {
    const pdf = await renderDocument({ title, courseTitle, text, date: new Date(updatedOn) });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, pdf);
    console.log(`rendered   ${folder.id}/${id}  ${kilobytes(pdf.length)}`);
  } catch (error) {
    throw new Error(`course ${folder.id}: lectures/${id}.md: ${(error as Error).message}`);
  }
};

/**
 * Renders the videos that have a script and are neither in their course's folder nor in its lock, and the documents
 * without a file; `again` also those that were rendered before.
 */
export const renderMedia = async ({ folders, isLecture }: TargetCourses, again: boolean): Promise<boolean> => {
  let count = 0;
  for (const folder of folders) {
    if (folder.errors.length > 0) throw new Error(`course ${folder.id}: ${folder.errors.join('\n')}`);
    if (!folder.course) throw new Error(`course ${folder.id}: course.ts does not export course`);
    const videos = Object.entries((folder.videos ?? {}) as Record<string, VideoScript>);
    for (const [id, video] of videos) {
      if (!isLecture(id) || (!again && folder.videoFiles.has(`media/${id}.mp4`))) continue;
      await renderVideo(folder, folder.course as Course, id, video);
      count += 1;
    }
    for (const document of documentsToRender(folder, again).filter(({ id }) => isLecture(id))) {
      await renderDocumentFile(folder, document);
      count += 1;
    }
  }
  if (count === 0) console.log('Every video with a script and every document exists; --again renders them again.');
  return true;
};
