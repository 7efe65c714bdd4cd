import { brand } from './brand.ts';

/**
 * Script in the head of every document, which runs before first paint: a saved theme overrides the system's, visitors
 * with a session see no login button, and an open course has no links beside it. Without storage, the system's theme
 * applies. Inline, because first paint would wait for a file; the content security policy names its hash.
 */
export const startScript = `try{const r=document.documentElement.dataset,t=localStorage.getItem('${brand.slug}-theme');
if(t==='light'||t==='dark')r.theme=t;
if(localStorage.getItem('${brand.slug}-session'))r.session='';
if(/^\\/courses\\/[^/]+\\/content\\b|^\\/notebook\\/./.test(location.pathname))r.room=''}catch{}`;

/** The script as an element. */
export const startScriptElement = `<script>${startScript}</script>`;
