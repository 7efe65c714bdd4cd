// `npm run media -- pull --stage dev`: fetches the videos that media.lock of a course names. `push` stores videos that git
// does not track and writes the lock; `render` renders missing videos from scripts and missing documents from texts. A
// last argument, `keep-bees` or `keep-bees/inspect`, limits it to a course or a lecture. Instead of a stage, `--store`
// takes a URL.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { isCached } from '#content/media/cache.ts';
import { lectureIdOf } from '#content/media/lock.ts';
import { pullFile } from '#content/media/pull.ts';
import { pushFile, trackedFiles } from '#content/media/push.ts';
import { bucketStore, type MediaStore, openStore } from '#content/media/store.ts';
import { readStageParameters } from '#content/publish/stage-parameters.ts';
import { InvalidContent } from '#content/read-courses.ts';
import { validateCourses } from '#content/validate.ts';
import { awsSettings } from './aws-settings.ts';
import { commandArguments, runCommand, stringOption } from './command.ts';
import { renderMedia } from './media/render.ts';
import { loadTarget, lockedTarget, type TargetFile } from './media/target.ts';

const usage = `Usage: npm run media -- push|pull --stage <stage> | --store <url> [<course>[/<lecture>]]
       npm run media -- render [--again] [<course>[/<lecture>]]`;

/** Opens the store of a stage, or at the URL that the flag or `MEDIA_STORE` names. */
const chooseStore = async (
  settings: ReturnType<typeof awsSettings>,
  stage: string | undefined,
  url = process.env.MEDIA_STORE,
): Promise<MediaStore> => {
  const client = () => new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  if (stage === undefined) {
    if (!url) throw new Error(usage);
    return openStore(url, client);
  }
  const { mediaBucket } = await readStageParameters(new SSMClient(settings), stage, { mediaBucket: 'media-bucket' });
  return bucketStore(client(), mediaBucket);
};

const nameOf = (courseId: string, path: string): string => `${courseId}/${lectureIdOf(path)}`;
const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** Runs something for a file; prints the outcome and returns whether it succeeded. */
const report = async (done: string, name: string, size: number, work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    console.log(`${done.padEnd(10)} ${name}  ${megabytes(size)}`);
    return true;
  } catch (error) {
    console.error(`failed     ${name}: ${(error as Error).message}`);
    return false;
  }
};

const pull = async (target: string | undefined, openChosen: () => Promise<MediaStore>): Promise<boolean> => {
  const missing: TargetFile[] = [];
  for (const file of await lockedTarget(target)) if (!(await isCached(file))) missing.push(file);
  if (missing.length === 0) {
    console.log('Every video that a lock names is on this machine.');
    return true;
  }
  const store = await openChosen();
  let succeeded = true;
  for (const file of missing) {
    const name = nameOf(file.courseId, file.path);
    succeeded = (await report('pulled', name, file.size, () => pullFile(store, file))) && succeeded;
  }
  return succeeded;
};

const push = async (target: string | undefined, openChosen: () => Promise<MediaStore>): Promise<boolean> => {
  const { folders, isLecture } = await loadTarget(target);
  const { errors } = validateCourses(folders);
  if (errors.length > 0) throw new InvalidContent(errors);
  const store = await openChosen();
  let succeeded = true;
  let count = 0;
  for (const { id, directory, videoFiles } of folders) {
    const tracked = await trackedFiles(directory);
    const isOutsideGit = (path: string, file: string | undefined) =>
      file === join(directory, path) && !tracked.has(path);
    for (const [path, video] of videoFiles) {
      if (!isLecture(lectureIdOf(path)) || !isOutsideGit(path, video.path)) continue;
      count += 1;
      const work = () => pushFile(store, { directory, path, video });
      succeeded = (await report('pushed', nameOf(id, path), video.size, work)) && succeeded;
    }
  }
  if (count === 0) console.log('Every video is in git or in a lock.');
  return succeeded;
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: commandArguments(),
    allowPositionals: true,
    options: { stage: stringOption, store: stringOption, again: { type: 'boolean' } },
  });
  const [action, target, ...rest] = positionals;
  // An unknown stage is an error even when nothing is missing.
  const settings = awsSettings(values.stage);
  const openChosen = () => chooseStore(settings, values.stage, values.store);
  if (rest.length === 0 && action === 'pull') return pull(target, openChosen);
  if (rest.length === 0 && action === 'push') return push(target, openChosen);
  if (rest.length === 0 && action === 'render') return renderMedia(await loadTarget(target), values.again ?? false);
  throw new Error(usage);
});
