import { CreateJobCommand, type Job, type MediaConvertClient, SearchJobsCommand } from '@aws-sdk/client-mediaconvert';
import type { S3Client } from '@aws-sdk/client-s3';
import { masterPlaylistKey } from '#contract/storage/rendition-keys.ts';
import { objectExists } from '../upload-media.ts';
import { inputUrl, type RenditionSource, renditionJob } from './rendition-job.ts';

/** Who encodes videos; stages that stream MP4 files have no encoder. */
export interface VideoEncoder {
  client: MediaConvertClient;
  /** Role with which MediaConvert reads videos and writes renditions. */
  roleArn: string;
}

/** Keys of videos: those whose encoding began, and those whose last job failed, with the reason. */
export interface RenditionReport {
  started: string[];
  failed: { videoKey: string; reason: string }[];
}

/** Returns the latest job of a video; undefined when there was none in the three months that MediaConvert keeps. */
const findLatestJob = async (client: MediaConvertClient, source: RenditionSource): Promise<Job | undefined> => {
  const url = inputUrl(source);
  const { Jobs = [] } = await client.send(new SearchJobsCommand({ InputFile: url, Order: 'DESCENDING' }));
  return Jobs.find(({ Settings }) => Settings?.Inputs?.[0]?.FileInput === url);
};

/**
 * Starts a job for each video without renditions, unless one is in progress. Does not wait: until a job is complete,
 * players load the MP4 file. A failed job is reported and started again.
 */
export const startRenditionJobs = async (
  s3: S3Client,
  bucket: string,
  { client, roleArn }: VideoEncoder,
  videoKeys: readonly string[],
): Promise<RenditionReport> => {
  const report: RenditionReport = { started: [], failed: [] };
  for (const videoKey of videoKeys) {
    if (await objectExists(s3, bucket, masterPlaylistKey(videoKey))) continue;
    const source = { bucket, roleArn, videoKey };
    const { Status: status, ErrorMessage: reason = 'unknown' } = (await findLatestJob(client, source)) ?? {};
    if (status === 'SUBMITTED' || status === 'PROGRESSING') continue;
    if (status === 'ERROR') report.failed.push({ videoKey, reason });
    await client.send(new CreateJobCommand(renditionJob(source)));
    report.started.push(videoKey);
  }
  return report;
};
