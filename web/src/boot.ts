import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/typography.css';

// The first script of every document, and a very small one. A written page can be read, and its links and menus work,
// before any other script: the application follows when the page is painted and the browser is idle, or as soon as
// the visitor reaches for something. Pages that the application itself has to draw get it at once, and so does the login
// page, which leads on by itself.

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
const isWritten = document.getElementById('root')?.dataset.document !== undefined;
const leadsOn = location.pathname === '/login';
const isKnownVisitor = document.documentElement.dataset.session !== undefined;

let starting: Promise<typeof import('./client.tsx')> | undefined;

const start = () => {
  for (const intent of intents) document.removeEventListener(intent, start);
  starting ??= import('./client.tsx').then(async (client) => {
    await client.startApplication();
    return client;
  });
  return starting;
};

/**
 * A press or a form that came before its part of the page answers is repeated then; React must not see it twice. A
 * search leads on by itself; a form that posts does so only if the application never comes.
 */
const keep = (event: Event) => {
  const target = event.target as HTMLElement;
  const element = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
  if (
    element?.matches('[action]:not([method=post])') ||
    !element?.closest('html:not([data-ready]), [data-part]:not([data-alive])')
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  start().then(
    ({ repeatPress }) => repeatPress(element),
    () => element instanceof HTMLFormElement && element.matches('[action]') && element.submit(),
  );
};

const startWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 2000 });
  else setTimeout(start, 200);
};

/** A page may have loaded without being on the screen yet. */
const startOncePainted = () => {
  const seen = new PerformanceObserver(() => {
    seen.disconnect();
    startWhenIdle();
  });
  seen.observe({ type: 'paint', buffered: true });
};

document.addEventListener('click', keep, { capture: true });
document.addEventListener('submit', keep, { capture: true });
if (!isWritten || isKnownVisitor || leadsOn) {
  void start();
} else {
  for (const intent of intents) document.addEventListener(intent, start, { passive: true });
  if (document.readyState === 'complete') startOncePainted();
  else window.addEventListener('load', startOncePainted, { once: true });
}
