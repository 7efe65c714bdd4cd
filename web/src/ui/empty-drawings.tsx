/** Line drawings of 120 by 120; the stroke marked `data-accent` has the accent color. */
export const emptyDrawings = {
  /** A desk with a lamp: nothing started yet. */
  desk: (
    <>
      <path d="M14 92h92M26 92v16M94 92v16" />
      <path d="M44 92V58l22-20" />
      <path d="M58 30l18 18-6 6-18-18z" />
      <path d="M76 92V84h22v8M80 84v-6h14v6" />
      <path data-accent d="M72 60l10 16M80 54l16 6M76 58l14 12" />
    </>
  ),
  /** A page with a magnifying glass: nothing found. */
  search: (
    <>
      <path d="M30 18h44l16 16v30M30 18v84h30M74 18v16h16" />
      <path d="M42 46h28M42 58h18M42 70h12" />
      <circle cx="80" cy="82" r="16" />
      <path data-accent d="M92 94l12 12" />
    </>
  ),
  /** A certificate without a seal. */
  award: (
    <>
      <path d="M16 26h88v56H76M44 82H16V26" />
      <path d="M32 42h56M32 54h36" />
      <circle data-accent cx="60" cy="78" r="14" />
      <path d="M52 90v18l8-6 8 6V90" />
    </>
  ),
  /** An envelope in motion. */
  mail: (
    <>
      <path d="M30 38h70v48H30z" />
      <path d="M30 40l35 26 35-26" />
      <path data-accent d="M8 50h14M14 62h8M8 74h14" />
    </>
  ),
} as const;

export type EmptyDrawing = keyof typeof emptyDrawings;
