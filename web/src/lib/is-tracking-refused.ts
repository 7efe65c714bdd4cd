/** Returns whether the browser asks not to be tracked (DNT or GPC). */
export const isTrackingRefused = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
