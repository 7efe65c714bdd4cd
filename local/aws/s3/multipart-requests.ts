import { xmlError } from '../errors.ts';
import type { AwsReply, AwsRequest } from '../service.ts';
import { xmlText } from '../xml.ts';
import { type MultipartUpload, type MultipartUploads, maxParts } from './multipart-uploads.ts';
import { requestContent, selectStoredHeaders } from './put-object.ts';

/** Operations of multipart uploads. */
export type MultipartOperation =
  | 'CreateMultipartUpload'
  | 'UploadPart'
  | 'ListParts'
  | 'ListMultipartUploads'
  | 'CompleteMultipartUpload'
  | 'AbortMultipartUpload';

/** Returns the operation that a request for a key, or for its bucket, selects by its query. */
export const multipartOperation = ({ method, query }: AwsRequest, hasKey: boolean): MultipartOperation | undefined => {
  if (!hasKey) return method === 'GET' && query.has('uploads') ? 'ListMultipartUploads' : undefined;
  if (method === 'POST' && query.has('uploads')) return 'CreateMultipartUpload';
  if (!query.has('uploadId')) return undefined;
  if (method === 'PUT' && query.has('partNumber')) return 'UploadPart';
  const operations: Record<string, MultipartOperation> = {
    GET: 'ListParts',
    POST: 'CompleteMultipartUpload',
    DELETE: 'AbortMultipartUpload',
  };
  return operations[method];
};

const xml = (root: string, content: string): AwsReply => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${root}>`,
});
const element = (name: string, value: string | number): string => `<${name}>${xmlText(String(value))}</${name}>`;
const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

const noSuchUpload = (): AwsReply => xmlError(404, 'NoSuchUpload', 'The specified multipart upload does not exist.');

const uploadPart = async (
  uploads: MultipartUploads,
  upload: MultipartUpload,
  request: AwsRequest,
): Promise<AwsReply> => {
  const number = Number(request.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > maxParts)
    return xmlError(400, 'InvalidArgument', `Part number must be an integer between 1 and ${maxParts}, inclusive`);
  const body = requestContent(request);
  if (!Buffer.isBuffer(body)) return body;
  const part = await uploads.putPart(upload, number, body);
  return part ? { status: 200, headers: { etag: part.etag } } : noSuchUpload();
};

const listParts = async (
  uploads: MultipartUploads,
  upload: MultipartUpload,
  bucket: string,
  query: URLSearchParams,
): Promise<AwsReply> => {
  const limit = Math.min(Number(query.get('max-parts') ?? 1_000), 1_000);
  const after = Number(query.get('part-number-marker') ?? 0);
  if (!(limit >= 0 && after >= 0)) return xmlError(400, 'InvalidArgument', 'max-parts must be a number.');
  const rest = (await uploads.parts(upload)).filter(({ number }) => number > after);
  const page = rest.slice(0, limit);
  const rows = page.map(({ number, size, etag, modifiedAt }) => {
    const fields = [
      element('PartNumber', number),
      element('LastModified', instant(modifiedAt)),
      element('ETag', etag),
      element('Size', size),
    ];
    return `<Part>${fields.join('')}</Part>`;
  });
  const head = [element('Bucket', bucket), element('Key', upload.key), element('UploadId', upload.id)].join('');
  const marker = page.at(-1)?.number ?? after;
  const end = [element('NextPartNumberMarker', marker), element('IsTruncated', String(rest.length > page.length))].join(
    '',
  );
  return xml('ListPartsResult', head + end + rows.join(''));
};

const chosenParts = (body: Buffer): { number: number; etag: string }[] =>
  [...body.toString('utf8').matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1] ?? 0),
    etag: (/<ETag>([^<]*)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));

/** Handles the operations of multipart uploads. */
export const handleMultipart = async (
  operation: MultipartOperation,
  { name, uploads }: { name: string; uploads: MultipartUploads },
  key: string,
  request: AwsRequest,
): Promise<AwsReply> => {
  if (operation === 'ListMultipartUploads') {
    const found = await uploads.list(request.query.get('prefix') ?? '');
    const rows = found.map(
      ({ key, id, initiatedAt }) =>
        `<Upload>${[element('Key', key), element('UploadId', id), element('Initiated', instant(initiatedAt))].join('')}</Upload>`,
    );
    return xml(
      'ListMultipartUploadsResult',
      [element('Bucket', name), element('IsTruncated', 'false'), ...rows].join(''),
    );
  }
  if (operation === 'CreateMultipartUpload') {
    const { id } = await uploads.create(key, selectStoredHeaders(request.headers));
    return xml(
      'InitiateMultipartUploadResult',
      [element('Bucket', name), element('Key', key), element('UploadId', id)].join(''),
    );
  }
  const upload = await uploads.find(key, request.query.get('uploadId') ?? '');
  if (!upload) return noSuchUpload();
  if (operation === 'UploadPart') return uploadPart(uploads, upload, request);
  if (operation === 'ListParts') return listParts(uploads, upload, name, request.query);
  if (operation === 'AbortMultipartUpload') {
    await uploads.abort(upload);
    return { status: 204 };
  }
  const completed = await uploads.complete(upload, chosenParts(request.body));
  if ('status' in completed) return completed;
  return xml(
    'CompleteMultipartUploadResult',
    [element('Bucket', name), element('Key', key), element('ETag', completed.etag)].join(''),
  );
};
