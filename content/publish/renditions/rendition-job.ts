import { createHash } from 'node:crypto';
import type { CreateJobCommandInput, Output } from '@aws-sdk/client-mediaconvert';
import { masterPlaylistKey } from '#contract/storage/rendition-keys.ts';

/** Seconds of media that a player requests at once. */
const segmentSeconds = 6;
/** Seconds between key frames: a divisor of the segments, so that those of all renditions begin at the same times. */
const keyFrameSeconds = 2;

/** Sizes of the picture in pixels, and the highest number of bits a second. QVBR uses as few as a picture needs. */
const renditions = [
  { width: 1920, height: 1080, maxBitrate: 5_000_000 },
  { width: 1280, height: 720, maxBitrate: 3_000_000 },
  { width: 640, height: 360, maxBitrate: 1_000_000 },
] as const;

const audioSelector = 'Audio Selector 1';

const videoOutput = ({ width, height, maxBitrate }: (typeof renditions)[number]): Output => ({
  NameModifier: `_${height}p`,
  ContainerSettings: { Container: 'CMFC' },
  VideoDescription: {
    Width: width,
    Height: height,
    ScalingBehavior: 'FIT_NO_UPSCALE',
    CodecSettings: {
      Codec: 'H_264',
      H264Settings: {
        RateControlMode: 'QVBR',
        MaxBitrate: maxBitrate,
        QualityTuningLevel: 'SINGLE_PASS_HQ',
        GopSize: keyFrameSeconds,
        GopSizeUnits: 'SECONDS',
        GopClosedCadence: 1,
        FramerateControl: 'INITIALIZE_FROM_SOURCE',
        ParControl: 'SPECIFIED',
        ParNumerator: 1,
        ParDenominator: 1,
      },
    },
  },
});

/** CMAF has sound in a file of its own, which all renditions share. */
const audioOutput: Output = {
  NameModifier: '_audio',
  ContainerSettings: { Container: 'CMFC' },
  AudioDescriptions: [
    {
      AudioSourceName: audioSelector,
      CodecSettings: {
        Codec: 'AAC',
        AacSettings: { Bitrate: 128_000, CodingMode: 'CODING_MODE_2_0', SampleRate: 48_000 },
      },
    },
  ],
};

/** Where a video is, and the role with which MediaConvert reads it. */
export interface RenditionSource {
  bucket: string;
  roleArn: string;
  videoKey: string;
}

/** URL of a published video, as jobs name their input. */
export const inputUrl = ({ bucket, videoKey }: RenditionSource): string => `s3://${bucket}/${videoKey}`;

/**
 * Builds the job that encodes a video: H.264 and AAC in CMAF, one file per rendition, whose playlist addresses byte
 * ranges. The same video is the same request, of which MediaConvert creates one job even if it arrives twice.
 */
export const renditionJob = (source: RenditionSource): CreateJobCommandInput => {
  const destination = `s3://${source.bucket}/${masterPlaylistKey(source.videoKey).replace(/\.m3u8$/, '')}`;
  return {
    Role: source.roleArn,
    // At most 64 characters, the length of the hash.
    ClientRequestToken: createHash('sha256').update(destination).digest('hex'),
    Settings: {
      Inputs: [
        {
          FileInput: inputUrl(source),
          TimecodeSource: 'ZEROBASED',
          VideoSelector: {},
          AudioSelectors: { [audioSelector]: { DefaultSelection: 'DEFAULT' } },
        },
      ],
      OutputGroups: [
        {
          OutputGroupSettings: {
            Type: 'CMAF_GROUP_SETTINGS',
            CmafGroupSettings: {
              Destination: destination,
              SegmentControl: 'SINGLE_FILE',
              SegmentLength: segmentSeconds,
              FragmentLength: keyFrameSeconds,
              ManifestDurationFormat: 'FLOATING_POINT',
              StreamInfResolution: 'INCLUDE',
              WriteHlsManifest: 'ENABLED',
              WriteDashManifest: 'DISABLED',
            },
          },
          Outputs: [...renditions.map(videoOutput), audioOutput],
        },
      ],
    },
  };
};
