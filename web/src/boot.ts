import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/typography.css';

// The first script of every document, and a very small one. A written page can be read, and its links and menus work,
// before any other script: the application follows when the page has loaded and the browser is idle, or as soon as
// the visitor reaches for something. Pages that the application itself has to draw get it at once.

const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
const isWritten = document.getElementById('root')?.dataset.document !== undefined;
const isKnownVisitor = document.documentElement.dataset.session !== undefined;

let starting: Promise<void> | undefined;

const start = (): Promise<void> => {
  for (const intent of intents) document.removeEventListener(intent, start);
  starting ??= import('./client.tsx').then(({ startApplication }) => startApplication());
  return starting;
};

/** A press or a form that came too early is repeated once the application is there. */
const keep = (event: Event) => {
  if (document.documentElement.dataset.ready !== undefined) return;
  const target = event.target as Element;
  const form = event.type === 'submit' ? (target as HTMLFormElement) : undefined;
  const button = target.closest<HTMLButtonElement>('button[type=button]');
  if (form?.hasAttribute('action') || !(form || button)) return;
  event.preventDefault();
  void start().then(() => (form ? form.requestSubmit() : button?.click()));
};

const startWhenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 2000 });
  else setTimeout(start, 200);
};

document.addEventListener('click', keep, { capture: true });
document.addEventListener('submit', keep, { capture: true });
if (!isWritten || isKnownVisitor) {
  void start();
} else {
  for (const intent of intents) document.addEventListener(intent, start, { passive: true });
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle, { once: true });
}
