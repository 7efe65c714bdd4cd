// `npm run new-course -- --id keep-bees --title "Keep Bees" [--kind drip]`: creates the folder of a course that passes
// validation. docs/authoring.md says how to continue.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { reservedCourseIds } from '#contract/schemas/identifiers.ts';
import { commandArguments, runCommand, stringOption } from './command.ts';
import { scaffold } from './new-course/scaffold.ts';

const usage = 'Usage: npm run new-course -- --id <id> --title "<title>" [--kind standard|drip]';
const maxTitleLength = 120;
/** Stricter than what the API accepts, because the id is the folder and the URL. */
const courseIdPattern = /^(?=.{1,64}$)[a-z0-9]+(-[a-z0-9]+)*$/;

const createFolder = async (folder: string): Promise<void> => {
  await mkdir('content/courses', { recursive: true });
  try {
    await mkdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${folder} already exists, and nothing was changed. Choose another id.`, { cause: error });
  }
};

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: { id: stringOption, title: stringOption, kind: { type: 'string', default: 'standard' } },
  });
  const { id, kind } = values;
  const title = values.title?.trim();
  if (!id || !title || (kind !== 'standard' && kind !== 'drip')) throw new Error(usage);
  if (!courseIdPattern.test(id))
    throw new Error(`The id "${id}" must be lowercase words with hyphens, such as keep-bees; at most 64 characters.`);
  if ((reservedCourseIds as readonly string[]).includes(id)) throw new Error(`The id "${id}" is a path of the API.`);
  if (title.length > maxTitleLength || title.includes('\n'))
    throw new Error(`The title must be one line of at most ${maxTitleLength} characters.`);

  const folder = join('content/courses', id);
  await createFolder(folder);
  const today = new Date().toISOString().slice(0, 10);
  for (const [path, text] of scaffold({ id, title, kind, today })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    console.log(join(folder, path));
  }
  console.log(`\nnpm run dev                         shows it at /courses/${id}, and every change you save
npm run publish-content -- --check  says what is missing or wrong
docs/authoring.md                   says what a course can have`);
  return true;
});
