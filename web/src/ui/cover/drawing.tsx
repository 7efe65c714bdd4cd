const isPrerendering = typeof document === 'undefined';

/**
 * References a drawing in an SVG file. In prerendered pages `boot.ts` loads it after first paint, and visitors without
 * script see the copy in `noscript`, which React never renders in a browser.
 */
export const Drawing = ({ href }: { href: string }) => (
  <>
    <use {...(isPrerendering ? { 'data-href': href } : { href })} suppressHydrationWarning />
    <foreignObject width="100%" height="100%">
      <noscript>
        <svg width="100%" height="100%" aria-hidden>
          <use href={href} />
        </svg>
      </noscript>
    </foreignObject>
  </>
);
