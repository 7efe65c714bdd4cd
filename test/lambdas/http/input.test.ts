import { expect, test } from '@jest/globals';
import type { HttpEvent } from '#lambdas/http/event.ts';
import { readForm } from '#lambdas/http/read-form.ts';
import { readJson } from '#lambdas/http/read-json.ts';
import { viewerIp } from '#lambdas/http/viewer-ip.ts';

const json = (value: unknown) => readJson(Buffer.from(JSON.stringify(value)), 'application/json');
const nested = (levels: number): unknown => (levels === 1 ? 'x' : { a: nested(levels - 1) });

test('a body may be eight levels deep and no deeper', () => {
  expect(json(nested(8))).toEqual(nested(8));
  expect(() => json(nested(9))).toThrow('The body is nested too deeply.');
});

test('a text keeps its lines and tabs and loses other control characters', () => {
  expect(json({ text: 'a\r\nb\tc' })).toEqual({ text: 'a\nb\tc' });
  for (const sign of ['\u0000', '\u0008', '\u000b', '\u001b', '\u007f']) {
    expect(() => json({ text: `a${sign}b` })).toThrow('The body contains control characters.');
  }
});

test('a text with a lone surrogate is refused, and one with a pair is kept', () => {
  expect(() => json({ text: 'a\udc00b' })).toThrow('The body contains an unpaired surrogate.');
  expect(json({ text: 'a\ud83d\ude00b' })).toEqual({ text: 'a\ud83d\ude00b' });
});

test('both Unicode spellings of a letter give the same text', () => {
  expect(json({ name: 'Zoe\u0308' })).toEqual({ name: 'Zo\u00eb' });
});

test('a form with a repeated field is refused', () => {
  expect(readForm(Buffer.from('a=1&b=2'))).toEqual({ a: '1', b: '2' });
  expect(() => readForm(Buffer.from('a=1&b=2&a=3'))).toThrow('A field is given more than once.');
});

process.env.ORIGIN_KEY = 'known to CloudFront only';
const from = (ipAddress: string, key = process.env.ORIGIN_KEY, sourceIp = '198.51.100.7') =>
  viewerIp({
    headers: { 'x-viewer-ip': ipAddress, 'x-origin-key': key },
    requestContext: { http: { sourceIp } },
  } as unknown as HttpEvent);

test("limits count the IP that CloudFront saw, otherwise the caller's", () => {
  expect(from('203.0.113.9')).toBe('203.0.113.9');
  expect(from('203.0.113.9', 'guessed')).toBe('198.51.100.7');
});

test('limits count IPv6 callers by network, because the rest is up to the caller', () => {
  expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(from('2001:db8:1:2::9')).toBe(from('2001:0db8:0001:0002:ffff::1'));
  expect(from('2001:db8:1:2::9')).not.toBe(from('2001:db8:1:3::9'));
  expect(from('::1')).toBe('0:0:0:0');
});
