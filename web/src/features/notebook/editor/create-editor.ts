import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, placeholder } from '@codemirror/view';
import { editorTheme } from './editor-theme.ts';

interface EditorOptions {
  /** Where it stands. */
  root: ShadowRoot;
  text: string;
  /** For screen readers. */
  label: string;
  onChange: (text: string) => void;
  /** Keys of the notebook, by their names in CodeMirror; they win over the editor's own. */
  keys: Record<string, () => void>;
}

/**
 * An editor for Python. It stands in a shadow root, because there CodeMirror adopts its stylesheet; in the document it
 * would write a style element, which the site's policy forbids. Tab indents; Escape, then Tab leaves.
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
