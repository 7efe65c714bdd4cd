import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type BadRequestException,
  type CmafGroupSettings,
  CreateJobCommand,
  type CreateJobCommandInput,
  GetJobCommand,
  type Job,
  MediaConvertClient,
  type Output,
  SearchJobsCommand,
} from '@aws-sdk/client-mediaconvert';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { boxesOf, findBox } from '#local/aws/mediaconvert/boxes.ts';
import { s3ClientFor } from './support/s3-client.ts';
import { startTestCloud } from './support/test-cloud.ts';

const bucket = 'lessons';
const encoderRole = (name: string, service: string, ...statements: object[]) => ({
  Type: 'AWS::IAM::Role',
  Properties: {
    RoleName: name,
    AssumeRolePolicyDocument: { Statement: [{ Effect: 'Allow', Principal: { Service: service } }] },
    Policies: [{ PolicyName: 'encode', PolicyDocument: { Statement: statements } }],
  },
});
const read = { Effect: 'Allow', Action: 's3:GetObject', Resource: `arn:aws:s3:::${bucket}/*` };
const write = { Effect: 'Allow', Action: 's3:PutObject', Resource: `arn:aws:s3:::${bucket}/hls/*` };
const service = 'mediaconvert.amazonaws.com';

const cloud = await startTestCloud({
  resources: {
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    Lessons: { Type: 'AWS::S3::Bucket', Properties: { BucketName: bucket } },
    Encoder: encoderRole('encoder', service, read, write),
    Reader: encoderRole('reader', service, read),
    Stranger: encoderRole('stranger', 'lambda.amazonaws.com', read, write),
  },
});
const { endpoint, accessKeyId, secretAccessKey } = cloud.operator;
const s3 = s3ClientFor(endpoint, accessKeyId, secretAccessKey);
const mediaConvert = new MediaConvertClient({
  endpoint,
  region: 'us-east-1',
  credentials: { accessKeyId, secretAccessKey },
});

/** 72 seconds of H.264 and AAC, with key frames up to 18 seconds apart. */
const video = await readFile('content/courses/agents-step-by-step/media/the-tool-calling-loop.mp4');

afterAll(() => mediaConvert.destroy());
beforeAll(async () => {
  for (const [Key, Body] of [
    ['lesson.mp4', video],
    ['text.mp4', Buffer.from('Not a video, but a text.')],
    ['cut.mp4', video.subarray(0, 20_000)],
  ] as const)
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body }));
});

const picture = (Height: number, Width: number): Output => ({
  NameModifier: `_${Height}p`,
  ContainerSettings: { Container: 'CMFC' },
  VideoDescription: {
    ...{ Width, Height },
    CodecSettings: { Codec: 'H_264', H264Settings: { RateControlMode: 'QVBR', MaxBitrate: 1_000_000 } },
  },
});
const sound: Output = {
  NameModifier: '_audio',
  ContainerSettings: { Container: 'CMFC' },
  AudioDescriptions: [
    {
      AudioSourceName: 'Voice',
      CodecSettings: {
        Codec: 'AAC',
        AacSettings: { Bitrate: 96_000, CodingMode: 'CODING_MODE_2_0', SampleRate: 48_000 },
      },
    },
  ],
};
const cmaf: CmafGroupSettings = {
  SegmentControl: 'SINGLE_FILE',
  SegmentLength: 6,
  FragmentLength: 2,
  WriteHlsManifest: 'ENABLED',
  WriteDashManifest: 'DISABLED',
};

interface Change {
  key?: string;
  role?: string;
  token?: string;
  destination?: string;
  outputs?: Output[];
  settings?: CmafGroupSettings;
}
const jobOf = ({ key = 'lesson.mp4', role = 'encoder', token, destination, outputs, settings }: Change = {}) =>
  ({
    Role: `arn:aws:iam::000000000000:role/${role}`,
    ClientRequestToken: token ?? `${Math.random()}`,
    Settings: {
      Inputs: [
        {
          FileInput: `s3://${bucket}/${key}`,
          VideoSelector: {},
          AudioSelectors: { Voice: { DefaultSelection: 'DEFAULT' } },
        },
      ],
      OutputGroups: [
        {
          OutputGroupSettings: {
            Type: 'CMAF_GROUP_SETTINGS',
            CmafGroupSettings: {
              Destination: destination ?? `s3://${bucket}/hls/lesson/index`,
              ...cmaf,
              ...settings,
            },
          },
          Outputs: outputs ?? [picture(720, 1280), picture(360, 640), sound],
        },
      ],
    },
  }) satisfies CreateJobCommandInput;

const create = async (change?: Change): Promise<Job> =>
  (await mediaConvert.send(new CreateJobCommand(jobOf(change)))).Job as Job;

/** Waits until a job has ended. */
const end = async ({ Id }: Job): Promise<Job> => {
  for (;;) {
    const { Job: job } = await mediaConvert.send(new GetJobCommand({ Id }));
    if (job?.Status === 'COMPLETE' || job?.Status === 'ERROR') return job;
    await wait(10);
  }
};
const objectOf = async (Key: string): Promise<Buffer> => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};

