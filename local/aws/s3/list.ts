import { xmlError } from '../errors.ts';
import type { AwsReply } from '../service.ts';
import { xmlText } from '../xml.ts';
import type { ObjectMetadata, ObjectSource } from './object-source.ts';

/** Objects per page, at most. */
const pageSize = 1_000;

const byteOrder = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const contents = ({ key, etag, modifiedAt, size }: ObjectMetadata): string =>
  `<Contents><Key>${xmlText(key)}</Key><LastModified>${new Date(modifiedAt).toISOString()}</LastModified>` +
  `<ETag>${xmlText(etag)}</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;

/** Handles ListObjectsV2: keys in byte order, with prefix, delimiter and pages. */
export const listObjects = async (bucket: string, source: ObjectSource, query: URLSearchParams): Promise<AwsReply> => {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString('utf8') : (query.get('start-after') ?? '');
  const limit = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize);
  if (!(limit >= 0)) return xmlError(400, 'InvalidArgument', 'max-keys must be a number.');

  const rows: string[] = [];
  const groups = new Set<string>();
  let last = '';
  let isTruncated = false;
  for (const key of source
    .keys()
    .filter((one) => one.startsWith(prefix))
    .sort(byteOrder)) {
    const delimiterIndex = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const group = delimiterIndex < 0 ? undefined : key.slice(0, delimiterIndex + delimiter.length);
    if (byteOrder(key, after) <= 0 || (group !== undefined && (groups.has(group) || after.startsWith(group)))) continue;
    if (rows.length + groups.size >= limit) {
      isTruncated = true;
      break;
    }
    last = group ?? key;
    const metadata = group === undefined ? await source.metadata(key) : undefined;
    if (group !== undefined) groups.add(group);
    else if (metadata) rows.push(contents(metadata));
  }

  const next = isTruncated
    ? `<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>`
    : '';
  const prefixes = [...groups].map((group) => `<CommonPrefixes><Prefix>${xmlText(group)}</Prefix></CommonPrefixes>`);
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body:
      '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
      `<Name>${bucket}</Name><Prefix>${xmlText(prefix)}</Prefix><KeyCount>${rows.length + groups.size}</KeyCount>` +
      `<MaxKeys>${limit}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${next}${rows.join('')}${prefixes.join('')}` +
      '</ListBucketResult>',
  };
};
