const padTwo = (number: number) => `${number}`.padStart(2, '0');

/** A moment as it is written into a note: `[02:13]`, or `[1:02:13]` from an hour on. */
export const formatTimestamp = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = `${padTwo(Math.floor(whole / 60) % 60)}:${padTwo(whole % 60)}`;
  return hours > 0 ? `[${hours}:${rest}]` : `[${rest}]`;
};

/** Code, which stays as it is; or a moment that is not already the text of a link. */
const codeOrTimestamp = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)|(?<![\]!\\])\[(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\](?![[(:])/g;

/** Turns every moment of a Markdown text into a link to it, e.g. `[02:13](#t=133)`. */
export const linkTimestamps = (markdown: string): string =>
  markdown.replace(codeOrTimestamp, (whole, code?: string, hours?: string, minutes?: string, seconds?: string) => {
    if (code !== undefined) return whole;
    return `${whole}(#t=${Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)})`;
  });

/** The seconds that such a link leads to; undefined for any other link. */
export const secondsOf = (href: string | null): number | undefined => {
  const match = /^#t=(\d+)$/.exec(href ?? '');
  return match ? Number(match[1]) : undefined;
};
