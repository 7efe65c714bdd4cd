// The only module that imports hls.js. Import it dynamically, for a video with playlists.
import Hls, { type HlsConfig, type Loader, type LoaderStats, type PlaylistLoaderContext } from 'hls.js';
import type { HlsPlaylists } from '#contract/schemas/course.ts';

/** A video element that plays renditions. */
export interface HlsStream {
  /** Plays the rendition of this height in pixels; undefined lets bandwidth and the size of the player decide. */
  setHeight: (height: number | undefined) => void;
  /** Detaches from the element, which then has no media. */
  stop: () => void;
}

interface StreamEvents {
  /** Called with the heights of the renditions in pixels, the tallest first. */
  onHeights: (heights: number[]) => void;
  /** Called when playback cannot continue. */
  onFailure: (error: Error) => void;
}

const masterName = 'master.m3u8';

const instantStats = (): LoaderStats => {
  const now = performance.now();
  return {
    ...{ aborted: false, loaded: 0, retry: 0, total: 0, chunkCount: 0, bwEstimate: 0 },
    loading: { start: now, first: now, end: now },
    parsing: { start: now, end: now },
    buffering: { start: now, first: now, end: now },
  };
};

/** Creates the class with which hls.js loads playlists: from the texts, by their names, without a request. */
const playlistLoader = ({ master, media }: HlsPlaylists) => {
  const texts = new Map([[masterName, master], ...media.map(({ name, text }) => [name, text] as const)]);
  return class implements Loader<PlaylistLoaderContext> {
    context: PlaylistLoaderContext | null = null;
    stats = instantStats();

    load(...[context, , { onSuccess, onError }]: Parameters<Loader<PlaylistLoaderContext>['load']>) {
      this.context = context;
      const data = texts.get(context.url.slice(context.url.lastIndexOf('/') + 1));
      queueMicrotask(() => {
        if (this.stats.aborted) return;
        if (data === undefined) onError({ code: 404, text: 'No such playlist.' }, context, null, this.stats);
        else onSuccess({ url: context.url, data }, this.stats, context, null);
      });
    }

    abort() {
      this.stats.aborted = true;
    }

    destroy() {
      this.abort();
    }
  };
};

/** Parts of hls.js that would change the text tracks of the page. */
const withoutTextTracks = {
  subtitleStreamController: undefined,
  subtitleTrackController: undefined,
  timelineController: undefined,
} as unknown as Partial<HlsConfig>;

/** Gives up on a segment after two retries, in seconds instead of half a minute: the MP4 file is the fallback. */
const fragLoadPolicy: HlsConfig['fragLoadPolicy'] = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 120_000,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1_000 },
  },
};

/** Lets an element play the renditions of these playlists. */
export const startStream = (
  video: HTMLVideoElement,
  playlists: HlsPlaylists,
  { onHeights, onFailure }: StreamEvents,
): HlsStream => {
  const hls = new Hls({
    ...withoutTextTracks,
    pLoader: playlistLoader(playlists),
    fragLoadPolicy,
    capLevelToPlayerSize: true,
    // Loads 30 seconds ahead; the default continues up to 60 MB, which may be the whole video.
    maxBufferSize: 0,
    // Segments are already fragmented MP4, and the content security policy blocks workers from blob URLs.
    enableWorker: false,
  });
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    onHeights([...new Set(hls.levels.map(({ height }) => height))].sort((one, other) => other - one));
  });
  hls.on(Hls.Events.ERROR, (_, { fatal, error }) => {
    if (fatal) onFailure(error);
  });
  hls.loadSource(`/${masterName}`);
  hls.attachMedia(video);
  return {
    setHeight: (height) => {
      // Levels are sorted by bit rate.
      hls.nextLevel = hls.levels.findLastIndex((level) => level.height === height);
    },
    stop: () => hls.destroy(),
  };
};
