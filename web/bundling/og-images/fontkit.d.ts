/** The part of fontkit that pictures use; the package ships no types. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG: () => string };
  }
  interface Font {
    /** Units of one em. */
    unitsPerEm: number;
    /** Glyphs of a line with their advances, in units. */
    layout: (text: string) => { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number };
  }
  export const openSync: (file: string) => Font;
}
