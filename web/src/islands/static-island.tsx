import { type ComponentType, useState } from 'react';
import { useInternalLinks } from '../lib/use-internal-links.ts';
import { lazyComponent, loadWhenOnline } from '../ui/lazy-part.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const onServer = typeof document === 'undefined';
const isApplicationRunning = () => !onServer && document.documentElement.dataset.ready !== undefined;

/**
 * Creates a prerendered island that never hydrates: its code is not loaded, but links to pages of this site still
 * navigate on the client. On client-side navigation the code loads with the page's. The component takes no props, holds
 * no state and runs no effects; native elements such as `details` work. The build links the styles of modules below
 * `src/marketing`.
 */
export const staticIsland = (load: () => Promise<ComponentType>): ComponentType => {
  let pendingModule: Promise<{ default: ComponentType }> | undefined;
  const loadOnce = () => {
    pendingModule ??= loadWhenOnline(load).then((LoadedComponent) => ({ default: LoadedComponent }));
    return pendingModule;
  };
  const Content = lazyComponent(loadOnce);
  // The visitor is navigating here from another page.
  if (isApplicationRunning()) loadOnce().catch(() => undefined);

  return () => {
    const isHydrated = useIsHydrated();
    const [isPrerendered] = useState(!isHydrated && !onServer);
    const openInternalLinks = useInternalLinks();
    return isPrerendered ? (
      // React does not touch the contents of such an element during hydration.
      // biome-ignore lint/a11y: the handler only serves the links inside, which stay reachable by keyboard.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is inserted; the document's HTML stays.
      <div onClick={openInternalLinks} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <div>
        <Content />
      </div>
    );
  };
};
