/** Resolves once `isTrue` says so, asking again in every turn; rejects when it has not within `limit` milliseconds. */
export const until = async (isTrue: () => Promise<boolean>, limit = 20_000): Promise<void> => {
  const end = Date.now() + limit;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`This did not become true: ${isTrue}`);
  }
};
