import DOMPurify from 'dompurify';
import { marked } from 'marked';

const purifier = DOMPurify(window);

const isOwn = (address: string) =>
  URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG' && !isOwn(node.getAttribute('src') ?? '')) node.remove();
  if (node.tagName === 'A' && !isOwn(node.getAttribute('href') ?? '')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  // Both scroll sideways where they do not fit; keys can only do that with the focus inside.
  if (node.tagName === 'PRE' || node.tagName === 'TABLE') node.setAttribute('tabindex', '0');
});

/** Turns Markdown (GitHub flavor) into HTML that may be put into a page. */
export const renderMarkdown = (text: string): string =>
  purifier.sanitize(marked.parse(text, { async: false, gfm: true }), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'style', 'video', 'audio', 'h1', 'dialog'],
    FORBID_ATTR: ['style', 'srcset', 'id', 'class', 'name', 'target'],
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: true,
  });
