import { formatTimestamp } from '#web/src/lib/format.ts';

/** Matches code, to skip it, or a timestamp that is not already link text. */
const codeOrTimestamp = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)|(?<![\]!\\])\[(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\](?![[(:])/g;

/** Turns each timestamp of a Markdown text into a link, formatted like other timestamps, e.g. `[2:13](#t=133)`. */
export const linkTimestamps = (markdown: string): string =>
  markdown.replace(codeOrTimestamp, (whole, code?: string, hours?: string, minutes?: string, seconds?: string) => {
    if (code !== undefined) return whole;
    const time = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
    return `[${formatTimestamp(time)}](#t=${time})`;
  });

/** Returns the seconds of a timestamp link; undefined for other links. */
export const secondsOf = (href: string | null): number | undefined => {
  const match = /^#t=(\d+)$/.exec(href ?? '');
  return match ? Number(match[1]) : undefined;
};
