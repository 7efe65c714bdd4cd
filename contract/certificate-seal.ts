/** The lamp on the seal of certificates, as SVG path data in a 120 by 120 box: its lines, and the light. */
export const seal = {
  size: 120,
  lamp: 'M34 92h22M45 92V58l21-20M58 30l18 18-6 6-18-18z',
  light: 'M72 60l10 16M80 54l16 6M76 58l14 12',
} as const;
