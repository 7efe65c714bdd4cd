import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { endOf, InvalidPlaylist, parseMasterPlaylist, parseMediaPlaylist } from '#lambdas/data/hls-playlists.ts';

const masterLines = [
  '#EXTM3U',
  '#EXT-X-VERSION:6',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="program_audio",CHANNELS="2",NAME="Alternate Audio",DEFAULT=YES,URI="index_audio.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=5128000,AVERAGE-BANDWIDTH=2000000,CODECS="avc1.640028,mp4a.40.2",RESOLUTION=1920x1080,FRAME-RATE=25.000,AUDIO="program_audio"',
  'index_1080p.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=1128000,CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=640x360,AUDIO="program_audio"',
  'index_360p.m3u8',
];
const mediaLines = [
  '#EXTM3U',
  '#EXT-X-VERSION:6',
  '#EXT-X-TARGETDURATION:6',
  '#EXT-X-MEDIA-SEQUENCE:1',
  '#EXT-X-PLAYLIST-TYPE:VOD',
  '#EXT-X-MAP:URI="index_360p.cmfv",BYTERANGE="800@0"',
  '#EXTINF:6.00000,',
  '#EXT-X-BYTERANGE:1000@800',
  'index_360p.cmfv',
  '#EXTINF:2.5,',
  '#EXT-X-BYTERANGE:400',
  'index_360p.cmfv',
  '#EXT-X-ENDLIST',
];
const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const replaced = (lines: readonly string[], from: string | RegExp, to: string): string =>
  textOf(lines).replace(from, to);

test('a master playlist of MediaConvert is read', () => {
  const variant = (height: number, width: number, bandwidth: number, codec: string) => ({
    playlist: `index_${height}p.m3u8`,
    codecs: `${codec},mp4a.40.2`,
    ...{ bandwidth, width, height },
  });
  expect(parseMasterPlaylist(textOf(masterLines))).toEqual({
    audio: 'index_audio.m3u8',
    variants: [variant(1080, 1920, 5_128_000, 'avc1.640028'), variant(360, 640, 1_128_000, 'avc1.4d401e')],
  });
});

test('a playlist with byte ranges is read, where a range may follow the one before it', () => {
  const playlist = parseMediaPlaylist(textOf(mediaLines).replaceAll('\n', '\r\n'));
  expect(playlist).toEqual({
    file: 'index_360p.cmfv',
    targetSeconds: 6,
    header: { offset: 0, length: 800 },
    segments: [
      { seconds: 6, range: { offset: 800, length: 1000 } },
      { seconds: 2.5, range: { offset: 1800, length: 400 } },
    ],
  });
  expect(endOf(playlist)).toBe(2200);
});

test.each([
  ['another file', /"index_360p.m3u8"|index_360p\.m3u8/, '../other/index_360p.m3u8'],
  ['another site', 'index_360p.m3u8', 'https://example.com/index.m3u8'],
  ['a path', 'index_360p.m3u8', 'hls/index.m3u8'],
  ['the same playlist twice', 'index_360p.m3u8', 'index_1080p.m3u8'],
  ['sound of another video', 'URI="index_audio.m3u8"', 'URI="../index_audio.m3u8"'],
  ['captions', 'TYPE=AUDIO', 'TYPE=SUBTITLES'],
  ['keys', '#EXT-X-VERSION:6', '#EXT-X-SESSION-KEY:METHOD=AES-128,URI="key"'],
  ['a variable', '#EXT-X-VERSION:6', '#EXT-X-DEFINE:NAME="x",VALUE="y"'],
  ['a line break in codecs', 'avc1.4d401e', 'avc1\r\n#EXT-X'],
  ['a negative bandwidth', 'BANDWIDTH=1128000', 'BANDWIDTH=-1'],
  ['no size', ',RESOLUTION=640x360', ''],
  ['an attribute twice', ',RESOLUTION=640x360', ',RESOLUTION=640x360,RESOLUTION=1x1'],
  ['no address', '\nindex_360p.m3u8\n', '\n'],
  ['no first line', '#EXTM3U\n', ''],
])('a master playlist with %s is refused', (_, from, to) => {
  expect(() => parseMasterPlaylist(replaced(masterLines, from, to))).toThrow(InvalidPlaylist);
});

test.each([
  ['no end', '#EXT-X-ENDLIST\n', ''],
  ['encryption', '#EXT-X-MEDIA-SEQUENCE:1', '#EXT-X-KEY:METHOD=AES-128,URI="https://example.com/key"'],
  ['a second file', /index_360p.cmfv\n#EXT-X-ENDLIST/, 'index_1080p.cmfv\n#EXT-X-ENDLIST'],
  ['files of another video', /index_360p.cmfv/g, '../index_360p.cmfv'],
  ['an overlapping range', '1000@800', '1000@0'],
  ['an empty range', '1000@800', '0@800'],
  ['a range without digits', '1000@800', '1e3@800'],
  ['a huge range', '1000@800', `${'9'.repeat(40)}@800`],
  ['no duration', '#EXTINF:6.00000,\n', ''],
  ['an infinite duration', '6.00000', 'Infinity'],
  ['two headers', '#EXT-X-VERSION:6', '#EXT-X-MAP:URI="index_360p.cmfv",BYTERANGE="800@0"'],
  ['parts', '#EXT-X-VERSION:6', '#EXT-X-PART:DURATION=1,URI="x"'],
  ['too many characters', '#EXT-X-VERSION:6', `#${'x'.repeat(1_000_000)}`],
])('a media playlist with %s is refused', (_, from, to) => {
  expect(() => parseMediaPlaylist(replaced(mediaLines, from, to))).toThrow(InvalidPlaylist);
});

const fileName = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;
const tokens = fc.constantFrom(...masterLines, ...mediaLines, '"', ',', '@', '..', '/', '{$file}', 'URI="a"', '\r');
const hostileText = fc
  .array(fc.oneof(tokens, fc.string({ maxLength: 20 })), { maxLength: 30 })
  .chain((parts) => fc.constantFrom('\n', '').map((separator) => ['#EXTM3U', ...parts].join(separator)));
const changedText = fc
  .tuple(fc.constantFrom(masterLines, mediaLines), fc.nat(400), fc.nat(12), fc.string({ maxLength: 8 }))
  .map(([lines, at, length, text]) => {
    const whole = textOf(lines);
    return whole.slice(0, at) + text + whole.slice(at + length);
  });

test('whatever is stored, a playlist names only files beside it, or is refused', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, changedText), (text) => {
      for (const parse of [parseMasterPlaylist, parseMediaPlaylist]) {
        let names: (string | undefined)[] = [];
        try {
          const parsed = parse(text);
          names =
            'variants' in parsed ? [...parsed.variants.map(({ playlist }) => playlist), parsed.audio] : [parsed.file];
          if ('segments' in parsed) expect(Number.isSafeInteger(endOf(parsed))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidPlaylist);
        }
        for (const name of names) if (name !== undefined) expect(name).toMatch(fileName);
      }
    }),
    { numRuns: 2000 },
  );
});
