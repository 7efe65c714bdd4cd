import type { StoredPicture } from '#contract/storage/catalog-rows.ts';
import type { QuizDefinition } from '../define.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';
import { findPictures } from './markdown-pictures.ts';
import { type Picture, readPicture } from './read-picture.ts';

/** Widths in pixels for phones, for the column of text, and for sharp screens and the enlarged view. */
const variantWidths = [640, 1280, 1920];

/** Returns the widths of a picture's variants: none is wider than the picture. */
const widthsOf = ({ type, width }: Picture): number[] =>
  type === 'svg' ? [] : [...new Set(variantWidths.map((one) => Math.min(one, width)))];

/** The folder of texts and pictures. */
export const picturePath = (file: string): string => `lectures/${file}`;

/** A picture of a course with its file. */
export interface CoursePicture extends Picture {
  /** Path in the course's folder. */
  path: string;
  bytes: Buffer;
  stored: StoredPicture;
}

/** Returns a picture by its name in a text; undefined for one that validation refuses. */
export const coursePicture = ({ files }: Pick<CheckedCourse, 'files'>, file: string): CoursePicture | undefined => {
  const path = picturePath(file);
  const bytes = files.get(path);
  const picture = bytes && readPicture(path, bytes).picture;
  if (!picture) return undefined;
  return { ...picture, path, bytes, stored: { id: picture.id, widths: widthsOf(picture) } };
};

/** Whether a course has pictures to encode. */
export const hasVariants = ({ files }: Pick<CheckedCourse, 'files'>): boolean =>
  [...files.keys()].some((path) => path.startsWith(picturePath('')) && /\.(png|jpe?g|webp|avif)$/.test(path));

/** The Markdown of a quiz that may have pictures. */
export const quizTexts = ({ questions }: QuizDefinition): string[] =>
  questions.flatMap(({ prompt, explanation }) => [prompt, explanation]);

/** Returns the pictures of a lecture's text and of its quiz, each once. */
export const lecturePictures = (
  { course, quizzes, files }: Pick<CheckedCourse, 'course' | 'quizzes' | 'files'>,
  lectureId: string,
): CoursePicture[] => {
  const lecture = course.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === lectureId);
  const quiz = lecture?.contentType === 'quiz' ? quizzes.find(({ id }) => id === lecture.quiz) : undefined;
  const texts = [files.get(`lectures/${lectureId}.md`)?.toString('utf8') ?? '', ...(quiz ? quizTexts(quiz) : [])];
  const found = texts.flatMap((text) =>
    findPictures(text).all.flatMap(({ file }) => coursePicture({ files }, file) ?? []),
  );
  return [...new Map(found.map((picture) => [picture.id, picture])).values()];
};
