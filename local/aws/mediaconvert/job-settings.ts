import * as z from 'zod/mini';

const integer = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const s3Url = z.string().check(z.regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}\/.+$/));
const container = z.strictObject({ container: z.literal('CMFC') });

const VideoOutput = z.strictObject({
  nameModifier: z.string().check(z.minLength(1), z.maxLength(256)),
  containerSettings: container,
  videoDescription: z.strictObject({
    width: integer(32, 8192),
    height: integer(32, 8192),
    scalingBehavior: z.optional(z.enum(['DEFAULT', 'FILL', 'FIT', 'FIT_NO_UPSCALE', 'STRETCH_TO_OUTPUT'])),
    codecSettings: z.strictObject({
      codec: z.literal('H_264'),
      h264Settings: z.strictObject({
        rateControlMode: z.literal('QVBR'),
        // QVBR needs a maximum; a bit rate is refused with it.
        maxBitrate: integer(1000, 1_152_000_000),
        qualityTuningLevel: z.optional(z.enum(['SINGLE_PASS', 'SINGLE_PASS_HQ', 'MULTI_PASS_HQ'])),
        gopSize: z.optional(z.number().check(z.minimum(0))),
        gopSizeUnits: z.optional(z.enum(['FRAMES', 'SECONDS', 'AUTO'])),
        gopClosedCadence: z.optional(integer(0, 2_147_483_647)),
        framerateControl: z.optional(z.literal('INITIALIZE_FROM_SOURCE')),
        parControl: z.optional(z.enum(['INITIALIZE_FROM_SOURCE', 'SPECIFIED'])),
        parNumerator: z.optional(integer(1, 2_147_483_647)),
        parDenominator: z.optional(integer(1, 2_147_483_647)),
      }),
    }),
  }),
});

const AudioOutput = z.strictObject({
  nameModifier: z.string().check(z.minLength(1), z.maxLength(256)),
  containerSettings: container,
  audioDescriptions: z
    .array(
      z.strictObject({
        audioSourceName: z.string(),
        codecSettings: z.strictObject({
          codec: z.literal('AAC'),
          aacSettings: z.strictObject({
            bitrate: integer(6000, 1_024_000),
            codingMode: z.enum(['CODING_MODE_1_0', 'CODING_MODE_2_0', 'CODING_MODE_5_1']),
            sampleRate: z.literal([8000, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 88_200, 96_000]),
          }),
        }),
      }),
    )
    .check(z.length(1)),
});

/** Settings of the jobs that the stand-in runs: CMAF with HLS playlists and one file per output. */
const JobSettings = z.strictObject({
  inputs: z
    .array(
      z.strictObject({
        fileInput: s3Url,
        timecodeSource: z.optional(z.enum(['EMBEDDED', 'ZEROBASED', 'SPECIFIEDSTART'])),
        videoSelector: z.strictObject({}),
        audioSelectors: z.record(z.string(), z.strictObject({ defaultSelection: z.enum(['DEFAULT', 'NOT_DEFAULT']) })),
      }),
    )
    .check(z.length(1)),
  outputGroups: z
    .array(
      z.strictObject({
        outputGroupSettings: z.strictObject({
          type: z.literal('CMAF_GROUP_SETTINGS'),
          cmafGroupSettings: z.strictObject({
            destination: s3Url,
            segmentControl: z.literal('SINGLE_FILE'),
            segmentLength: integer(1, 2_147_483_647),
            fragmentLength: integer(1, 2_147_483_647),
            manifestDurationFormat: z.optional(z.enum(['FLOATING_POINT', 'INTEGER'])),
            streamInfResolution: z.optional(z.enum(['INCLUDE', 'EXCLUDE'])),
            writeHlsManifest: z.literal('ENABLED'),
            writeDashManifest: z.literal('DISABLED'),
          }),
        }),
        outputs: z.array(z.union([VideoOutput, AudioOutput])).check(z.minLength(1)),
      }),
    )
    .check(z.length(1)),
});

const JobRequest = z.strictObject({
  role: z.string().check(z.regex(/^arn:aws:iam::\d{12}:role\/.+$/)),
  clientRequestToken: z.string().check(z.minLength(1), z.maxLength(64)),
  settings: JobSettings,
});

/** What a job makes of its input. */
export interface JobRequest {
  roleArn: string;
  token: string;
  /** `s3://` URL of the input. */
  input: string;
  /** `s3://` URL of the outputs, without their name modifiers. */
  destination: string;
  segmentSeconds: number;
  renditions: { name: string; width: number; height: number }[];
  /** Name modifier of the sound. */
  audioName: string;
}

/** Parses the body of CreateJob, or returns the problem for which MediaConvert would refuse it. */
export const parseJob = (body: unknown): JobRequest | { problem: string } => {
  const parsed = JobRequest.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const message = issue?.code === 'unrecognized_keys' ? `unknown ${issue.keys.join()}` : issue?.message;
    return { problem: `/${issue?.path.join('/')}: ${message}` };
  }
  const { role, clientRequestToken, settings } = parsed.data;
  const [input] = settings.inputs;
  const [group] = settings.outputGroups;
  if (!input || !group) return { problem: '/settings: incomplete' };
  const { destination, segmentLength, fragmentLength } = group.outputGroupSettings.cmafGroupSettings;
  if (segmentLength % fragmentLength !== 0)
    return { problem: '/settings/outputGroups/0: segmentLength is not a multiple of fragmentLength' };
  const audio = group.outputs.flatMap((output) => ('audioDescriptions' in output ? output : []));
  const sources = audio.flatMap((output) => output.audioDescriptions.map(({ audioSourceName }) => audioSourceName));
  if (sources.some((name) => !Object.hasOwn(input.audioSelectors, name)))
    return { problem: '/settings/outputGroups/0/outputs: audioSourceName names no audio selector' };
  const [{ nameModifier: audioName } = { nameModifier: '' }, ...otherAudio] = audio;
  const renditions = group.outputs.flatMap((output) =>
    'videoDescription' in output
      ? { name: output.nameModifier, width: output.videoDescription.width, height: output.videoDescription.height }
      : [],
  );
  const names = [audioName, ...renditions.map(({ name }) => name)];
  if (audioName === '' || otherAudio.length > 0 || renditions.length === 0)
    return {
      problem: '/settings/outputGroups/0/outputs: the local MediaConvert needs pictures and one output of sound',
    };
  if (new Set(names).size < names.length)
    return { problem: '/settings/outputGroups/0/outputs: two outputs have the same nameModifier' };
  return {
    ...{ roleArn: role, token: clientRequestToken, input: input.fileInput, destination },
    ...{ segmentSeconds: segmentLength, renditions, audioName },
  };
};
