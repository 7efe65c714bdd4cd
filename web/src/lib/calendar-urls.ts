/** Addresses of a subscriber's own calendar: `file` to download it, `follow` for calendar applications. */
export const calendarUrls = (token: string): { fileUrl: string; subscribeUrl: string } => {
  const fileUrl = `/api/subscriptions/${encodeURIComponent(token)}/calendar.ics`;
  return { fileUrl, subscribeUrl: `webcal://${location.host}${fileUrl}` };
};
