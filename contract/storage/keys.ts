/** What an id may be, in an address, a body or a key: no `#`, so it can never reach into another key segment. */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

type KeyKind =
  | 'PROFILE'
  | 'QUESTIONNAIRE'
  | 'ACTIVITY'
  | 'ENROLLMENT'
  | 'ENTITLEMENT'
  | 'CHECKOUT'
  | 'PAYMENT'
  | 'SESSION'
  | 'EVENT'
  | 'GRANTS'
  | 'GRANT'
  | 'VIDEO'
  | 'DRIP'
  | 'NOTE'
  | 'BOOKMARK'
  | 'QUIZ'
  | 'CERTIFICATE'
  | 'COURSE'
  | 'ANSWERS'
  | 'LECTURE'
  | 'VERSIONS'
  | 'VERSION'
  | 'DETAIL'
  | 'INQUIRY'
  | 'NOTEBOOK'
  | 'SERVER'
  | 'DELETED'
  | 'ERASURES'
  | 'ERASURE'
  | 'TRACE'
  | 'SUBSCRIPTION'
  | 'TOKEN'
  | 'EMAIL'
  | 'SUPPRESSION'
  | 'JOB'
  | 'WATERMARK'
  | 'EMAIL-STATS'
  | 'LIMIT'
  | 'WINDOW';

const requireIdSegment = (segment: string | number): string => {
  const text = String(segment);
  if (!idPattern.test(text)) throw new Error('A key segment is not an id.');
  return text;
};

/**
 * Builds every key of every table: a kind and its segments, joined by `#`. A segment that could reach into
 * another one throws, whatever was checked before (reliability rule R10).
 */
export const key = (kind: KeyKind, ...segments: (string | number)[]): string =>
  [kind, ...segments.map(requireIdSegment)].join('#');

/** Start of all keys of a kind below these segments, for `begins_with`. */
export const keyPrefix = (kind: KeyKind, ...segments: (string | number)[]): string => `${key(kind, ...segments)}#`;

/** Segments of a key after its kind. */
export const keySegments = (rowKey: string): string[] => rowKey.split('#').slice(1);
