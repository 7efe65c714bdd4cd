import { Dialog } from '#web/src/ui/dialog.tsx';
import styles from './notebook-view.module.css';

const shortcuts: readonly (readonly [string, string])[] = [
  ['Shift+Enter', 'Run the cell and go to the next one'],
  ['Ctrl+Enter or ⌘+Enter', 'Run the cell'],
  ['Alt+Enter', 'Run the cell and add one below'],
  ['Esc, then Tab', 'Leave the editor (Tab indents)'],
  ['Ctrl+Z or ⌘+Z', 'Undo'],
];

/** Keyboard shortcuts of the notebook, and what Python supports here. */
export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Shortcuts and limits">
    <dl className="stack-8 below-16">
      {shortcuts.map(([key, description]) => (
        <div key={key} className={styles.shortcut}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
    <ul className={`stack-8 muted ${styles.limits}`}>
      <li>
        Python runs in this browser, with its standard library and <code>plot</code>: try{' '}
        <code>plot.bar({'{"a": 3, "b": 5}'})</code>. Packages such as numpy are not included.
      </li>
      <li>
        <code>input()</code> is not supported. Assign the value to a variable instead.
      </li>
      <li>Files your code writes are lost when Python restarts.</li>
      <li>After the first visit, this page also works offline.</li>
    </ul>
  </Dialog>
);
