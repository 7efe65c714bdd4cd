import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseJson } from '#local/dictionary.ts';
import { json } from '#local/http.ts';
import type { Roles } from '#local/iam/roles.ts';
import { openJsonFile } from '#local/json-file.ts';
import { jsonError } from '../errors.ts';
import type { S3 } from '../s3/s3.ts';
import { type AwsReply, type AwsRequest, accountId, region, type Service } from '../service.ts';
import { UnsupportedMovie } from './boxes.ts';
import { type JobRequest, parseJob } from './job-settings.ts';
import { readMovie } from './movie.ts';
import { writeRenditions } from './write-renditions.ts';

/** The stand-in for MediaConvert. */
export interface MediaConvert extends Service {
  /** Continues jobs of an earlier run. Call it once roles and buckets exist. */
  start(): void;
}

interface MediaConvertOptions {
  dataDirectory: string;
  s3: Pick<S3, 'bucket'>;
  roles: Pick<Roles, 'policyOf' | 'trusts'>;
}

interface Job {
  id: string;
  /** Epoch seconds of real time. */
  createdAt: number;
  status: 'SUBMITTED' | 'PROGRESSING' | 'COMPLETE' | 'ERROR';
  errorCode?: number;
  errorMessage?: string;
  request: JobRequest;
  /** As the caller sent it. */
  settings: unknown;
}

/** A job that fails, with an error code of MediaConvert. */
class JobFailure extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const basePath = '/2017-08-29';
const arnOf = (resource: string): string => `arn:aws:mediaconvert:${region}:${accountId}:${resource}`;
const queueArn = arnOf('queues/Default');

/** Reusing a token within this time returns the job of its first use. */
const tokenSeconds = 60;

/** Jobs that a search returns by default. */
const pageSize = 20;

const viewOf = ({ id, createdAt, status, errorCode, errorMessage, request, settings }: Job) => ({
  ...{ id, arn: arnOf(`jobs/${id}`), createdAt, status, queue: queueArn, role: request.roleArn, settings },
  ...(errorCode !== undefined && { errorCode, errorMessage }),
});

