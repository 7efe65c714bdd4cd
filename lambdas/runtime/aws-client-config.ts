/**
 * Settings of every AWS client: a call that hangs fails within 2 s and is tried 3 times in all, so that the
 * worst case stays below a function's time-out (reliability rules A13 and G17).
 */
export const awsClientConfig = {
  maxAttempts: 3,
  retryMode: 'standard',
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
} as const;
