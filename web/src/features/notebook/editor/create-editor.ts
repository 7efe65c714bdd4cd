import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view';
import { editorTheme } from './editor-theme.ts';

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
        EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
        editorTheme,
      ],
    }),
  });
};
