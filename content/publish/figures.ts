import type { Figure } from '#contract/cover/figure.ts';
import { splitFences } from '#contract/rules/lesson/lesson-fences.ts';
import { withPictures } from '../pictures/publish-pictures.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';

const publishedBlock = (id: string, { alt, caption, drawing }: Figure): string =>
  [`\`\`\`figure ${id} ${drawing.height}`, alt, '---', caption, '```'].join('\n');

/**
 * Writes the height, alternative text and caption of each figure into its block, so that pages need only the lecture's
 * text.
 */
const withFigures = (markdown: string, figures: CheckedCourse['figures']): string =>
  splitFences(markdown)
    .map((part) => {
      if (typeof part === 'string') return part;
      const [id = ''] = part.words;
      const figure = part.kind === 'figure' ? figures[id] : undefined;
      return figure ? publishedBlock(id, figure) : part.source;
    })
    .join('\n');

/** Returns a lecture's text as it is published; empty when it has none. */
export const lectureText = ({ files, figures }: CheckedCourse, lectureId: string): string =>
  withFigures(withPictures(files.get(`lectures/${lectureId}.md`)?.toString('utf8') ?? '', { files }), figures);
