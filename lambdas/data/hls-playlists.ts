/** Bytes of a file, as `EXT-X-BYTERANGE` addresses them. */
export interface ByteRange {
  length: number;
  offset: number;
}

/** One rendition of a video, as the master playlist describes it. */
export interface Variant {
  /** Name of its media playlist. */
  playlist: string;
  /** Bits per second. */
  bandwidth: number;
  codecs: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface MasterPlaylist {
  variants: Variant[];
  /** Name of the media playlist with the sound of all variants; absent when they contain it. */
  audio?: string;
}

/** A media playlist whose segments are byte ranges of one file. */
export interface MediaPlaylist {
  /** Name of the file. */
  file: string;
  targetSeconds: number;
  /** The media initialization section (`EXT-X-MAP`). */
  header: ByteRange;
  segments: { seconds: number; range: ByteRange }[];
}

/** Thrown when a playlist is not that of a complete video in the form that our jobs request. */
export class InvalidPlaylist extends Error {}

/** Maximum characters of a playlist: 8 hours in segments of 6 seconds are 400,000. */
export const maxPlaylistLength = 1_000_000;
const maxSegments = 10_000;
const maxVariants = 10;

const reject = (problem: string): never => {
  throw new InvalidPlaylist(`Invalid HLS playlist: ${problem}.`);
};

/** Requires the name of a file beside the playlist: without a path, a scheme or a query. */
const requireName = (name = ''): string =>
  /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/.test(name) ? name : reject('a URI is not a file name');

const requireInteger = (text = ''): number =>
  /^\d{1,15}$/.test(text) ? Number(text) : reject('a number is not a whole one');

/** Parses an attribute list (RFC 8216, section 4.2); quotation marks are removed. */
const parseAttributes = (text: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  const pair = /([A-Z0-9-]{1,40})=("[^"]*"|[^",]*)(,|$)/y;
  while (pair.lastIndex < text.length) {
    const [, name = '', value = ''] = pair.exec(text) ?? reject('an attribute list is malformed');
    if (attributes.has(name)) reject(`${name} occurs twice`);
    attributes.set(name, value.replaceAll('"', ''));
  }
  return attributes;
};

const parseRange = (text = '', next?: number): ByteRange => {
  const [, length, offset = next?.toString()] = /^(\d+)(?:@(\d+))?$/.exec(text) ?? reject('a byte range is malformed');
  const range = { length: requireInteger(length), offset: requireInteger(offset) };
  return range.length > 0 ? range : reject('a byte range is empty');
};

/** Tags without effect on how these playlists play. */
const ignoredTags = new Set([
  '#EXTM3U',
  '#EXT-X-VERSION',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  '#EXT-X-I-FRAME-STREAM-INF',
  '#EXT-X-MEDIA-SEQUENCE',
  '#EXT-X-PLAYLIST-TYPE',
  '#EXT-X-ALLOW-CACHE',
  '#EXT-X-PROGRAM-DATE-TIME',
]);

interface Line {
  /** Name of a tag; undefined for a URI. */
  tag?: string;
  value: string;
}

/** Returns the lines that matter. Comments are left out. */
const parseLines = (text: string): Line[] => {
  if (text.length > maxPlaylistLength) reject('it is too long');
  const lines = text.split(/\r?\n/);
  if (lines[0] !== '#EXTM3U') reject('it does not begin with #EXTM3U');
  return lines
    .filter((line) => line !== '' && (line.startsWith('#EXT') || !line.startsWith('#')))
    .map((line) => {
      if (!line.startsWith('#')) return { value: line };
      const [tag = '', ...value] = line.split(':');
      return { tag, value: value.join(':') };
    })
    .filter(({ tag }) => tag === undefined || !ignoredTags.has(tag));
};

const parseVariant = (value: string, playlist: string, hasAudio: boolean): Variant => {
  const attributes = parseAttributes(value);
  const codecs = attributes.get('CODECS') ?? '';
  if (!/^[\w.]+(,[\w.]+)*$/.test(codecs)) reject('CODECS is missing or malformed');
  if (attributes.has('AUDIO') !== hasAudio) reject('sound is not where the playlist says');
  const [, width, height] = /^(\d+)x(\d+)$/.exec(attributes.get('RESOLUTION') ?? '') ?? reject('RESOLUTION is missing');
  return {
    playlist: requireName(playlist),
    bandwidth: requireInteger(attributes.get('BANDWIDTH')),
    codecs,
    width: requireInteger(width),
    height: requireInteger(height),
  };
};

