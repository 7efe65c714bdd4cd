import { readFile } from 'node:fs/promises';

/** Returns the Markdown of a lecture. */
export const readLesson = (course: string, lecture: string): Promise<string> =>
  readFile(`content/courses/${course}/lectures/${lecture}.md`, 'utf8');

/** Returns the cells of a Markdown table's rows, from the table whose heading begins with these words. */
export const tableIn = (markdown: string, heading: string): string[][] => {
  const lines = markdown.slice(markdown.indexOf(`| ${heading}`)).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};
