import { documentPath } from '../document-file.ts';
import { learnerQuestionsFile } from '../learner-questions.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { captionFiles } from './media.ts';
import { isPictureName } from './pictures.ts';

/** Every file of the folder except pictures must belong to a lecture, which catches forgotten and misspelled files. */
export const checkOrphans = ({ course, files, videoFiles }: CheckedCourse, report: Report): void => {
  const lectures = course.sections.flatMap((section) => section.lectures);
  const expected = new Set([
    learnerQuestionsFile,
    ...lectures.flatMap(({ id, contentType }) => [
      `lectures/${id}.md`,
      ...(contentType === 'video' ? [`media/${id}.mp4`, ...captionFiles(files, id).map(({ path }) => path)] : []),
      ...(contentType === 'document' ? [documentPath(id)] : []),
    ]),
  ]);
  for (const path of [...files.keys(), ...videoFiles.keys()])
    if (!expected.has(path) && !isPictureName(path))
      report('', `${path} belongs to no lecture; remove it or rename it after a lecture's id`);
};
