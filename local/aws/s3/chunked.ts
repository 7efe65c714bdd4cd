/**
 * Decodes an `aws-chunked` body: chunks of `<length in hex>[;chunk-signature=…]\r\n<bytes>\r\n`, ended by one of
 * length 0 and trailers. Returns undefined when it is truncated or malformed.
 */
export const decodeChunked = (body: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const [size = ''] = body.toString('latin1', at, lineEnd).split(';');
    if (!/^[0-9a-f]+$/i.test(size)) return undefined;
    const length = Number.parseInt(size, 16);
    if (length === 0) return Buffer.concat(chunks);
    const start = lineEnd + 2;
    const end = start + length;
    if (body.toString('latin1', end, end + 2) !== '\r\n') return undefined;
    chunks.push(body.subarray(start, end));
    at = end + 2;
  }
};
