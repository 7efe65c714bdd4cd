import { maxPictures } from '#contract/schemas/content.ts';
import { findPictures, type MarkdownPicture } from '../pictures/markdown-pictures.ts';
import { lecturePictures, picturePath, quizTexts } from '../pictures/picture-sources.ts';
import { readPicture } from '../pictures/read-picture.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { locatedLectures } from './locations.ts';

const maxAltLength = 400;
const fileName = /^[A-Za-z0-9][\w-]*\.(png|jpe?g|webp|avif|svg)$/;

/** Whether a path is that of a picture in the folder of texts. */
export const isPictureName = (path: string): boolean =>
  path.startsWith(picturePath('')) && fileName.test(path.slice(picturePath('').length));

const problemOf = ({ alt, file }: MarkdownPicture, files: CheckedCourse['files']): string | undefined => {
  if (!fileName.test(file))
    return `the picture "${file}" must be a file in lectures/ that ends with .png, .jpg, .webp, .avif or .svg`;
  if (!files.has(picturePath(file))) return `the picture ${picturePath(file)} is missing`;
  if (!/\p{L}/u.test(alt)) return `the picture ${file} has no alternative text; write ![what it shows](${file})`;
  if (alt.length > maxAltLength)
    return `the alternative text of ${file} has ${alt.length} characters; the limit is ${maxAltLength}`;
  return undefined;
};

/** Finds problems with the pictures of a text; `body` is the part of it that may have some. */
export const pictureProblems = (text: string, files: CheckedCourse['files'], body = text): string[] => {
  const { all } = findPictures(text);
  const { all: allowed, misplaced } = findPictures(body);
  return [
    ...all.flatMap((picture) => problemOf(picture, files) ?? []),
    ...misplaced.map(({ file }) => `the picture ${file} must be a paragraph of its own, outside of lists and quotes`),
    ...(all.length > allowed.length ? ['questions of "Check yourself" cannot have pictures'] : []),
  ];
};

/** Checks the content of every picture, that a text shows it, and how many a lecture has. */
export const checkPictureFiles = (checked: CheckedCourse, report: Report): void => {
  const { quizzes, files } = checked;
  const lectures = locatedLectures(checked.course);
  const texts = [
    ...lectures.map(({ lecture }) => files.get(`lectures/${lecture.id}.md`)?.toString('utf8') ?? ''),
    ...quizzes.flatMap(quizTexts),
  ];
  const shown = new Set(texts.flatMap((text) => findPictures(text).all.map(({ file }) => picturePath(file))));
  for (const [path, bytes] of files) {
    if (!isPictureName(path)) continue;
    const { problem } = readPicture(path, bytes);
    if (problem) report(path, problem);
    if (!shown.has(path)) report(path, 'no text and no question shows it');
  }
  for (const { lecture, location } of lectures) {
    const { length } = lecturePictures(checked, lecture.id);
    if (length > maxPictures) report(location, `it has ${length} pictures; the limit is ${maxPictures}`);
  }
};
