/** Returns the URLs of a subscriber's calendar: `fileUrl` downloads it, `subscribeUrl` is for calendar applications. */
export const calendarUrls = (token: string): { fileUrl: string; subscribeUrl: string } => {
  const fileUrl = `/api/subscriptions/${encodeURIComponent(token)}/calendar.ics`;
  return { fileUrl, subscribeUrl: `webcal://${location.host}${fileUrl}` };
};
