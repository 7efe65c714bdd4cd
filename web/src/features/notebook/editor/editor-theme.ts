import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Uses design tokens only, so the editor follows the page's theme. */
const theme = EditorView.theme({
  '&': { color: 'var(--text)', fontSize: 'var(--size-small)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6', overflowX: 'auto' },
  '.cm-content': { padding: 'var(--space-12) 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 var(--space-12)' },
  '.cm-placeholder': { color: 'var(--muted)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--line-strong)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { color: 'var(--danger)' },
});

/** Highlights keywords, definitions, strings and numbers. */
const highlightStyle = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: 'var(--tool-pmcoach)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--tool-joblyn)' },
  { tag: [tags.comment, tags.meta], color: 'var(--muted)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)],
    color: 'var(--tool-plan)',
    fontWeight: '600',
  },
  { tag: [tags.function(tags.variableName), tags.className], color: 'var(--tool-draftemail)' },
]);

export const editorTheme = [theme, syntaxHighlighting(highlightStyle)];
