/** The moment of a video that an address names: `?t=133`, in seconds; undefined when it names none. */
export const readTimeParameter = (search: URLSearchParams): number | undefined => {
  const text = search.get('t') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
};
