import { type ComponentType, lazy, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useOwnLinks } from './use-own-links.ts';

const onServer = typeof document === 'undefined';
const applicationRuns = () => !onServer && document.documentElement.dataset.ready !== undefined;

/**
 * A part of a public page that only shows. In a document written at build time it stays the HTML that it is: its code
 * is not fetched and nothing in it is brought to life, but links to pages of ours open without loading the site anew.
 * Reached from another page, the code is fetched with that of the page. It takes no props, holds no state and uses no
 * effects; native elements such as `details` work in it. The build links the styles of parts below `src/marketing`.
 */
export const staticPart = (load: () => Promise<ComponentType>): ComponentType => {
  let arriving: Promise<{ default: ComponentType }> | undefined;
  const fetchOnce = () => {
    arriving ??= load().then((Part) => ({ default: Part }));
    return arriving;
  };
  const Content = lazy(fetchOnce);
  // The visitor is on the way here from another page.
  if (applicationRuns()) fetchOnce().catch(() => undefined);

  return () => {
    const isHydrated = useIsHydrated();
    const [isWritten] = useState(!isHydrated && !onServer);
    const openOwnLinks = useOwnLinks();
    return isWritten ? (
      // React leaves what is inside such an element alone while it takes over a document.
      // biome-ignore lint/a11y: the handler only serves the links inside, which are reached by keyboard as ever.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in, the HTML of the document stays.
      <div onClick={openOwnLinks} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    ) : (
      <div>
        <Content />
      </div>
    );
  };
};
