/** Days that anonymous counts are retained, and the most that a command reads. */
const maxDays = 90;
const dayMilliseconds = 86_400_000;

/**
 * Reads the options `--days` (1 to 90) and `--at` (a day instead of today), and returns those UTC days, oldest first.
 * @throws Error with the usage for other values
 */
export const readLastDays = (options: { days: string; at?: string | undefined }, usage: string): string[] => {
  const count = /^\d{1,2}$/.test(options.days) ? Number(options.days) : 0;
  const last = options.at === undefined ? Date.now() : Date.parse(`${options.at}T00:00:00Z`);
  if (count < 1 || count > maxDays || Number.isNaN(last)) throw new Error(`Usage: ${usage}`);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  );
};
