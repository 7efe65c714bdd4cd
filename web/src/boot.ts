import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/preferences.css';
import './styles/typography.css';
import './styles/layout.css';
import './styles/box.css';
import './styles/text.css';
import './styles/surface.css';
import './styles/drawing.css';

// The first script of every document, and a very small one. Prerendered pages can be read, and their links and menus
// work, before any other script: the application starts once the page is painted and the browser is idle, or at the
// visitor's first interaction. Pages drawn by the application start it at once, and so does the login page, which
// redirects.

const intentEvents = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
const isPrerendered = document.getElementById('root')?.dataset.document !== undefined;
const isLoginPage = location.pathname === '/login';
const isKnownVisitor = document.documentElement.dataset.session !== undefined;

let pendingStart: Promise<typeof import('./entry-client.tsx')> | undefined;

const startApplication = () => {
  for (const intent of intentEvents) document.removeEventListener(intent, startApplication);
  pendingStart ??= import('./entry-client.tsx').then(async (client) => {
    await client.startApplication();
    return client;
  });
  return pendingStart;
};

/**
 * Defers a press or a form submission until its island is hydrated; React must not see it twice. The search form
 * submits natively; a form with `method="post"` does so only if the application never starts.
 */
const deferUntilHydrated = (event: Event) => {
  const target = event.target as HTMLElement;
  const element = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
  if (
    element?.matches('[action]:not([method=post])') ||
    !element?.closest('html:not([data-ready]), [data-island]:not([data-hydrated])')
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  startApplication().then(
    ({ replayClick }) => replayClick(element),
    () => element instanceof HTMLFormElement && element.matches('[action]') && element.submit(),
  );
};

/** Loads the drawings of a prerendered page and the manifest, for which first paint must not wait. */
const loadAfterPaint = () => {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]:not([href])'))
    use.setAttribute('href', use.dataset.href ?? '');
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }));
};

const startWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void startApplication(), { timeout: 2000 });
  else setTimeout(startApplication, 200);
};

/** Starts the application after first paint, which comes later than the load in a background tab. */
const startAfterPaint = () => {
  const paintObserver = new PerformanceObserver(() => {
    paintObserver.disconnect();
    loadAfterPaint();
    startWhenIdle();
  });
  paintObserver.observe({ type: 'paint', buffered: true });
};

document.addEventListener('click', deferUntilHydrated, { capture: true });
document.addEventListener('submit', deferUntilHydrated, { capture: true });
if (!isPrerendered || isKnownVisitor || isLoginPage) {
  void startApplication();
} else {
  for (const intent of intentEvents) document.addEventListener(intent, startApplication, { passive: true });
}
if (document.readyState === 'complete') startAfterPaint();
else window.addEventListener('load', startAfterPaint, { once: true });
