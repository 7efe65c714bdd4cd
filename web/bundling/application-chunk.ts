import type { Plugin } from 'vite';

/**
 * The application's entry and the page whose modules most other pages share; without covers and labels of courses, which
 * few pages show.
 */
const clientEntry = /[\\/]web[\\/]src[\\/]entry-client\.tsx$/;
const homePage = /[\\/]web[\\/]src[\\/](?:pages[\\/]home|features[\\/]catalog[\\/]featured-courses)\.tsx$/;
const parts = /[\\/]web[\\/]src[\\/](?:ui(?![\\/]cover)|lib(?![\\/]course-labels)|islands|api)[\\/]|virtual:/;
/**
 * Modules shared by the islands of public pages. As separate chunks of about 1 KB they would compress badly and load on
 * nearly every page.
 */
const publicParts =
  /[\\/](?:contract[\\/]rules[\\/]email|marketing[\\/](?:facts[\\/]contact|sections[\\/](?:sticky-heading-section|section-head|product-window))|web[\\/]src[\\/](?:islands[\\/]lazy-island|lib[\\/](?:breadcrumb-data|config|structured-data|use-config))|ui[\\/](?:field|text-input|text-area)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|minus))\./;
/** The inquiry form with what it needs, so that its pages do not load chunks of others for one function. */
const forms = /[\\/]marketing[\\/]forms[\\/](?:inquiry-|use-inquiry)/;
/** Error messages, which nearly every page imports; in their own chunk they do not load the forms. */
const messages = /[\\/]api[\\/]problem-messages\./;
/** Icons shared by a demo and the player; in their own chunk they do not load the player. */
const playIcons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:pause|play)\./;
const sharedIcons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:circle-question-mark|rotate-cw|star)\./;
const demo = /[\\/]marketing[\\/]demos[\\/](?:demo-section|segmented)\./;
/** What pages for saving and enrolling share; left to the bundler, course pages would load it too. */
const saving = /[\\/]lib[\\/](?:autosave|flush-on-leave)\./;
/** What says whether a text is saved, with its icons; left to the bundler, a demo would load calls of the API for one. */
const saveStatus = /[\\/](?:lib[\\/]save-status|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:cloud-off|plus))\./;
const enrolling = /[\\/](?:checkout[\\/]enroll[\\/]enroll-skeleton|ui[\\/]card-page)\./;
/** What explorables share; left to the bundler, course pages would load it. */
const explorables = /[\\/]features[\\/]explore[\\/](?:share-bar|value-table|workbench)\./;
/** What they share with the lesson on home, and icons of it that other pages use too: a chunk of their own costs more. */
const lesson =
  /[\\/](?:features[\\/]explore[\\/](?:format-share|range-field)|rules[\\/]explore[\\/]next-token|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:circle-check|circle-x))\./;
/** The hooks that call operations; left to the bundler, course pages would load the player for one of them. */
const operationHooks = /[\\/]web[\\/]src[\\/]api[\\/]use-(?:operation|premium)\./;
/** Small parts of course, public and learner pages; left to the bundler, all of these would load the player. */
const smallParts = /[\\/](?:sections[\\/]check-list|ui[\\/]markdown[\\/]markdown)\./;
/** The package exports all icons from one module, so the import graph does not show which are used. */
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Groups the application and home's modules in one chunk, which compresses better than many small ones. The plugin
 * follows the imports; the groups define the chunks.
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
    // The boot script imports only this chunk, so the application can load later.
    { name: 'loader', test: /vite[\\/]preload-helper/, priority: 3 },
    { name: 'application', test: (id: string) => applicationModules.has(id) || publicParts.test(id), priority: 2 },
    { name: 'messages', test: messages, priority: 1 },
    { name: 'forms', test: forms, priority: 1 },
    { name: 'play-icons', test: playIcons, priority: 1 },
    { name: 'shared-icons', test: sharedIcons, priority: 1 },
    { name: 'demo', test: demo, priority: 1 },
    { name: 'saving', test: saving, priority: 1 },
    { name: 'save-status', test: saveStatus, priority: 1 },
    { name: 'enrolling', test: enrolling, priority: 1 },
    { name: 'lesson-parts', test: lesson, priority: 1 },
    { name: 'operation-hooks', test: operationHooks, priority: 1 },
    { name: 'small-parts', test: smallParts, priority: 1 },
    { name: 'explorables', test: explorables, priority: 0 },
  ];
  return { plugin, groups };
};