const locate = (url: string): { bucketName: string; key: string } => {
  const [, bucketName = '', key = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(url) ?? [];
  return { bucketName, key };
};

/**
 * Creates the stand-in for MediaConvert: CreateJob, GetJob and SearchJobs. Jobs run one after another, with the rights of
 * their role, and survive a restart.
 */
export const createMediaConvert = async ({ dataDirectory, s3, roles }: MediaConvertOptions): Promise<MediaConvert> => {
  const file = await openJsonFile<{ jobs: Job[] }>(join(dataDirectory, 'mediaconvert.json'), { jobs: [] });
  const { jobs } = file.value;
  let isStopped = false;
  let running: Promise<void> | undefined;

  const requireRight = (roleArn: string, action: 's3:GetObject' | 's3:PutObject', url: string): void => {
    const { bucketName, key } = locate(url);
    const isAllowed = roles.policyOf(roleArn).allows({ action, resource: `arn:aws:s3:::${bucketName}/${key}` });
    if (!isAllowed) throw new JobFailure(1403, `The role ${roleArn} does not allow ${action} on ${url}.`);
  };

  const encode = async ({ request }: Job): Promise<void> => {
    const { roleArn, input, destination } = request;
    const [source, target] = [locate(input), locate(destination)];
    requireRight(roleArn, 's3:GetObject', input);
    const bucket = s3.bucket(source.bucketName)?.all;
    const object = await bucket?.metadata(source.key);
    if (!bucket || !object) throw new JobFailure(1404, `Unable to open input file [${input}]: no such object.`);
    requireRight(roleArn, 's3:PutObject', destination);
    const store = s3.bucket(target.bucketName)?.written;
    if (!store) throw new JobFailure(1404, `There is no bucket ${target.bucketName}.`);
    const read = async (offset: number, length: number): Promise<Buffer> => {
      const bytes = await bucket.read(object, { first: offset, last: offset + length - 1 });
      if (bytes?.length !== length) throw new JobFailure(1040, `The input file [${input}] ends too early.`);
      return bytes;
    };
    await writeRenditions(request, await readMovie(read, object.size), read, { store, key: target.key });
  };

  const run = async (job: Job): Promise<void> => {
    job.status = 'PROGRESSING';
    try {
      await encode(job);
      job.status = 'COMPLETE';
    } catch (error) {
      const isUnsupported = error instanceof UnsupportedMovie;
      if (!(error instanceof JobFailure) && !isUnsupported)
        console.error('The stand-in for MediaConvert failed:', error);
      job.status = 'ERROR';
      job.errorCode = error instanceof JobFailure ? error.code : isUnsupported ? 1040 : 1999;
      job.errorMessage = (error as Error).message;
    }
    await file.save();
  };

  const runAll = async (): Promise<void> => {
    const isPending = ({ status }: Job) => status === 'SUBMITTED' || status === 'PROGRESSING';
    for (let job = jobs.find(isPending); job && !isStopped; job = jobs.find(isPending)) await run(job);
    running = undefined;
  };
  const start = (): void => {
    // Later, so that callers see a job before it is complete.
    running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(runAll);
  };

  const createJob = async (body: Buffer): Promise<AwsReply> => {
    const settings = parseJson(body.toString('utf8')) as { settings?: unknown };
    const request = parseJob(settings);
    const refuse = (message: string) => jsonError(400, 'BadRequestException', message);
    if ('problem' in request) return refuse(request.problem);
    if (!roles.trusts(request.roleArn, 'mediaconvert.amazonaws.com'))
      return refuse(`MediaConvert cannot assume the role ${request.roleArn}.`);
    const now = Math.floor(Date.now() / 1000);
    const earlier = jobs.find(
      ({ request: { token }, createdAt }) => token === request.token && now - createdAt <= tokenSeconds,
    );
    if (earlier) return json(201, { job: viewOf(earlier) });
    const id = `${Date.now()}-${randomBytes(3).toString('hex')}`;
    const job: Job = { id, createdAt: now, status: 'SUBMITTED', request, settings: settings.settings };
    const reply = json(201, { job: viewOf(job) });
    jobs.push(job);
    await file.save();
    start();
    return reply;
  };

  const searchJobs = (query: URLSearchParams): AwsReply => {
    const [input, status, order = 'DESCENDING'] = ['inputFile', 'status', 'order'].map(
      (name) => query.get(name) ?? undefined,
    );
    const found = jobs
      .filter((job) => (input === undefined || job.request.input.includes(input)) && (!status || job.status === status))
      .map(viewOf);
    if (order === 'DESCENDING') found.reverse();
    return json(200, { jobs: found.slice(0, Number(query.get('maxResults') ?? pageSize)) });
  };

  const isCreation = ({ method, path }: AwsRequest) => method === 'POST' && path === `${basePath}/jobs`;
  const roleOf = (body: Buffer): string => String((parseJson(body.toString('utf8')) as { role?: string }).role);

  return {
    signingNames: ['mediaconvert'],
    resourceTypes: [],
    create: async ({ type }) => {
      throw new Error(`The local MediaConvert has no resources of type ${type}.`);
    },
    authorizationRequests: (request) => {
      if (isCreation(request))
        return [
          { action: 'mediaconvert:CreateJob', resource: queueArn },
          { action: 'iam:PassRole', resource: roleOf(request.body) },
        ];
      const [, id] = /\/jobs\/([^/]+)$/.exec(request.path) ?? [];
      return id === undefined
        ? [{ action: 'mediaconvert:SearchJobs', resource: '*' }]
        : [{ action: 'mediaconvert:GetJob', resource: arnOf(`jobs/${id}`) }];
    },
    handle: async (request) => {
      const { method, path, query, body } = request;
      if (isCreation(request)) return createJob(body);
      if (method === 'GET' && path === `${basePath}/search`) return searchJobs(query);
      const [, id] = /\/jobs\/([^/]+)$/.exec(path) ?? [];
      const job = jobs.find((one) => one.id === id);
      if (method === 'GET' && job) return json(200, { job: viewOf(job) });
      return jsonError(404, 'NotFoundException', `The local MediaConvert does not know ${method} ${path}.`);
    },
    start,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
};
