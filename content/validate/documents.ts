import { pdfFlaw } from '#lambdas/assignments/check-pdf.ts';
import { countPages, documentPath } from '../document-file.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { locatedLectures } from './locations.ts';

const problemOf = (file: Buffer | undefined): string | undefined => {
  if (!file) return 'is missing';
  if (file.toString('latin1', 0, 5) !== '%PDF-') return 'is not a PDF file';
  const flaw = pdfFlaw(file);
  if (flaw) return `${flaw}; print it to a new PDF`;
  return countPages(file) ? undefined : 'has pages that cannot be counted; print it to a new PDF';
};

/** Checks the PDF file of every document: that it opens, and that it does nothing but show pages. */
export const checkDocuments = ({ course, files }: CheckedCourse, report: Report): void => {
  for (const { lecture, location } of locatedLectures(course)) {
    if (lecture.contentType !== 'document') continue;
    const path = documentPath(lecture.id);
    const problem = problemOf(files.get(path));
    if (problem) report(location, `${path} ${problem}`);
  }
};
