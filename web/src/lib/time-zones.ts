/** The time zone of this device, e.g. `Europe/Berlin`. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone this browser knows, with UTC and those given, which other browsers may know. */
export const allTimeZones = (...extraZones: string[]): string[] => {
  const [first, ...others] = ['UTC', ...new Set([...Intl.supportedValuesOf('timeZone'), ...extraZones])];
  return [first ?? 'UTC', ...others.filter((zone) => zone !== 'UTC').sort()];
};

/** `America/New_York` as one reads it. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** The time of day there, e.g. `9:12 AM`; empty for a zone this browser does not know. */
export const formatTimeIn = (zone: string, now = new Date()): string => {
  try {
    return now.toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  } catch {
    return '';
  }
};
