const padTwo = (number: number) => `${number}`.padStart(2, '0');

/** Formats a timestamp for a note: `[02:13]`, or `[1:02:13]` from one hour. */
export const formatTimestamp = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = `${padTwo(Math.floor(whole / 60) % 60)}:${padTwo(whole % 60)}`;
  return hours > 0 ? `[${hours}:${rest}]` : `[${rest}]`;
};

/** Matches code, to skip it, or a timestamp that is not already link text. */
const codeOrTimestamp = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)|(?<![\]!\\])\[(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\](?![[(:])/g;

/** Turns each timestamp of a Markdown text into a link, e.g. `[02:13](#t=133)`. */
export const linkTimestamps = (markdown: string): string =>
  markdown.replace(codeOrTimestamp, (whole, code?: string, hours?: string, minutes?: string, seconds?: string) => {
    if (code !== undefined) return whole;
    return `${whole}(#t=${Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)})`;
  });

/** Returns the seconds of a timestamp link; undefined for other links. */
export const secondsOf = (href: string | null): number | undefined => {
  const match = /^#t=(\d+)$/.exec(href ?? '');
  return match ? Number(match[1]) : undefined;
};
