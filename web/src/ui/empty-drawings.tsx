import { deskDrawing } from './desk-drawing.tsx';

/** Line drawings of 120 by 120; the stroke marked `data-accent` has the accent color. */
export const emptyDrawings = {
  /** Nothing started yet. */
  desk: deskDrawing,
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
  /** The icon that adds a bookmark. */
  bookmark: (
    <>
      <path d="M36 18h48v84L60 84l-24 18z" />
      <path data-accent d="M60 36v28M46 50h28" />
    </>
  ),
} as const;

export type EmptyDrawing = keyof typeof emptyDrawings;
