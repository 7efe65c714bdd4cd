/** Resolves once `isTrue` says so, asking again in every turn; rejects when it has not within `limit` milliseconds. */
export const waitFor = async (condition: () => Promise<boolean>, timeoutMs = 20_000): Promise<void> => {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`This did not become true: ${condition}`);
  }
};
