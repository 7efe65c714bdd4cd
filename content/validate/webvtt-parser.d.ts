declare module 'webvtt-parser' {
  interface Cue {
    startTime: number;
    endTime: number;
    text: string;
  }
  class WebVTTParser {
    parse(
      text: string,
      mode: 'subtitles' | 'chapters' | 'metadata',
    ): {
      cues: Cue[];
      errors: { line: number; col?: number; message: string }[];
    };
  }

  /** The package is CommonJS: its default export is `module.exports`. */
  const webvtt: { WebVTTParser: typeof WebVTTParser };
  export default webvtt;
}
