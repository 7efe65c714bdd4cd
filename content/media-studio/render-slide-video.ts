import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { encodeSlideVideo } from './encode-slide-video.ts';
import { narrate } from './narrate.ts';
import { takePictures } from './pictures.ts';
import { slidePage } from './slide-page.ts';
import { buildTimeline, type SlideVideo } from './timeline.ts';
import { placeOnTrack, type Sound, secondsOf, writeWav } from './wav.ts';
import { webVtt } from './webvtt.ts';

/** The result: whole seconds, and the file size in bytes. */
export interface RenderedVideo {
  seconds: number;
  bytes: number;
}

/** Renders one video and its English captions to `<mediaFolder>/<lectureId>.mp4` and `.en.vtt`. */
export const renderSlideVideo = async (
  browser: Browser,
  video: SlideVideo,
  { courseTitle, lectureId, mediaFolder }: { courseTitle: string; lectureId: string; mediaFolder: string },
): Promise<RenderedVideo> => {
  const folder = await mkdtemp(join(tmpdir(), 'render-video-'));
  try {
    const spoken: Sound[][] = [];
    for (const slide of video.slides) {
      const sounds: Sound[] = [];
      for (const sentence of slide.say) sounds.push(await narrate(sentence, folder));
      spoken.push(sounds);
    }
    const timeline = buildTimeline(
      video,
      spoken.map((sounds) => sounds.map(secondsOf)),
    );
    const sounds = spoken.flat();
    const parts = timeline.cues.flatMap(({ from }, index) =>
      sounds[index] ? [{ at: from, sound: sounds[index] }] : [],
    );
    const soundFile = join(folder, 'track.wav');
    await writeFile(soundFile, writeWav(placeOnTrack(sounds[0]?.rate ?? 16_000, timeline.seconds, parts)));

    const html = await slidePage(video, courseTitle, lectureId);
    const stills = await takePictures(browser, html, timeline.steps, timeline.seconds, folder);
    const slideStarts = timeline.steps.filter(({ shown }) => shown === 0).map(({ at }) => at);
    await mkdir(mediaFolder, { recursive: true });
    const outfile = join(folder, 'video.mp4');
    await encodeSlideVideo({ stills, soundFile, slideStarts, seconds: timeline.seconds }, folder, outfile);
    // Copies only complete files into the course folder.
    await copyFile(outfile, join(mediaFolder, `${lectureId}.mp4`));
    await writeFile(join(mediaFolder, `${lectureId}.en.vtt`), webVtt(timeline.cues));
    return { seconds: timeline.seconds, bytes: (await stat(outfile)).size };
  } finally {
    await rm(folder, { recursive: true });
  }
};
