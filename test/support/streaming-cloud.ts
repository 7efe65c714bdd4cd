import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Job, MediaConvertClient, SearchJobsCommand } from '@aws-sdk/client-mediaconvert';
import { readVideoFile } from '#content/video-file.ts';
import { stages } from '#lib/stages.ts';
import { smallCourse } from '../content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from './operator-cloud.ts';
import { synthesizeStage } from './stage-assembly.ts';
import { waitFor } from './wait-for.ts';

/** A platform that streams HLS. */
export interface StreamingCloud extends OperatorCloud {
  /** Returns the jobs whose input contains this text, the latest first. */
  jobs(input?: string): Promise<Job[]>;
  /** Waits until no job is in progress. */
  waitForJobs(): Promise<void>;
}

/** Starts `dev` with HLS. */
export const startStreamingCloud = async (): Promise<StreamingCloud> => {
  const assembly = await mkdtemp(join(tmpdir(), 'hls-'));
  synthesizeStage({ ...stages.dev, streaming: 'hls' }, assembly);
  const operator = await startOperatorCloud({ assembly });
  const client = new MediaConvertClient(operator.settings);
  const jobs = async (InputFile?: string) =>
    (await client.send(new SearchJobsCommand({ InputFile, Order: 'DESCENDING' }))).Jobs ?? [];
  return {
    ...operator,
    jobs,
    waitForJobs: () =>
      waitFor(async () => (await jobs()).every(({ Status }) => Status === 'COMPLETE' || Status === 'ERROR')),
    stop: async () => {
      await operator.stop();
      await rm(assembly, { recursive: true, force: true });
    },
  };
};

/**
 * Seconds of the video of `videoCourse`. Browsers show a picture of a stream for the time until the next one is decoded,
 * which is longer than meant where pictures have no fixed rate; in this video no picture outlasts the sound.
 */
export const videoSeconds = 81;

/** Returns a course of this id and price whose first lecture, `start`, is a video with sound. */
export const videoCourse = async (id: string, price = 0) => {
  const video = await readVideoFile('content/courses/evaluating-llm-outputs/media/two-raters.mp4');
  return smallCourse((folder) => {
    Object.assign(folder, { id });
    Object.assign(folder.course, { id, price });
    Object.assign(folder.course.sections[0]?.lectures[0] ?? {}, { seconds: videoSeconds, isPreview: false });
    folder.videoFiles.set('media/start.mp4', video);
    folder.files.set('media/start.en.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 01:21.000\nHello.\n'));
  });
};
