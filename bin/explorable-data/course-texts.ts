import { readdirSync, readFileSync } from 'node:fs';

const coursesFolder = 'content/courses';

/** Removes what is not prose: code, addresses and marks of Markdown. */
const toProse = (markdown: string): string =>
  markdown
    .replace(/^```[\s\S]*?^```$/gm, '\n')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)\n]*\)/g, ' ')
    .replace(/https?:\S+/g, ' ')
    .replace(/[*_#>|[\]]+/g, ' ');

/**
 * Reads the lecture texts of all courses as lines of prose, in the order of their paths; without those of explorables,
 * which are about what is computed from the others.
 */
export const readCourseTexts = (folder = coursesFolder): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /lectures\/(?!explore-)[\w-]+\.md$/.test(file))
    .sort()
    .flatMap((file) => toProse(readFileSync(`${folder}/${file}`, 'utf8')).split('\n'))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
