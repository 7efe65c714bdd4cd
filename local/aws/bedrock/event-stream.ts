import { crc32 } from 'node:zlib';

/** Type of a header whose value is text. */
const textType = 7;

const uint32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value >>> 0);
  return buffer;
};

const header = (name: string, value: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(value));
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([textType]),
    length,
    Buffer.from(value),
  ]);
};

/** Encodes an event in `application/vnd.amazon.eventstream`: lengths, headers, JSON body, and their checksums. */
export const encodeEvent = (type: string, body: object): Buffer => {
  const headers = Buffer.concat([
    header(':message-type', 'event'),
    header(':event-type', type),
    header(':content-type', 'application/json'),
  ]);
  const payload = Buffer.from(JSON.stringify(body));
  const prelude = Buffer.concat([uint32(16 + headers.length + payload.length), uint32(headers.length)]);
  const message = Buffer.concat([prelude, uint32(crc32(prelude)), headers, payload]);
  return Buffer.concat([message, uint32(crc32(message))]);
};
