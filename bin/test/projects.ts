import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A Jest project. `test/projects.json` lists the folders of each; `jest.config.js` reads the same file. */
export type Project = 'unit' | 'api' | 'resilience' | 'e2e' | 'dynamodb-local' | 'permissions';

const foldersByProject = JSON.parse(readFileSync('test/projects.json', 'utf8')) as Record<Project, string[]>;
const allProjects = Object.keys(foldersByProject) as Project[];

/** The tests to run. Without projects and patterns: all. */
export interface Selection {
  /** Projects with at least one matching file. */
  projects: Project[];
  /** Path patterns: regular expressions, as in Jest. */
  patterns: string[];
  isWholeSuite: boolean;
}

const testFiles = (project: Project): string[] =>
  foldersByProject[project].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => resolve(folder, file)),
  );

/**
 * Reads `--project <name>`, which may be repeated, and patterns from the arguments of `npm test`. @throws Error when a
 * project does not exist.
 */
export const selectTests = (args: readonly string[]): Selection => {
  const patterns: string[] = [];
  const wanted: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    if (args[index] === '--project') wanted.push(args[++index] ?? '');
    else patterns.push(args[index] ?? '');
  }
  const unknown = wanted.find((name) => !(allProjects as string[]).includes(name));
  if (unknown !== undefined) throw new Error(`Unknown test project "${unknown}". Projects: ${allProjects.join(', ')}.`);
  // Jest matches patterns against absolute paths, ignoring case.
  const pattern = new RegExp(patterns.join('|'), 'i');
  const projects = allProjects
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .filter((name) => testFiles(name).some((file) => pattern.test(file)));
  return { projects, patterns, isWholeSuite: wanted.length === 0 && patterns.length === 0 };
};
