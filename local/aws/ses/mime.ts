import { dictionary } from '#local/dictionary.ts';

/** A message by RFC 5322 and 2045 to 2047, reduced to what a reader sees. */
export interface ParsedMessage {
  /** By original name, decoded; the last one of a repeated name. */
  headers: Record<string, string>;
  /** The first part of each kind that is not an attachment; empty without one. */
  html: string;
  text: string;
}

interface Entity {
  headers: [name: string, value: string][];
  /** Bytes as latin1 characters. */
  body: string;
}

const headerOf = (entity: Entity, name: string) =>
  entity.headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? '';

function readEntity(bytes: string): Entity {
  const end = /^\r?\n|\r?\n\r?\n/.exec(bytes);
  const head = end ? bytes.slice(0, end.index) : bytes;
  const headers = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line): [string, string][] => {
      const [, name, value] = /^([!-9;-~]+):[ \t]*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, (value ?? '').trim()]];
    });
  return { headers, body: end ? bytes.slice(end.index + end[0].length) : '' };
}

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('utf-8').decode(bytes);
  }
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes raw UTF-8 and RFC 2047 encoded words; adjacent words are joined. */
function decodeHeader(value: string): string {
  const joined = decode(Buffer.from(value, 'latin1'), 'utf-8').replace(/(\?=)\s+(=\?)/g, '$1$2');
  return joined.replace(/=\?([^?*]+)[^?]*\?([bq])\?([^?]*)\?=/gi, (_, charset: string, kind: string, text: string) =>
    decode(
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : decodeQuotedPrintable(text.replace(/_/g, ' ')),
      charset,
    ),
  );
}

const parameter = (value: string, name: string) => {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(value) ?? [];
  return quoted ?? bare;
};

function contentOf(entity: Entity): Buffer {
  switch (headerOf(entity, 'content-transfer-encoding').toLowerCase()) {
    case 'base64':
      return Buffer.from(entity.body, 'base64');
    case 'quoted-printable':
      return decodeQuotedPrintable(entity.body.replace(/[ \t]{0,76}=\r?\n/g, ''));
    default:
      return Buffer.from(entity.body, 'latin1');
  }
}

/** Returns all leaves of the tree of parts. */
function leaves(entity: Entity): Entity[] {
  const type = headerOf(entity, 'content-type');
  const boundary = parameter(type, 'boundary');
  if (!/^multipart\//i.test(type) || !boundary) return [entity];
  const [, ...parts] = `\r\n${entity.body}`.split(`\n--${boundary}`);
  return parts
    .filter((part) => !part.startsWith('--'))
    .flatMap((part) => leaves(readEntity(part.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''))));
}

function textOf(parts: readonly Entity[], type: string): string {
  const part = parts.find((leaf) => {
    const isAttachment = /^attachment/i.test(headerOf(leaf, 'content-disposition'));
    return !isAttachment && (headerOf(leaf, 'content-type') || 'text/plain').toLowerCase().startsWith(type);
  });
  return part ? decode(contentOf(part), parameter(headerOf(part, 'content-type'), 'charset') || 'utf-8') : '';
}

/** Parses a raw message. Never throws: anything malformed is read as plain text. */
export function parseMessage(raw: Buffer): ParsedMessage {
  const entity = readEntity(raw.toString('latin1'));
  const parts = leaves(entity);
  return {
    headers: dictionary(entity.headers.map(([name, value]) => [name, decodeHeader(value)])),
    html: textOf(parts, 'text/html'),
    text: textOf(parts, 'text/plain'),
  };
}
