import type { Plugin } from 'vite';
import { siteRoutes } from '#contract/site-routes.ts';
import { applicationModules } from './application-chunk.ts';
import { type Costs, type Group, mergeGroups } from './merge-groups.ts';
import { type ModuleGraph, moduleGraph } from './module-graph.ts';

/** The module that every visitor loads. */
const start = /[\\/]web[\\/]index\.html$/;
/** Modules that load with every learner's page, and an icon that several kinds of lessons would request separately. */
const signedInParts =
  /virtual:learner-operations|[\\/](?:icons[\\/]circle-x|lib[\\/]autosave|auth[\\/](?:require-sign-in|stored-session)|header[\\/]account-menu)\.(?:tsx?|mjs)$/;
/** Name of the chunk that holds them. */
export const learnerChunk = 'learner';
const applicationChunk = 'application';
/** Modules that load only after a press, a search or a failure. */
const loadedOnRequest =
  /[\\/](?:assistant-drawer|course-not-found|error-panel|failed-course|failed-content|preview-player|shortcut-dialog|suggestions|toast-list|auth[\\/](?:session|auth-error)|api[\\/]use-operation)\.tsx?$/;

/** Parts of prerendered pages that never load with them. */
const staticIslands =
  /[\\/]web[\\/]src[\\/]marketing[\\/](?!demos[\\/]|forms[\\/]|home[\\/]lesson\.|faq[\\/]faq-search\.)/;

const page = /[\\/]web[\\/]src[\\/]pages[\\/]([\w-]+)\.tsx$/;
const learnerPages = new Set(siteRoutes.filter(({ access }) => access === 'learner').map((route) => route.page));
/** The page of a new certificate has a public route, but its content is a learner's. */
const newCertificate = /[\\/]pages[\\/]congratulations\.tsx$/;
/** Parts that pages load as soon as they have their data, such as the kinds of lessons, or on a press. */
const pagePart =
  /[\\/](?:pages[\\/](?:course[\\/]preview-player|player[\\/](?:lecture-stage|notebook-room|quiz-lecture))|features[\\/](?:notebook[\\/]notebook-start|self-check[\\/]self-checks)|markdown[\\/]rendered-markdown)\.tsx$/;
const isLearnerPage = (id: string): boolean =>
  learnerPages.has(page.exec(id)?.[1] ?? '') || newCertificate.test(id) || pagePart.test(id);
const isPublic = (entry: string): boolean => !isLearnerPage(entry);
const isSignedIn = (id: string): boolean => isLearnerPage(id) || signedInParts.test(id);

/** Public pages with a budget of 130 KB, and their parts; the others have 110 KB, nearly all of it used. */
const roomyPage =
  /[\\/](?:features[\\/](?:certificates|player)[\\/]|pages[\\/](?:certificate|courses?|course-[\w-]+|login|subscription)\.)/;
/** A request costs a learner's page more: it shows nothing before its script has loaded. */
const costs: Costs = {
  request: { none: 8_000, some: 12_000, any: 32_000 },
  allowanceOf: (entry) => (isLearnerPage(entry) ? 'any' : roomyPage.test(entry) ? 'some' : 'none'),
};

/** Returns what a visitor without a session may load before pressing anything: pages, and parts of them. */
const publicEntries = ({ ids, reachedFrom, lazyImportsOf }: ModuleGraph): Set<string> => {
  const entries = new Set<string>();
  const visit = (entry: string) => {
    if (entries.has(entry)) return;
    entries.add(entry);
    const lazy = [...reachedFrom(entry)].flatMap(lazyImportsOf);
    lazy.filter((id) => !isSignedIn(id) && !loadedOnRequest.test(id) && !staticIslands.test(id)).forEach(visit);
  };
  ids.filter((id) => start.test(id)).forEach(visit);
  return entries;
};

/**
 * Limit in bytes of source, per page that shares a group, below which the group joins the application: compressed, it
 * is smaller than the headers of the requests it saves. The limit is lower for groups that no page with the allowance
 * `none` shows, because such pages would load them without using them.
 */
const maxBytesPerEntry = { shown: 600, unused: 450 };
const minSharingEntries = 4;

