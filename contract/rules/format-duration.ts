/** Formats seconds as `4 h 20 min` or `45 min`, rounding up. `seconds` are whole. */
export const formatDuration = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};
