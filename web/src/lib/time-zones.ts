/** Returns the time zone of this device, e.g. `Europe/Berlin`. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns every time zone this browser knows, plus UTC and `extraZones`, which come from other browsers. */
export const allTimeZones = (...extraZones: string[]): string[] => {
  const [first, ...others] = ['UTC', ...new Set([...Intl.supportedValuesOf('timeZone'), ...extraZones])];
  return [first ?? 'UTC', ...others.filter((zone) => zone !== 'UTC').sort()];
};

/** Formats `America/New_York` as `America/New York`, which is unique among zones. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** Names the city of a zone for a sentence, e.g. `New York`. */
export const zoneCity = (zone: string): string => formatZone(zone).replace(/^.*\//, '');

/** Returns the time of day in a zone, e.g. `9:12 AM`; an empty string for zones unknown to this browser. */
export const formatTimeIn = (zone: string, now = new Date()): string => {
  try {
    return now.toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  } catch {
    return '';
  }
};
