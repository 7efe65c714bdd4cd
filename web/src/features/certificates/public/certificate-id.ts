/** Returns the certificate id in what a visitor pastes, a link or the id itself; undefined without one. */
export const certificateIdIn = (text: string): string | undefined =>
  /(?:^|\/certificates\/)([\w-]{8,64})\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
