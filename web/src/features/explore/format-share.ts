/** Formats a share from 0 to 1 as a percentage, e.g. `44%`; with a decimal below 10%. */
export const formatShare = (share: number): string => `${(share * 100).toFixed(share < 0.0995 ? 1 : 0)}%`;
