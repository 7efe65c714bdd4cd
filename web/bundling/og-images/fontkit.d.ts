/** Types of the part of fontkit used for link preview images and videos; the package ships none. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG: () => string };
  }
  interface Font {
    /** Font units per em. */
    unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    /** Glyphs of a line with their advances, in font units. */
    layout: (
      text: string,
      features?: Record<string, boolean>,
    ) => { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number };
  }
  export const openSync: (file: string) => Font;
}
