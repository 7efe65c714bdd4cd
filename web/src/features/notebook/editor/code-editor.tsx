import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import styles from './code-editor.module.css';

interface CodeEditorProps {
  text: string;
  label: string;
  onChange: (text: string) => void;
  /** Keyboard shortcuts, as `createEditor` takes them. */
  keys: Record<string, () => void>;
  /** Receives a function that focuses the editor, and undefined when the editor unmounts. */
  onFocuser: (focus: (() => void) | undefined) => void;
}

/** Code editor of one cell. Shows plain text until the editor code has loaded. */
export const CodeEditor = ({ text, label, onChange, keys, onFocuser }: CodeEditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ text, onChange, keys, onFocuser });
  latest.current = { text, onChange, keys, onFocuser };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once; it reads changing values through `latest`.
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let isUnmounted = false;
    void import('./create-editor.ts').then(({ createEditor }) => {
      if (isUnmounted) return;
      // The element's own content is hidden from here on.
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

  // Applies text changed outside the editor: a restored version or an uploaded file.
  useEffect(() => {
    const current = view.current?.state.doc.toString();
    if (current !== undefined && current !== text) {
      view.current?.dispatch({ changes: { from: 0, to: current.length, insert: text } });
    }
  }, [text]);

  return (
    <div ref={host} className={`outlined clipped ground-surface ${styles.editor}`}>
      <pre>{text}</pre>
    </div>
  );
};
