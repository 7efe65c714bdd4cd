import { escapeHtml } from '#contract/escape-html.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseContent } from '#contract/schemas/content.ts';
import { typographicQuotes } from '../ui/markdown/typographic-quotes.ts';

/** What a document of learners shows of a lesson before the application has loaded. */
export interface LessonOpening {
  section: string;
  title: string;
  /** HTML of the first paragraphs and headings of its text. */
  text: string;
  contentType: string;
  quizId: string | undefined;
  /** What the start screen of a quiz says first, once it has been read. */
  introduction?: string;
}

declare global {
  /** Set once the course has been read, or from the last visit; null once the application shows the lesson. */
  var lessonOpening: LessonOpening | null | undefined;
}

/** A window shows no more. */
const maxBlocks = 8;

/** Kinds of lessons that begin with their text. */
const kindsWithText = ['reading', 'explore', 'assignment'];

/** A line of a block that is neither a paragraph nor a heading of a section. */
const otherBlock = /^(?:-{3}|[-*+]\s|\d+[.)]\s|[>|<]|!\[|```|~~~|#\s|#{4,}|\s{4})/m;
/** Bold text, code, emphasis or a link. */
const inlineMark =
  /\*\*([^*]+)\*\*|`([^`]+)`|(?<!\w)([*_])([^\s*`][^*`]{0,200}?)\3(?!\w)|\[([^\][]+)\]\((?:[^()]|\([^()]*\))*\)/g;

/** Quotation marks stay as they are in the text, because they become typographic. */
const inlineHtml = (markdown: string): string =>
  escapeHtml(markdown)
    .replaceAll('&#34;', '"')
    .replace(inlineMark, (_, bold, code, _mark, emphasis, link) => {
      if (bold) return `<strong>${bold}</strong>`;
      if (code) return `<code>${code}</code>`;
      return emphasis ? `<em>${emphasis}</em>` : `<a>${link}</a>`;
    });

/** Returns the paragraphs and headings at the start of a text, before any other block, as HTML. */
export const openingHtml = (markdown: string): string => {
  const blocks = markdown.trim().split(/\n{2,}/, maxBlocks);
  const end = blocks.findIndex((block) => otherBlock.test(block));
  const html = blocks.slice(0, end < 0 ? undefined : end).map((block) => {
    const [, marks = '', heading = ''] = /^(#{2,3}) (.+)$/.exec(block) ?? [];
    const tag = marks ? `h${marks.length}` : 'p';
    return `<${tag}>${inlineHtml(heading || block)}</${tag}>`;
  });
  return typographicQuotes(html.join(''));
};

/** Returns e.g. "Section 1 of 4 · What a prompt does"; without the section's title when the lesson has the same. */
export const sectionLabel = (sections: readonly { title: string }[], index: number, lessonTitle: string): string => {
  const title = sections[index]?.title;
  return `Section ${index + 1} of ${sections.length}${title === lessonTitle ? '' : ` · ${title}`}`;
};

/** Returns the opening of a lesson; undefined for one that is not open, or not in the course. */
export const openingOf = ({ sections }: CourseContent, lectureId: string): LessonOpening | undefined => {
  const found = lecturesInOrder({ sections }).find(({ lecture }) => lecture.id === lectureId);
  if (!found?.lecture.isUnlocked) return undefined;
  const { title, body = '', contentType, quizId } = found.lecture;
  const text = kindsWithText.includes(contentType) ? openingHtml(body) : '';
  return { section: sectionLabel(sections, found.sectionIndex, title), title, text, contentType, quizId };
};
