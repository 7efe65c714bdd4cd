import type { Plugin } from 'vite';

/** Where the application starts, and the page whose parts most other pages use too; not the covers, which few pages show. */
const clientEntry = /[\\/]web[\\/]src[\\/]entry-client\.tsx$/;
const homePage = /[\\/]web[\\/]src[\\/]pages[\\/]home\.tsx$/;
const parts = /[\\/]web[\\/]src[\\/](?:ui(?![\\/]cover)|lib|islands|api)[\\/]|virtual:/;
/**
 * What the interactive parts of public pages share, and small modules that public pages import. Apart from the
 * application each would be a chunk of about 1 KB, which compresses badly and comes along on nearly every page.
 */
const publicParts =
  /[\\/](?:contract[\\/]rules[\\/]email|marketing[\\/](?:facts[\\/]contact|sections[\\/](?:sticky-heading-section|section-head|product-window))|web[\\/]src[\\/](?:islands[\\/]lazy-island|lib[\\/](?:breadcrumb-data|config|structured-data|use-config))|ui[\\/](?:field|text-input|text-area)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]minus)\./;
/** What our forms have in common; neither the forms themselves nor the frame of the form service, which few stages have. */
const forms = /[\\/]marketing[\\/]forms[\\/](?:inquiry-|use-inquiry|third-party-form)/;
/** Error messages, which nearly every page imports; in a chunk of their own, they do not bring the forms along. */
const messages = /[\\/]api[\\/]problem-messages\./;
/** Shown by a demo and by the player, whose other parts would come along. */
const playIcons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:pause|play)\./;
const sharedIcons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:circle-question-mark|rotate-cw)\./;
const demo = /[\\/]marketing[\\/]demos[\\/](?:demo-section|segmented)\./;
/** The package names all its icons in one module; which of them are used does not show in that. */
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Keeps the application and the parts that home is made of in one chunk, which compresses better than the many small
 * ones that pages would cut it into. The plugin follows the imports, the groups are the chunks.
 */
export const applicationChunk = () => {
  const applicationModules = new Set<string>();
  const plugin: Plugin = {
    name: 'application-chunk',
    buildEnd() {
      const reachedFrom = (start: RegExp) => {
        const reached = new Set<string>();
        const visit = (id: string) => {
          if (reached.has(id) || icons.test(id)) return;
          reached.add(id);
          this.getModuleInfo(id)?.importedIds.forEach(visit);
        };
        [...this.getModuleIds()].filter((id) => start.test(id)).forEach(visit);
        return [...reached];
      };
      const homeModules = reachedFrom(homePage).filter((id) => parts.test(id));
      for (const id of [...reachedFrom(clientEntry), ...homeModules]) applicationModules.add(id);
    },
  };
  const groups = [
    // The first script imports nothing but this, so the application can wait.
    { name: 'loader', test: /vite[\\/]preload-helper/, priority: 3 },
    { name: 'application', test: (id: string) => applicationModules.has(id) || publicParts.test(id), priority: 2 },
    { name: 'messages', test: messages, priority: 1 },
    { name: 'forms', test: forms, priority: 1 },
    { name: 'play-icons', test: playIcons, priority: 1 },
    { name: 'shared-icons', test: sharedIcons, priority: 1 },
    { name: 'demo', test: demo, priority: 1 },
  ];
  return { plugin, groups };
};