/**
 * Parses a master playlist with one rendition of sound for all variants, or without any.
 * @throws InvalidPlaylist for any other and for unknown tags
 */
export const parseMasterPlaylist = (text: string): MasterPlaylist => {
  const lines = parseLines(text);
  const media = lines.filter(({ tag }) => tag === '#EXT-X-MEDIA').map(({ value }) => parseAttributes(value));
  if (media.length > 1 || media.some((attributes) => attributes.get('TYPE') !== 'AUDIO'))
    reject('it has other renditions than one of sound');
  const [audio] = media.map((attributes) => requireName(attributes.get('URI')));
  const rest = lines.filter(({ tag }) => tag !== '#EXT-X-MEDIA');
  const variants: Variant[] = [];
  for (let index = 0; index < rest.length; index += 2) {
    const [info, uri] = [rest[index], rest[index + 1]];
    if (info?.tag !== '#EXT-X-STREAM-INF' || !uri || uri.tag) return reject('a variant is incomplete');
    variants.push(parseVariant(info.value, uri.value, audio !== undefined));
  }
  if (variants.length === 0 || variants.length > maxVariants) reject('it has no variants, or too many');
  const names = new Set([...variants.map(({ playlist }) => playlist), audio]);
  if (names.size < variants.length + 1) reject('two renditions have the same playlist');
  return { variants, ...(audio !== undefined && { audio }) };
};

const parseSegments = (lines: readonly Line[], file: string, header: ByteRange): MediaPlaylist['segments'] => {
  if (lines.length / 3 > maxSegments) reject('it has too many segments');
  const segments: MediaPlaylist['segments'] = [];
  let end = header.offset + header.length;
  for (let index = 0; index < lines.length; index += 3) {
    const [duration, bytes, uri] = lines.slice(index, index + 3);
    if (duration?.tag !== '#EXTINF' || bytes?.tag !== '#EXT-X-BYTERANGE' || !uri || uri.tag)
      return reject('a segment is incomplete');
    if (uri.value !== file) reject('segments are in several files');
    const [, seconds] = /^(\d{1,4}(?:\.\d{1,9})?),/.exec(duration.value) ?? reject('a duration is malformed');
    const range = parseRange(bytes.value, end);
    if (range.offset < end) reject('segments overlap');
    end = range.offset + range.length;
    segments.push({ seconds: Number(seconds), range });
  }
  return segments.length > 0 ? segments : reject('it has no segments');
};

/**
 * Parses the playlist of a complete rendition whose segments are byte ranges of one file, in order.
 * @throws InvalidPlaylist for any other and for unknown tags, such as those of encryption
 */
export const parseMediaPlaylist = (text: string): MediaPlaylist => {
  const lines = parseLines(text);
  const [target, map] = ['#EXT-X-TARGETDURATION', '#EXT-X-MAP'].map((name) => {
    const [line, ...others] = lines.filter(({ tag }) => tag === name);
    return line && others.length === 0 ? line : reject(`it has not exactly one ${name}`);
  }) as [Line, Line];
  if (lines.at(-1)?.tag !== '#EXT-X-ENDLIST') reject('it is not complete');
  const attributes = parseAttributes(map.value);
  const file = requireName(attributes.get('URI'));
  const header = parseRange(attributes.get('BYTERANGE'));
  const segmentLines = lines.slice(0, -1).filter((line) => line !== target && line !== map);
  return {
    file,
    targetSeconds: requireInteger(target.value),
    header,
    segments: parseSegments(segmentLines, file, header),
  };
};

/** Returns the minimum length of a playlist's file, in bytes. */
export const endOf = ({ segments }: MediaPlaylist): number => {
  const { offset, length } = segments.at(-1)?.range ?? { offset: 0, length: 0 };
  return offset + length;
};
