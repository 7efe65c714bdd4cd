import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readAuthorFiles } from './author-files.ts';
import { lockFile } from './media/lock.ts';
import { readLock, readLocked } from './media/read-locked.ts';
import { readVideoFile, type VideoFile } from './video-file.ts';

/** A course folder as read from disk, not validated. */
export interface CourseFolder {
  /** Folder name. */
  id: string;
  directory: string;
  /**
   * Exports of `course.ts`, `cover.ts`, `figures.ts`, `quizzes.ts`, `videos.ts`, `notebooks.ts` and `assignments.ts`;
   * undefined when the file or export is missing.
   */
  course: unknown;
  cover: unknown;
  figures: unknown;
  quizzes: unknown;
  videos: unknown;
  notebooks: unknown;
  assignments: unknown;
  /** All files except TypeScript, videos and their lock by path in the folder, with `/`, e.g. `media/few-shot.en.vtt`. */
  files: Map<string, Buffer>;
  /** Videos by path in the folder, e.g. `media/few-shot.mp4`, with those that `media.lock` names. */
  videoFiles: Map<string, VideoFile>;
  /** Why files could not be loaded, each with the file's name. */
  errors: string[];
}

const authoredModules = ['course', 'cover', 'figures', 'quizzes', 'videos', 'notebooks', 'assignments'] as const;

/** Bytes of any file that is not a video: each is held in memory, and a forgotten recording would not fit. */
const maxFileBytes = 20 * 1024 ** 2;

interface FolderNames {
  files: string[];
  /** Symbolic links to videos: what they lead to may be anybody's. */
  links: string[];
}

const namesBelow = async (directory: string): Promise<FolderNames> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const namesOf = (chosen: typeof entries) =>
    chosen.map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
  return {
    files: namesOf(entries.filter((entry) => entry.isFile())),
    links: namesOf(entries.filter((entry) => entry.isSymbolicLink() && entry.name.endsWith('.mp4'))),
  };
};

const loadFolder = async (
  directory: string,
  id: string,
  names: FolderNames,
  modules: Awaited<ReturnType<typeof readAuthorFiles>>,
): Promise<CourseFolder> => {
  const others = names.files.filter(
    (name) => name !== lockFile && !authoredModules.some((part) => name === `${part}.ts`),
  );
  const isVideo = (name: string) => name.endsWith('.mp4');
  const readAll = async <Content>(paths: string[], read: (path: string) => Promise<Content>) =>
    new Map(await Promise.all(paths.map(async (path) => [path, await read(join(directory, path))] as const)));
  const exported = (part: (typeof authoredModules)[number]) =>
    modules.get(join(directory, `${part}.ts`))?.exports[part];
  const sizes = await readAll(
    others.filter((name) => !isVideo(name)),
    async (path) => (await stat(path)).size,
  );
  const tooLarge = [...sizes].filter(([, size]) => size > maxFileBytes);
  for (const [path] of tooLarge) sizes.delete(path);
  const lock = await readLock(directory);
  const media = await readLocked(lock.locked, await readAll(others.filter(isVideo), readVideoFile));
  const errors = [
    ...authoredModules.flatMap((part) =>
      (modules.get(join(directory, `${part}.ts`))?.errors ?? []).map((error) => `${part}.ts, ${error}`),
    ),
    ...tooLarge.map(
      ([path, size]) =>
        `${path} has ${Math.ceil(size / 1024 ** 2)} MB; files other than .mp4 have at most 20 MB, so keep recordings elsewhere`,
    ),
    ...names.links.map((path) => `${path} is a symbolic link; put the video itself there`),
    ...lock.problems,
    ...media.problems,
  ];
  return {
    id,
    directory,
    course: exported('course'),
    cover: exported('cover'),
    figures: exported('figures'),
    quizzes: exported('quizzes'),
    videos: exported('videos'),
    notebooks: exported('notebooks'),
    assignments: exported('assignments'),
    files: await readAll([...sizes.keys()], (path) => readFile(path)),
    videoFiles: media.videoFiles,
    errors,
  };
};

/** Loads every course folder in `directory`, sorted by name. @throws Error only when the directory does not exist. */
export const loadCourses = async (directory = 'content/courses'): Promise<CourseFolder[]> => {
  const entries = await readdir(directory, { withFileTypes: true });
  const ids = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const names = await Promise.all(ids.map((id) => namesBelow(join(directory, id))));
  const sources = ids.flatMap((id, index) =>
    authoredModules
      .filter((part) => names[index]?.files.includes(`${part}.ts`))
      .map((part) => join(directory, id, `${part}.ts`)),
  );
  const modules = await readAuthorFiles(sources);
  return Promise.all(ids.map((id, index) => loadFolder(join(directory, id), id, names[index] as FolderNames, modules)));
};
