import { createHash } from 'node:crypto';
import type { ObjectStore } from '../s3/object-store.ts';
import { fileHeader, readsOf, type Segment, segmentBytes, segmentHeader, segmentsOf } from './fragments.ts';
import type { JobRequest } from './job-settings.ts';
import type { Movie, ReadBytes, Track } from './movie.ts';

/** Where the outputs of a job are written. */
interface Destination {
  store: ObjectStore;
  /** Key of the master playlist without its extension. */
  key: string;
}

/** A written file and its playlist. */
interface WrittenTrack {
  /** Name of the playlist. */
  playlist: string;
  /** Bits per second of the largest segment. */
  bandwidth: number;
}

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

const putText = (store: ObjectStore, key: string, lines: string[]) =>
  store.write(key, Buffer.from(`${lines.join('\n')}\n`), { 'content-type': 'application/vnd.apple.mpegurl' });

/** Writes a track as one file, and the playlist that addresses its segments. */
const writeTrack = async (
  { store, key }: Destination,
  name: string,
  { movie, track, segments, read }: { movie: Movie; track: Track; segments: Segment[]; read: ReadBytes },
): Promise<WrittenTrack> => {
  const fileKey = `${key}${name}.${track.kind === 'video' ? 'cmfv' : 'cmfa'}`;
  const file = nameOf(fileKey);
  const header = fileHeader(movie.header, track);
  const headers = segments.map((segment, index) => segmentHeader(track, segment, index + 1));
  const sizes = segments.map((segment, index) => segmentBytes(headers[index] ?? Buffer.alloc(0), segment));
  async function* content(): AsyncGenerator<Buffer> {
    yield header;
    for (const [index, segment] of segments.entries()) {
      yield headers[index] ?? Buffer.alloc(0);
      for (const { offset, length } of readsOf(segment)) yield await read(offset, length);
    }
  }
  const size = sizes.reduce((sum, bytes) => sum + bytes, header.length);
  // MediaConvert uploads in parts: the ETag is not a hash of the content.
  const etag = `"${createHash('md5').update(`${fileKey} ${size}`).digest('hex')}-1"`;
  await store.writeParts(fileKey, { size, etag, content: content() }, { 'content-type': `${track.kind}/mp4` });

  let offset = header.length;
  const lines = segments.flatMap(({ seconds }, index) => {
    const range = `${sizes[index]}@${offset}`;
    offset += sizes[index] ?? 0;
    return [`#EXTINF:${seconds.toFixed(5)},`, `#EXT-X-BYTERANGE:${range}`, file];
  });
  await putText(store, `${key}${name}.m3u8`, [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)))}`,
    '#EXT-X-MEDIA-SEQUENCE:1',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${file}",BYTERANGE="${header.length}@0"`,
    ...lines,
    '#EXT-X-ENDLIST',
  ]);
  const rates = segments.map(({ seconds }, index) => ((sizes[index] ?? 0) * 8) / seconds);
  return { playlist: nameOf(`${key}${name}.m3u8`), bandwidth: Math.ceil(Math.max(...rates)) };
};

/**
 * Writes the renditions of a movie and their playlists, as MediaConvert writes them. Pictures are copied, not scaled:
 * every rendition has the same picture and states another height.
 */
export const writeRenditions = async (
  { renditions, audioName, segmentSeconds }: Pick<JobRequest, 'renditions' | 'audioName' | 'segmentSeconds'>,
  movie: Movie,
  read: ReadBytes,
  destination: Destination,
): Promise<void> => {
  const write = (track: Track, name: string) =>
    writeTrack(destination, name, { movie, track, segments: segmentsOf(track, segmentSeconds), read });
  const audio = await write(movie.audio, audioName);
  const lines: string[] = [];
  for (const { name, width, height } of renditions) {
    const { playlist, bandwidth } = await write(movie.video, name);
    const codecs = `${movie.video.codec},${movie.audio.codec}`;
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth + audio.bandwidth},CODECS="${codecs}",RESOLUTION=${width}x${height},AUDIO="program_audio"`,
      playlist,
    );
  }
  await putText(destination.store, `${destination.key}.m3u8`, [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="program_audio",NAME="Alternate Audio",AUTOSELECT=YES,DEFAULT=YES,URI="${audio.playlist}"`,
    ...lines,
  ]);
};
