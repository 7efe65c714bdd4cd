import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CourseFolder, loadCourses } from '#content/load.ts';
import { type LockedFile, lectureIdOf } from '#content/media/lock.ts';
import { readLock } from '#content/media/read-locked.ts';

const coursesFolder = 'content/courses';

/** What an argument such as `keep-bees/inspect` names; everything without one. */
interface Target {
  isCourse(courseId: string): boolean;
  isLecture(lectureId: string): boolean;
}

const parseTarget = (target: string | undefined): Target => {
  const [courseId, lectureId] = target?.split('/') ?? [];
  return {
    isCourse: (id) => courseId === undefined || id === courseId,
    isLecture: (id) => lectureId === undefined || id === lectureId,
  };
};

/** The courses that an argument names, and which of their lectures. */
export interface TargetCourses {
  folders: CourseFolder[];
  isLecture(lectureId: string): boolean;
}

/** Loads the courses that `<course>[/<lecture>]` names. @throws Error for an unknown course. */
export const loadTarget = async (target: string | undefined): Promise<TargetCourses> => {
  const { isCourse, isLecture } = parseTarget(target);
  const folders = (await loadCourses(coursesFolder)).filter(({ id }) => isCourse(id));
  if (folders.length === 0) throw new Error(`There is no course ${target?.split('/')[0]}.`);
  return { folders, isLecture };
};

/** A line of a course's lock. */
export interface TargetFile extends LockedFile {
  courseId: string;
}

/** Reads what the locks of the courses name, without loading these. @throws Error for locks with mistakes. */
export const lockedTarget = async (target: string | undefined): Promise<TargetFile[]> => {
  const { isCourse, isLecture } = parseTarget(target);
  const entries = await readdir(coursesFolder, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory() && isCourse(entry.name)).map(({ name }) => name);
  if (ids.length === 0) throw new Error(`There is no course ${target?.split('/')[0]}.`);
  const locks = await Promise.all(ids.sort().map(async (id) => ({ id, ...(await readLock(join(coursesFolder, id))) })));
  const problems = locks.flatMap(({ id, problems }) => problems.map((problem) => `course ${id}: ${problem}`));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return locks.flatMap(({ id, locked }) =>
    locked.filter(({ path }) => isLecture(lectureIdOf(path))).map((file) => ({ ...file, courseId: id })),
  );
};
