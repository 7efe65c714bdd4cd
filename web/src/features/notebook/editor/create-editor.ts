import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Uses design tokens only, so the editor follows the page's theme. */
const theme = EditorView.theme({
  '&': { color: 'var(--text)', fontSize: 'var(--size-small)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: '1.6',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
  },
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

interface EditorOptions {
  /** Shadow root to mount in. */
  root: ShadowRoot;
  text: string;
  /** Label for screen readers. */
  label: string;
  onChange: (text: string) => void;
  /** Keyboard shortcuts by CodeMirror key name; they override the editor's own. */
  keys: Record<string, () => void>;
}

/**
 * Creates a Python editor. Mounts in a shadow root, where CodeMirror adopts its stylesheet; in the document it would
 * insert a style element, which the site's policy forbids. Tab indents; Escape, then Tab leaves.
 */
export const createEditor = ({ root, text, label, onChange, keys }: EditorOptions): EditorView => {
  const keyBindings = Object.entries(keys).map(
    ([key, press]): KeyBinding => ({
      key,
      preventDefault: true,
      run: () => {
        press();
        return true;
      },
    }),
  );
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(keymap.of(keyBindings)),
        history(),
        indentUnit.of('    '),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        python(),
        placeholder('Write Python here'),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          autocapitalize: 'off',
          spellcheck: 'false',
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
        theme,
        syntaxHighlighting(highlightStyle),
      ],
    }),
  });
};