/** Returns the groups that join the application, which may import no other chunk: it runs before all of them. */
const joiningGroups = (groups: readonly Group[], graph: ModuleGraph, application: ReadonlySet<string>): Set<Group> => {
  const joining = new Set<Group>();
  const own = new Set(application);
  const canJoin = ({ entries, modules, bytes }: Group): boolean => {
    const pages = [...entries].filter((entry) => !pagePart.test(entry));
    const isShown = pages.some((entry) => costs.allowanceOf(entry) === 'none');
    const maxBytes = pages.length * maxBytesPerEntry[isShown ? 'shown' : 'unused'];
    const isSmall = pages.length >= minSharingEntries && bytes < maxBytes;
    const isKnown = (id: string) => own.has(id) || modules.includes(id);
    return isSmall && modules.every((id) => [...graph.reachedFrom(id)].every(isKnown));
  };
  for (;;) {
    const next = groups.find((group) => !joining.has(group) && canJoin(group));
    if (!next) return joining;
    joining.add(next);
    for (const id of next.modules) own.add(id);
  }
};

/** Bytes of source below which the modules that only one part loads are grouped like shared modules. */
const maxOwnPartBytes = 20_000;

/** Groups modules by the entries that load them. */
const groupsOf = (graph: ModuleGraph, application: ReadonlySet<string>): Group[] => {
  const pages = graph.ids.filter(isLearnerPage);
  const entriesOf = new Map<string, Set<string>>();
  const add = (module: string, entry: string) => {
    entriesOf.set(module, (entriesOf.get(module) ?? new Set()).add(entry));
  };
  const entries = new Set([...publicEntries(graph), ...pages]);
  for (const entry of entries) for (const id of graph.reachedFrom(entry)) add(id, entry);
  for (const part of graph.ids.filter((id) => signedInParts.test(id))) {
    for (const id of graph.reachedFrom(part)) for (const entry of pages) add(id, entry);
  }
  const laterParts = new Set(graph.ids.flatMap(graph.lazyImportsOf).filter((id) => !entries.has(id)));
  const inLaterParts = new Set([...laterParts].flatMap((part) => [...graph.reachedFrom(part)]));
  // Otherwise a page's only own module, or the few bytes that only one part loads, would become a separate file.
  const isSmall = (entry: string): boolean => {
    const own = [...entriesOf].filter(([, [only, other]]) => only === entry && !other);
    const bytes = own.reduce((total, [id]) => total + graph.bytesOf(id), 0);
    return own.length === 1 || (pagePart.test(entry) && bytes < maxOwnPartBytes);
  };
  const small = new Set(pages.filter(isSmall));
  const groups = new Map<string, Group>();
  for (const [id, loadedBy] of entriesOf) {
    // A module that a public entry shares with parts that load later must not end up in their chunk.
    const isShared = loadedBy.size > 1 || (inLaterParts.has(id) && [...loadedBy].every(isPublic));
    const isOfSmall = [...loadedBy].some((entry) => small.has(entry));
    if (!(isShared || isOfSmall) || application.has(id)) continue;
    const key = [...loadedBy].sort().join();
    const { modules = [], bytes = 0 } = groups.get(key) ?? {};
    groups.set(key, { entries: loadedBy, modules: [...modules, id], bytes: bytes + graph.bytesOf(id) });
  }
  return [...groups.values()];
};

/**
 * Returns the groups that define the chunks, and the plugin that follows the imports: one chunk for the application,
 * which compresses better as a whole, and a few for shared modules, by the pages that load them.
 */
export const pageChunks = () => {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'page-chunks',
    buildEnd() {
      const graph = moduleGraph(this);
      const application = applicationModules(graph);
      const groups = mergeGroups(groupsOf(graph, application), costs);
      const joining = joiningGroups(groups, graph, application);
      for (const [index, group] of groups.entries()) {
        const isLearners = group.modules.some((id) => signedInParts.test(id));
        const [pageName] = group.modules.flatMap((id) => page.exec(id)?.[1] ?? []);
        const ownName = isLearners ? learnerChunk : (pageName ?? `shared-${index}`);
        const name = joining.has(group) ? applicationChunk : ownName;
        for (const id of group.modules) chunkOf.set(id, name);
      }
      for (const id of application) chunkOf.set(id, applicationChunk);
    },
  };
  const groups = [
    // The boot script imports only this chunk, so the application can load later.
    { name: 'loader', test: /vite[\\/]preload-helper|rolldown[\\/]runtime/, priority: 2 },
    // Modules that explorables share.
    {
      name: 'explore',
      test: /(?:[\\/]features[\\/]explore[\\/][\w.-]+|[\\/]icons[\\/]dices\.mjs)$/,
      priority: 0,
      includeDependenciesRecursively: false,
    },
    {
      debugName: 'pages',
      name: (id: string) => chunkOf.get(id) ?? null,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
  return { plugin, groups };
};
