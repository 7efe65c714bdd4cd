import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  encodeAnimatedVideo,
  encodeVoice,
  loudness,
  maxBytesPerMinute,
  measureLoudness,
} from './encode-animated-video.ts';
import { narrate } from './narrate.ts';
import type { VideoCourse } from './opening.ts';
import { captionCues, placeSentences, scheduleOf } from './schedule.ts';
import { spokenSentences, type VideoScript } from './shots.ts';
import { placeOnTrack, type Sound, secondsOf, writeWav } from './wav.ts';
import { webVtt } from './webvtt.ts';

interface RenderedVideo {
  /** Whole seconds. */
  seconds: number;
  bytes: number;
}

interface VideoTarget {
  lectureId: string;
  /** The lesson's title. */
  title: string;
  course: VideoCourse;
  mediaFolder: string;
}

/**
 * Renders a script to `<mediaFolder>/<lectureId>.mp4` and `.en.vtt`. @throws Error when the file is too large or its
 * loudness is wrong.
 */
export const renderAnimatedVideo = async (script: VideoScript, target: VideoTarget): Promise<RenderedVideo> => {
  const { lectureId, title, course, mediaFolder } = target;
  const folder = await mkdtemp(join(tmpdir(), 'render-video-'));
  try {
    const sounds: Sound[] = [];
    for (const sentence of spokenSentences(script)) sounds.push(await narrate(sentence, folder));
    const { cues, seconds } = placeSentences(script, sounds.map(secondsOf));
    const captions = captionCues(cues, seconds);
    const parts = sounds.map((sound, index) => ({ at: cues[index]?.from ?? 0, sound }));
    const track = join(folder, 'track.wav');
    await writeFile(track, writeWav(placeOnTrack(sounds[0]?.rate ?? 16_000, seconds, parts)));
    const voice = join(folder, 'voice.m4a');
    await encodeVoice(track, voice);
    const measured = await measureLoudness(voice);
    if (!(Math.abs(measured - loudness.integrated) <= 1)) throw new Error(`${lectureId} has ${measured} LUFS`);
    const outfile = join(folder, 'video.mp4');
    await encodeAnimatedVideo(
      { title, course, script, schedule: scheduleOf(script, captions, seconds) },
      voice,
      outfile,
    );
    const { size } = await stat(outfile);
    if (size > (maxBytesPerMinute * seconds) / 60) throw new Error(`${lectureId} is ${size} bytes, which is too large`);
    await mkdir(mediaFolder, { recursive: true });
    // Copies only complete files into the course folder.
    await copyFile(outfile, join(mediaFolder, `${lectureId}.mp4`));
    await writeFile(join(mediaFolder, `${lectureId}.en.vtt`), webVtt(captions));
    return { seconds, bytes: size };
  } finally {
    await rm(folder, { recursive: true });
  }
};
