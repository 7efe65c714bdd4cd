const isPrerendering = typeof document === 'undefined';

/** References a drawing in an SVG file. In prerendered pages `boot.ts` loads it after first paint. */
export const Drawing = ({ href }: { href: string }) => (
  <use {...(isPrerendering ? { 'data-href': href } : { href })} suppressHydrationWarning />
);
