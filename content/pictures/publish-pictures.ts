import { pictureFiles } from '#contract/storage/catalog-rows.ts';
import type { QuizDefinition } from '../define.ts';
import type { MediaFile } from '../publish/media-files.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';
import { encodePicture } from './encode-picture.ts';
import { replacePictures } from './markdown-pictures.ts';
import { coursePicture, lecturePictures } from './picture-sources.ts';

/** Writes id, size, alternative text and caption of each picture into a block, so that pages need only the text. */
export const withPictures = (markdown: string, course: Pick<CheckedCourse, 'files'>): string =>
  replacePictures(markdown, ({ alt, file, caption }) => {
    const picture = coursePicture(course, file);
    if (!picture) return '';
    const { id, width, height } = picture;
    return [`\`\`\`picture ${id} ${width} ${height}`, alt, ...(caption ? ['---', caption] : []), '```'].join('\n');
  });

/** Returns a quiz with the pictures of its questions as blocks. */
export const quizWithPictures = (quiz: QuizDefinition, course: Pick<CheckedCourse, 'files'>): QuizDefinition => ({
  ...quiz,
  questions: quiz.questions.map((question) => ({
    ...question,
    prompt: withPictures(question.prompt, course),
    explanation: withPictures(question.explanation, course),
  })),
});

/** Returns the files of a lecture's pictures; variants are encoded when they are opened. */
export const pictureMedia = (checked: CheckedCourse, lectureId: string): MediaFile[] =>
  lecturePictures(checked, lectureId).flatMap((picture) =>
    pictureFiles(checked.course.id, lectureId, picture.stored).map(({ key, type, width }): MediaFile => {
      const { bytes } = picture;
      if (width === undefined) return { key, contentType: type, size: bytes.length, open: () => bytes };
      return { key, contentType: type, open: () => encodePicture(picture, type, width) };
    }),
  );
