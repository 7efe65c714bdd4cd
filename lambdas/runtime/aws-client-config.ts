/**
 * Time limits and retry policy of every AWS client: a hanging request fails within 2 s, with 3 attempts in all, so the
 * worst case stays below a function's time-out (docs/reliability.md#time-budgets).
 */
export const awsClientConfig = {
  maxAttempts: 3,
  retryMode: 'standard',
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
} as const;
