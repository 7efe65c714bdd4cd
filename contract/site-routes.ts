/**
 * Every route of the site as data (docs/product.md#pages). The React application, the CloudFront function and the tests
 * read this table; nothing else decides which page a path shows.
 */
export interface SiteRoute {
  /** Unique; kebab-case. */
  name: string;
  /** The file `web/src/pages/<page>.tsx`. Routes that share a page keep it mounted between them. */
  page: string;
  /** Pattern with `{parameters}`, case-sensitive, without a trailing slash. */
  path: string;
  access: 'public' | 'learner';
  /** Whether the page has the site header and footer. */
  header: boolean;
  footer: boolean;
  /** Scrolls to the top even on back navigation (docs/product.md#pages). */
  scrollToTop?: boolean;
  /** Whether the page is prerendered. */
  prerender: boolean;
  /** Excluded from search engines. */
  noindex?: boolean;
  /** Canonical path for search engines when this route repeats another page. */
  canonical?: string;
  /** Id of the element to scroll to. */
  section?: string;
}

type Options = Partial<Omit<SiteRoute, 'name' | 'path'>>;

/** A public page with header and footer, prerendered unless its path has parameters. */
const publicRoute = (name: string, path: string, options: Options = {}): SiteRoute => ({
  name,
  page: name,
  path,
  access: 'public',
  header: true,
  footer: true,
  prerender: !path.includes('{'),
  ...options,
});

/** A page for signed-in learners, never prerendered or indexed. */
const learnerRoute = (name: string, path: string, options: Options = {}): SiteRoute =>
  publicRoute(name, path, { access: 'learner', prerender: false, noindex: true, ...options });

/** Course pages other than content have no site header (docs/product.md#pages). */
const withoutHeader = { header: false } as const;
/** The notebook fills the window. */
const withoutFooter = { footer: false } as const;
const homeVariant = { page: 'home', footer: false, prerender: false, noindex: true, canonical: '/' } as const;
const opensAtTop = { scrollToTop: true } as const;

/** Shown for unknown paths (docs/product.md#pages). */
export const unknownRoute: SiteRoute = publicRoute('unknown', '/*', homeVariant);

export const siteRoutes: readonly SiteRoute[] = [
  publicRoute('home', '/', { footer: false }),
  publicRoute('pricing', '/pricing', { ...homeVariant, section: 'pricing' }),
  publicRoute('tools', '/products', { ...homeVariant, section: 'tools' }),
  publicRoute('refund-policy', '/refund-policy', { ...homeVariant, section: 'refunds' }),

  publicRoute('faq', '/faq'),
  publicRoute('about', '/aboutUs'),
  publicRoute('about-lower-case', '/aboutus', { page: 'about', canonical: '/aboutUs' }),
  publicRoute('contact', '/contactUs', opensAtTop),
  publicRoute('contact-lower-case', '/contactus', { page: 'contact', canonical: '/contactUs', ...opensAtTop }),
  publicRoute('terms-of-service', '/termsofservice'),
  publicRoute('privacy-policy', '/privacy-policy'),
  publicRoute('instructor', '/instructor'),
  publicRoute('instructor-signup', '/instructor-signup', opensAtTop),
  publicRoute('corporate-training', '/corporate-training'),
  publicRoute('congratulations', '/congratulations', { noindex: true, prerender: false }),
  publicRoute('login', '/login'),

  publicRoute('product-plan', '/products/plan', opensAtTop),
  publicRoute('product-dublabs', '/products/dublabs', opensAtTop),
  publicRoute('product-draftemail', '/products/draftemail', opensAtTop),
  publicRoute('product-joblyn', '/products/joblyn', opensAtTop),
  publicRoute('product-pmcoach', '/products/pmcoach', opensAtTop),

  publicRoute('enterprise', '/enterprise'),
  publicRoute('enterprise-custom', '/enterprise/custom'),
  publicRoute('enterprise-training', '/enterprise/training'),

  publicRoute('solution', '/solution'),
  publicRoute('solution-gen-ai', '/solution/gen-ai-solutions'),
  publicRoute('solution-ai-agents', '/solution/ai-agents-solutions'),
  publicRoute('solution-custom-ai', '/solution/custom-ai-solutions'),

  publicRoute('courses', '/courses'),
  publicRoute('course', '/courses/{courseId}', withoutHeader),
  publicRoute('course-subscribe', '/courses/{courseId}/subscribe', withoutHeader),
  publicRoute('subscribe', '/subscribe/{courseId}', {
    page: 'course-subscribe',
    canonical: '/courses/{courseId}/subscribe',
  }),
  publicRoute('course-welcome', '/courses/{courseId}/welcome', { ...withoutHeader, noindex: true }),
  publicRoute('course-signup-success', '/courses/{courseId}/signup-success', { ...withoutHeader, noindex: true }),
  publicRoute('certificates', '/certificates', { page: 'certificate', noindex: true, prerender: false }),
  publicRoute('certificate', '/certificates/{certificateId}', { noindex: true }),
  publicRoute('subscription', '/subscriptions/{token}', { noindex: true }),

  learnerRoute('course-enroll', '/courses/{courseId}/enroll', withoutHeader),
  learnerRoute('course-upgrade', '/courses/{courseId}/upgrade', withoutHeader),
  learnerRoute('course-mastery', '/courses/{courseId}/mastery', withoutHeader),
  learnerRoute('drip-content', '/courses/{courseId}/drip-content', withoutHeader),
  learnerRoute('drip-lecture', '/courses/{courseId}/drip-content/{sectionIndex}/{lectureId}', {
    page: 'drip-content',
    ...withoutHeader,
  }),
  learnerRoute('course-content', '/courses/{courseId}/content'),
  learnerRoute('course-section', '/courses/{courseId}/content/{sectionIndex}', { page: 'course-content' }),
  learnerRoute('course-lecture', '/courses/{courseId}/content/{sectionIndex}/{lectureId}', { page: 'course-content' }),
  learnerRoute('notebook', '/notebook', withoutFooter),
  learnerRoute('lecture-notebook', '/notebook/{courseId}/{lectureId}', { page: 'notebook', ...withoutFooter }),
  learnerRoute('profile', '/profile'),
  learnerRoute('dashboard', '/dashboard'),
  learnerRoute('skills', '/dashboard/skills'),
];

