/** Addresses of a subscriber's own calendar: `file` to download it, `follow` for calendar applications. */
export const calendarAddresses = (token: string): { file: string; follow: string } => {
  const file = `/api/subscriptions/${encodeURIComponent(token)}/calendar.ics`;
  return { file, follow: `webcal://${location.host}${file}` };
};
