/** Reads `?t=133`, a timestamp in the video in seconds; undefined when absent. */
export const readTimeParameter = (search: URLSearchParams): number | undefined => {
  const text = search.get('t') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
};