test('a job writes one file and one playlist per output, and a master playlist', async () => {
  const job = await create();
  expect(job).toMatchObject({ Status: 'SUBMITTED', CreatedAt: expect.any(Date) });
  expect(await end(job)).toMatchObject({ Status: 'COMPLETE' });
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'hls/lesson/' }));
  const names = ['index.m3u8', ...['360p', '720p', 'audio'].flatMap((name) => [`index_${name}`, `index_${name}`])];
  expect(Contents.map(({ Key }) => Key?.replace('hls/lesson/', '').replace(/\.(cmf.|m3u8)$/, ''))).toEqual(
    names.map((name) => name.replace('.m3u8', '')).sort(),
  );
  const master = (await objectOf('hls/lesson/index.m3u8')).toString();
  expect(master).toMatch(/^#EXT-X-MEDIA:TYPE=AUDIO,.*URI="index_audio.m3u8"$/m);
  expect(master).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2",RESOLUTION=640x360,AUDIO="[^"]+"\nindex_360p\.m3u8$/m);
});

test.each([
  ['index_360p', 'cmfv'],
  ['index_audio', 'cmfa'],
])('the byte ranges of %s are the whole file: header, then fragments', async (name, extension) => {
  await end(await create());
  const playlist = (await objectOf(`hls/lesson/${name}.m3u8`)).toString();
  const file = await objectOf(`hls/lesson/${name}.${extension}`);
  const ranges = [...playlist.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(([, length, offset]) => [
    Number(offset),
    Number(length),
  ]);
  let next = 0;
  let samples = 0;
  for (const [index, [offset = 0, length = 0]] of ranges.entries()) {
    expect(offset).toBe(next);
    next += length;
    const part = file.subarray(offset, next);
    expect(boxesOf(part).map(({ kind }) => kind)).toEqual(index === 0 ? ['ftyp', 'moov'] : ['moof', 'mdat']);
    samples += findBox(part, 'moof', 'traf', 'trun')?.content.readUInt32BE(4) ?? 0;
  }
  expect(next).toBe(file.length);
  const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+),/g)].map(([, text]) => Number(text));
  expect(seconds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(72, 0);
  expect(Math.min(...seconds.slice(0, -1))).toBeGreaterThanOrEqual(6);
  const source = boxesOf(findBox(video, 'moov')?.content ?? Buffer.alloc(0))
    .filter(({ kind }) => kind === 'trak')
    .map(({ content }) => findBox(content, 'mdia', 'minf', 'stbl', 'stsz')?.content.readUInt32BE(8));
  expect(source).toContain(samples);
});

test('the same token within a minute is the same job', async () => {
  const first = await create({ token: 'once' });
  const second = await create({ token: 'once' });
  expect(second.Id).toBe(first.Id);
  expect((await create({ token: 'twice' })).Id).not.toBe(first.Id);
});

test('a search finds jobs by input and status, the latest first', async () => {
  const [first, second] = [await create({ key: 'text.mp4' }), await create({ key: 'text.mp4' })];
  await Promise.all([end(first), end(second)]);
  const search = async (InputFile: string, Status: 'ERROR' | 'COMPLETE') =>
    (await mediaConvert.send(new SearchJobsCommand({ InputFile, Status, Order: 'DESCENDING' }))).Jobs ?? [];
  const found = await search(`s3://${bucket}/text.mp4`, 'ERROR');
  expect(found.map(({ Id }) => Id)).toEqual([second.Id, first.Id]);
  expect(found[0]?.Settings?.Inputs?.[0]?.FileInput).toBe(`s3://${bucket}/text.mp4`);
  expect(await search(`s3://${bucket}/text.mp4`, 'COMPLETE')).toEqual([]);
});

test.each([
  ['whose input is missing', { key: 'missing.mp4' }, /missing\.mp4/],
  ['whose input is no video', { key: 'text.mp4' }, /not an MP4/],
  ['whose input ends too early', { key: 'cut.mp4' }, /damaged|not an MP4|too early/],
  ['whose role may not write there', { role: 'reader' }, /reader does not allow s3:PutObject/],
  ['with outputs beside the prefix', { destination: `s3://${bucket}/other/index` }, /does not allow s3:PutObject/],
])('a job %s fails', async (_, change, message) => {
  expect(await end(await create(change))).toMatchObject({
    Status: 'ERROR',
    ErrorCode: expect.any(Number),
    ErrorMessage: expect.stringMatching(message),
  });
});

test.each<[string, Change, RegExp]>([
  ['a role that does not exist', { role: 'nobody' }, /cannot assume/],
  ['a role of another service', { role: 'stranger' }, /cannot assume/],
  ['no outputs', { outputs: [] }, /outputs/],
  ['no sound', { outputs: [picture(360, 640)] }, /sound/],
  ['two outputs of one name', { outputs: [picture(360, 640), picture(360, 640), sound] }, /nameModifier/],
  ['segments that end within a fragment', { settings: { SegmentLength: 5 } }, /multiple/],
  ['settings that it does not know', { settings: { MinBufferTime: 5 } }, /minBufferTime/],
  ['a destination that is not a bucket', { destination: 'https://example.com/x' }, /destination/],
])('a job with %s is refused', async (_, change, message) => {
  const refused = await create(change).catch((error: BadRequestException) => error);
  expect(refused).toMatchObject({ name: 'BadRequestException', message: expect.stringMatching(message) });
});
