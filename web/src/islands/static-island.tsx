import { type ComponentType, lazy, useState } from 'react';
import { useInternalLinks } from '../lib/use-internal-links.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const onServer = typeof document === 'undefined';
const isApplicationRunning = () => !onServer && document.documentElement.dataset.ready !== undefined;

/**
 * A part of a public page that only shows. In a document written at build time it stays the HTML that it is: its code
 * is not fetched and nothing in it is brought to life, but links to pages of ours open without loading the site anew.
 * Reached from another page, the code is fetched with that of the page. It takes no props, holds no state and uses no
 * effects; native elements such as `details` work in it. The build links the styles of parts below `src/marketing`.
 */
export const staticIsland = (load: () => Promise<ComponentType>): ComponentType => {
  let pendingModule: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    pendingModule ??= load().then((LoadedComponent) => ({ default: LoadedComponent }));
    return pendingModule;
  };
  const Content = lazy(loadOnce);
  // The visitor is on the way here from another page.
  if (isApplicationRunning()) loadOnce().catch(() => undefined);

  return () => {
    const isHydrated = useIsHydrated();
    const [isPrerendered] = useState(!isHydrated && !onServer);
    const openInternalLinks = useInternalLinks();
    return isPrerendered ? (
      // React leaves what is inside such an element alone while it takes over a document.
      // biome-ignore lint/a11y: the handler only serves the links inside, which are reached by keyboard as ever.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in, the HTML of the document stays.
      <div onClick={openInternalLinks} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <div>
        <Content />
      </div>
    );
  };
};
