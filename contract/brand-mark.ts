/** The brand's mark, a 1 and a 0 on a tile, as SVG path data in a 32 by 32 box. The 0 is filled by the even-odd rule. */
export const brandMark = {
  size: 32,
  /** Radius of the tile's corners. */
  radius: 9,
  one: 'M7.5 8h4v16h-4z',
  zero: 'M20 8a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
} as const;
