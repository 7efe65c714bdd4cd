/** A desk with a lamp, as a line drawing of 120 by 120; the stroke marked `data-accent` has the accent color. */
export const deskDrawing = (
  <>
    <path d="M14 92h92M26 92v16M94 92v16" />
    <path d="M44 92V58l22-20" />
    <path d="M58 30l18 18-6 6-18-18z" />
    <path d="M76 92V84h22v8M80 84v-6h14v6" />
    <path data-accent d="M72 60l10 16M80 54l16 6M76 58l14 12" />
  </>
);
