import { createStore, type Store } from '#web/src/lib/store.ts';
import { lineAt, type TranscriptLine } from '../transcript/lines.ts';
import { readPreferences, writePreferences } from './preferences.ts';

/** A caption file; `url` is signed. `language` is a BCP 47 tag. */
export interface CaptionFile {
  language: string;
  label: string;
  url: string;
}

export interface CaptionsState {
  files: readonly CaptionFile[];
  /** Language shown over the video; null shows none. */
  shown: string | null;
  /** Language of the transcript. */
  language: string | null;
  /** The transcript has been opened. */
  isTranscriptOpen: boolean;
  status: 'waiting' | 'none' | 'loading' | 'ready' | 'failed';
  lines: readonly TranscriptLine[];
  /** Index of the line spoken now, or last; -1 before the first. */
  current: number;
  /** Text spoken right now. */
  caption: string;
}

/** Captions and transcript of the page's video. */
export interface Captions {
  store: Store<CaptionsState>;
  /** Sets the files of the opened video; selects the language this learner chose last. */
  setFiles: (files: readonly CaptionFile[]) => void;
  /** Shows captions in a language, or none; stores the choice. */
  show: (language: string | null) => void;
  /** Reports that the video, and with it the caption files, could not be read. */
  fail: () => void;
  toggle: () => void;
  /** Loads the lines even before the video plays, for this and later videos of the page. */
  openTranscript: () => void;
  /** Follows the track of the chosen language until the returned function is called. */
  follow: (video: HTMLVideoElement) => () => void;
  clear: () => void;
}

const initial: Omit<CaptionsState, 'isTranscriptOpen'> = {
  ...{ files: [], shown: null, language: null, status: 'waiting', lines: [], current: -1, caption: '' },
};

const plainText = (cue: TextTrackCue): string =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').replace(/\s+/g, ' ').trim() : '';

const linesOf = (track: TextTrack): TranscriptLine[] =>
  [...(track.cues ?? [])].map((cue) => ({ start: cue.startTime, end: cue.endTime, text: plainText(cue) }));

/** Creates the captions of a page. The browser reads the files and reports the cues; the page draws them. */
export const createCaptions = (): Captions => {
  const store = createStore<CaptionsState>({ ...initial, isTranscriptOpen: false });

  const show = (shown: string | null) => {
    store.set(shown === null ? { shown } : { shown, language: shown });
    writePreferences(shown === null ? { captions: null } : { captions: shown, language: shown });
  };

  const follow = (video: HTMLVideoElement) => {
    const { files, language } = store.get();
    const index = files.findIndex((file) => file.language === language);
    const element = video.querySelectorAll('track')[index];
    const track = element?.track;
    if (!element || !track) return () => undefined;

    const updateCurrent = () => {
      store.set({
        current: lineAt(store.get().lines, video.currentTime),
        caption: [...(track.activeCues ?? [])].map(plainText).join('\n'),
      });
    };
    const loaded = () => {
      store.set({ lines: linesOf(track), status: 'ready' });
      updateCurrent();
    };
    const failed = () => store.set({ status: 'failed' });
    // Phones show the bare video in full screen, without the page's captions, so the browser draws them there.
    const leavePage = () => {
      if (store.get().shown !== null) track.mode = 'showing';
    };
    const returnToPage = () => {
      track.mode = 'hidden';
    };
    // "hidden" loads the file and reports cues, but leaves drawing to the page.
    track.mode = 'hidden';
    if (element.readyState === HTMLTrackElement.LOADED) loaded();
    else store.set({ lines: [], current: -1, caption: '', status: 'loading' });
    element.addEventListener('load', loaded);
    element.addEventListener('error', failed);
    track.addEventListener('cuechange', updateCurrent);
    video.addEventListener('seeked', updateCurrent);
    video.addEventListener('webkitbeginfullscreen', leavePage);
    video.addEventListener('webkitendfullscreen', returnToPage);
    return () => {
      track.mode = 'disabled';
      element.removeEventListener('load', loaded);
      element.removeEventListener('error', failed);
      track.removeEventListener('cuechange', updateCurrent);
      video.removeEventListener('seeked', updateCurrent);
      video.removeEventListener('webkitbeginfullscreen', leavePage);
      video.removeEventListener('webkitendfullscreen', returnToPage);
    };
  };

  return {
    store,
    setFiles: (files) => {
      const { captions, language } = readPreferences();
      const isAvailable = (wantedLanguage: string | null) => files.some((file) => file.language === wantedLanguage);
      store.set({
        files,
        shown: isAvailable(captions) ? captions : captions === null ? null : (files[0]?.language ?? null),
        language: [captions, language].find(isAvailable) ?? files[0]?.language ?? null,
        status: files.length === 0 ? 'none' : 'loading',
      });
    },
    show,
    fail: () => store.set({ status: 'failed' }),
    toggle: () => {
      const { shown, language } = store.get();
      show(shown === null ? language : null);
    },
    openTranscript: () => store.set({ isTranscriptOpen: true }),
    follow,
    clear: () => store.set(initial),
  };
};
