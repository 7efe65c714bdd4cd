import { type Service, startStandaloneFunction } from '#local';

/** A worker process that runs the job's real bundle. */
export interface ReleaseWorker {
  /** Runs the job at a product time. Rejects when it fails. */
  release(time: Date): Promise<{ sent: number }>;
  stop(): Promise<void>;
}

/** Starts a worker that calls these services. */
export const startReleaseWorker = async (services: Service[]): Promise<ReleaseWorker> => {
  const { invoke, stop } = await startStandaloneFunction({
    codeDirectory: 'build/lambdas/release-drip',
    services,
    timeoutSeconds: 240,
    memoryMegabytes: 1024,
    variables: {
      CATALOG_TABLE: 'catalog',
      LEARNERS_TABLE: 'learners',
      SUBSCRIBERS_TABLE: 'subscribers',
      EMAIL_SENDER: 'Bench <bench@example.com>',
      EMAIL_CONFIGURATION_SET: 'bench',
      EMAILS_PER_SECOND: '1000000',
      EMAILS_PER_DAY: '1000000000',
      SITE_URL: 'https://example.com',
    },
  });
  return { release: async (time) => (await invoke({ time: time.toISOString() })) as { sent: number }, stop };
};
