/** Pattern of ids in paths, bodies and keys: no `#`, so an id cannot span key segments. */
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
  | 'SELF-CHECK'
  | 'EXPLORATION'
  | 'ASSIGNMENT'
  | 'MASTERY'
  | 'CERTIFICATE'
  | 'STATUS-LIST'
  | 'INDEX'
  | 'REVOCATIONS'
  | 'REVOCATION'
  | 'COURSE'
  | 'COVER'
  | 'ANSWERS'
  | 'SOLUTIONS'
  | 'LECTURE'
  | 'VERSIONS'
  | 'VERSION'
  | 'DETAIL'
  | 'SKILLS'
  | 'INQUIRY'
  | 'NOTEBOOK'
  | 'NOTEBOOK-CHECKS'
  | 'SERVER'
  | 'DELETED'
  | 'ERASURES'
  | 'ERASURE'
  | 'ERASED'
  | 'LEARNER'
  | 'TRACE'
  | 'SUBSCRIPTION'
  | 'TOKEN'
  | 'EMAIL'
  | 'SUPPRESSION'
  | 'JOB'
  | 'WATERMARK'
  | 'EMAIL-STATS'
  | 'LIMIT'
  | 'ANSWER-MARKS'
  | 'MARKS'
  | 'ZERO-RESULT-SEARCHES'
  | 'SLOT'
  | 'WINDOW';

const requireIdSegment = (segment: string | number): string => {
  const text = String(segment);
  if (!idPattern.test(text)) throw new Error('A key segment is not a valid id.');
  return text;
};

/**
 * Builds every table key: a kind and its segments, joined by `#`. Throws for a segment that is not a valid id, even if
 * earlier checks passed it (docs/reliability.md#keys).
 */
export const key = (kind: KeyKind, ...segments: (string | number)[]): string =>
  [kind, ...segments.map(requireIdSegment)].join('#');

/** Returns the prefix of all keys of a kind below these segments, for `begins_with`. */
export const keyPrefix = (kind: KeyKind, ...segments: (string | number)[]): string => `${key(kind, ...segments)}#`;

/** Returns the segments of a key after its kind. */
export const keySegments = (rowKey: string): string[] => rowKey.split('#').slice(1);

/** Pads the number of an attempt to four digits, so that keys sort in order. */
export const numberSegment = (number: number): string => String(number).padStart(4, '0');