/** Every route pattern; the only paths reported to analytics. */
export const routePatterns: readonly string[] = [...siteRoutes, unknownRoute].map(({ path }) => path);

export interface RouteMatch {
  route: SiteRoute;
  /** Values of the `{parameters}`, decoded. */
  params: Record<string, string>;
}

const segments = (path: string) => path.split('/').filter(Boolean);

const decodeSegment = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const paramsOf = (pattern: string, pathname: string): Record<string, string> | undefined => {
  const patternSegments = segments(pattern);
  const pathSegments = segments(pathname);
  if (patternSegments.length !== pathSegments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of patternSegments.entries()) {
    const value = pathSegments[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decodeSegment(value);
    else if (part !== value) return undefined;
  }
  return params;
};

/** Matches a path (no query, no fragment), ignoring a trailing slash; returns `unknownRoute` when none matches. */
export const matchRoute = (pathname: string): RouteMatch => {
  for (const route of siteRoutes) {
    const params = paramsOf(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: unknownRoute, params: {} };
};

/** Documents served for pages that are not prerendered. */
export const shellDocuments = {
  /** Home, excluded from search engines. */
  unknown: '/unknown.html',
  /** Header and an empty page, filled by the application; each learner's page has a separate document. */
  app: '/app.html',
  /** The same without the header. */
  bare: '/bare.html',
  /** The document of public certificates, with a link preview. */
  certificate: '/certificate.html',
} as const;

/** Returns the file of a prerendered page, e.g. `/faq/index.html`. */
const prerenderedDocument = (pathname: string): string => ['', ...segments(pathname), 'index.html'].join('/');

/** Returns the document of a learner's page, which loads the scripts and styles of that page. */
export const learnerDocumentOf = (page: string): string => `/${page}.html`;

/** Returns the file that serves a path, unless a document was prerendered for exactly that path. */
export const documentOf = (pathname: string): string => {
  const { route } = matchRoute(pathname);
  if (route.prerender) return prerenderedDocument(route.path);
  if (route.page === 'home') return shellDocuments.unknown;
  if (route.page === 'certificate') return shellDocuments.certificate;
  if (route.access === 'learner') return learnerDocumentOf(route.page);
  return route.header ? shellDocuments.app : shellDocuments.bare;
};

/**
 * Returns the file of a prerendered course page, for courses known at build time: `/courses/x`, `/courses/x/subscribe`.
 */
export const courseDocumentOf = (path: string): string => prerenderedDocument(path);

/**
 * Returns whether a prerendered document shows the page of this path; pages of one route differ by their parameters.
 */
export const isDocumentOf = (document: string | undefined, pathname: string): boolean =>
  document === documentOf(pathname) || document === prerenderedDocument(pathname);
