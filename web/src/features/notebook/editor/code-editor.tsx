import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import styles from './code-editor.module.css';

interface CodeEditorProps {
  text: string;
  label: string;
  onChange: (text: string) => void;
  /** Keys of the notebook, as `createEditor` takes them. */
  keys: Record<string, () => void>;
  /** Is given what puts the cursor into the editor, and undefined when the editor goes. */
  onFocuser: (focus: (() => void) | undefined) => void;
}

/** An editor for the code of one cell. Until its own code is here, the text stands in its place. */
export const CodeEditor = ({ text, label, onChange, keys, onFocuser }: CodeEditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ text, onChange, keys, onFocuser });
  latest.current = { text, onChange, keys, onFocuser };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; what changes is read through `latest`.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isUnmounted = false;
    void import('./create-editor.ts').then(({ createEditor }) => {
      if (isUnmounted) return;
      // What stands in the element itself is not shown from here on.
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true });
      const editor = createEditor({
        root,
        text: latest.current.text,
        label,
        onChange: (next) => latest.current.onChange(next),
        keys: Object.fromEntries(Object.keys(keys).map((key) => [key, () => latest.current.keys[key]?.()])),
      });
      view.current = editor;
      latest.current.onFocuser(() => editor.focus());
    });
    return () => {
      isUnmounted = true;
      latest.current.onFocuser(undefined);
      view.current?.destroy();
      view.current = undefined;
    };
  }, [label]);

  // A text that changed elsewhere: a restored version, an uploaded file.
  useEffect(() => {
    const current = view.current?.state.doc.toString();
    if (current !== undefined && current !== text) {
      view.current?.dispatch({ changes: { from: 0, to: current.length, insert: text } });
    }
  }, [text]);

  return (
    <div ref={host} className={styles.editor}>
      <pre className={styles.plain}>{text}</pre>
    </div>
  );
};
