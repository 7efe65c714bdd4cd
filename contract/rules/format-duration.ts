/** `4 h 20 min`, `45 min`; a started minute counts. `seconds` are whole seconds. */
export const formatDuration = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};
