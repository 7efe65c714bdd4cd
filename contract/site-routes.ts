/**
 * Every address of the site as data (SPEC section 2). The React application, the CloudFront function and the tests
 * read this table; nothing else decides which page an address shows.
 */
export interface SiteRoute {
  /** Unique; kebab-case. */
  name: string;
  /** The file `web/src/pages/<page>.tsx`. Routes that share a page keep it mounted between them. */
  page: string;
  /** Pattern with `{parameters}`, case-sensitive, without a slash at the end. */
  path: string;
  access: 'public' | 'learner';
  /** Whether the site header and footer stand around the page. */
  header: boolean;
  footer: boolean;
  /** Opens at the top even when reached by the back button (SPEC section 2, product, contact and instructor pages). */
  scrollToTop?: boolean;
  /** Whether the build writes this page as a complete document. */
  prerender: boolean;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Address that search engines are told instead, when this one repeats another page. */
  canonical?: string;
  /** Id of the element this address lands on. */
  section?: string;
}

type Options = Partial<Omit<SiteRoute, 'name' | 'path'>>;

/** A public page with header and footer, written at build time unless its path has parameters. */
const open = (name: string, path: string, options: Options = {}): SiteRoute => ({
  name,
  page: name,
  path,
  access: 'public',
  header: true,
  footer: true,
  prerender: !path.includes('{'),
  ...options,
});

/** A page for signed-in learners: never written at build time, never indexed. */
const learner = (name: string, path: string, options: Options = {}): SiteRoute =>
  open(name, path, { access: 'learner', prerender: false, noindex: true, ...options });

/** Course pages other than content show no site header (SPEC section 2). */
const bare = { header: false } as const;
/** The notebook is a workshop of our own that fills the window. */
const fullWindow = { footer: false } as const;
const homeCopy = { page: 'home', footer: false, prerender: false, noindex: true, canonical: '/' } as const;
const top = { scrollToTop: true } as const;

/** Shown for every address that is not in the table (SPEC section 2). */
export const unknownRoute: SiteRoute = open('unknown', '/*', homeCopy);

export const siteRoutes: readonly SiteRoute[] = [
  open('home', '/', { footer: false }),
  open('pricing', '/pricing', { ...homeCopy, section: 'pricing' }),
  open('tools', '/products', { ...homeCopy, section: 'tools' }),
  open('refund-policy', '/refund-policy', { ...homeCopy, section: 'refunds' }),

  open('faq', '/faq'),
  open('about', '/aboutUs'),
  open('about-lower-case', '/aboutus', { page: 'about', canonical: '/aboutUs' }),
  open('contact', '/contactUs', top),
  open('contact-lower-case', '/contactus', { page: 'contact', canonical: '/contactUs', ...top }),
  open('terms-of-service', '/termsofservice'),
  open('privacy-policy', '/privacy-policy'),
  open('instructor', '/instructor'),
  open('instructor-signup', '/instructor-signup', top),
  open('corporate-training', '/corporate-training'),
  open('congratulations', '/congratulations', { noindex: true, prerender: false }),
  open('login', '/login'),

  open('product-plan', '/products/plan', top),
  open('product-dublabs', '/products/dublabs', top),
  open('product-draftemail', '/products/draftemail', top),
  open('product-joblyn', '/products/joblyn', top),
  open('product-pmcoach', '/products/pmcoach', top),

  open('enterprise', '/enterprise'),
  open('enterprise-custom', '/enterprise/custom'),
  open('enterprise-training', '/enterprise/training'),

  open('solution', '/solution'),
  open('solution-gen-ai', '/solution/gen-ai-solutions'),
  open('solution-ai-agents', '/solution/ai-agents-solutions'),
  open('solution-custom-ai', '/solution/custom-ai-solutions'),

  open('courses', '/courses'),
  open('course', '/courses/{courseId}', bare),
  open('course-subscribe', '/courses/{courseId}/subscribe', bare),
  open('subscribe', '/subscribe/{courseId}', { page: 'course-subscribe', canonical: '/courses/{courseId}/subscribe' }),
  open('course-welcome', '/courses/{courseId}/welcome', { ...bare, noindex: true }),
  open('course-signup-success', '/courses/{courseId}/signup-success', { ...bare, noindex: true }),
  open('certificate', '/certificates/{certificateId}', { noindex: true }),
  open('subscription', '/subscriptions/{token}', { noindex: true }),

  learner('course-enroll', '/courses/{courseId}/enroll', bare),
  learner('course-upgrade', '/courses/{courseId}/upgrade', bare),
  learner('drip-content', '/courses/{courseId}/drip-content', bare),
  learner('drip-lecture', '/courses/{courseId}/drip-content/{sectionIndex}/{lectureId}', {
    page: 'drip-content',
    ...bare,
  }),
  learner('course-content', '/courses/{courseId}/content'),
  learner('course-section', '/courses/{courseId}/content/{sectionIndex}', { page: 'course-content' }),
  learner('course-lecture', '/courses/{courseId}/content/{sectionIndex}/{lectureId}', { page: 'course-content' }),
  learner('notebook', '/notebook', fullWindow),
  learner('lecture-notebook', '/notebook/{courseId}/{lectureId}', { page: 'notebook', ...fullWindow }),
  learner('profile', '/profile'),
  learner('dashboard', '/dashboard'),
];

/** Every pattern that an address of the site can match: what may be reported to analytics. */
export const routePatterns: readonly string[] = [...siteRoutes, unknownRoute].map(({ path }) => path);

export interface RouteMatch {
  route: SiteRoute;
  /** Values of the `{parameters}`, decoded. */
  params: Record<string, string>;
}

const segments = (path: string) => path.split('/').filter(Boolean);

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const paramsOf = (pattern: string, pathname: string): Record<string, string> | undefined => {
  const wanted = segments(pattern);
  const given = segments(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decoded(value);
    else if (part !== value) return undefined;
  }
  return params;
};

/** The route of a path (no query, no fragment). A slash at the end changes nothing; no match is `unknownRoute`. */
export const matchRoute = (pathname: string): RouteMatch => {
  for (const route of siteRoutes) {
    const params = paramsOf(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: unknownRoute, params: {} };
};

/** Documents that stand for every page that is not written at build time. */
export const shellDocuments = {
  /** Home, kept out of search engines. */
  unknown: '/unknown.html',
  /** Header and an empty page, filled by the application. */
  app: '/app.html',
  /** The same without the header. */
  bare: '/bare.html',
} as const;

/** The file of a page that is complete at build time, e.g. `/faq/index.html`. */
const writtenDocument = (pathname: string): string => ['', ...segments(pathname), 'index.html'].join('/');

/** Which file of the built site answers a path, unless a document was written for the very path. */
export const documentOf = (pathname: string): string => {
  const { route } = matchRoute(pathname);
  if (route.prerender) return writtenDocument(route.path);
  if (route.page === 'home') return shellDocuments.unknown;
  return route.header ? shellDocuments.app : shellDocuments.bare;
};

/** Where a public page of a course is written at build time, for the courses the build knows: `/courses/x`, `/courses/x/subscribe`. */
export const courseDocumentOf = (path: string): string => writtenDocument(path);

/** Whether a written document shows the page of this path; pages of one route differ by their parameters. */
export const isDocumentOf = (document: string | undefined, pathname: string): boolean =>
  document === documentOf(pathname) || document === writtenDocument(pathname);
