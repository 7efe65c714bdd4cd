import type { ModuleGraph } from './module-graph.ts';

/**
 * The application's entry, and the page whose modules most other pages share, without course covers and labels, which
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
  /[\\/](?:contract[\\/]rules[\\/]email|marketing[\\/](?:facts[\\/]contact|sections[\\/](?:sticky-heading-section|section-head|product-window))|web[\\/]src[\\/](?:islands[\\/]lazy-island|lib[\\/](?:breadcrumb-data|config|structured-data|use-config))|ui[\\/](?:field|text-input|text-area)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|minus|pause))\./;

/** Returns the application's modules: its entry's, those that most pages share with home, and small public ones. */
export const applicationModules = ({ ids, reachedFrom }: ModuleGraph): Set<string> => {
  const reached = (start: RegExp) => ids.filter((id) => start.test(id)).flatMap((id) => [...reachedFrom(id)]);
  const shared = [...reached(homePage).filter((id) => parts.test(id)), ...ids.filter((id) => publicParts.test(id))];
  return new Set([...reached(clientEntry), ...shared.flatMap((id) => [...reachedFrom(id)])]);
};
