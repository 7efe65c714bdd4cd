import { Dialog } from '../../ui/dialog.tsx';
import styles from './shortcuts-dialog.module.css';

const shortcuts: readonly (readonly [string, string])[] = [
  ['Shift+Enter', 'Run the cell and go to the next one'],
  ['Ctrl+Enter or ⌘+Enter', 'Run the cell and stay'],
  ['Alt+Enter', 'Run the cell and add one below'],
  ['Esc, then Tab', 'Leave the code; Tab alone indents'],
  ['Ctrl+Z or ⌘+Z', 'Undo in the code'],
];

/** Keyboard shortcuts of the notebook, and what Python supports here. */
export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Keys and limits">
    <dl className={styles.keys}>
      {shortcuts.map(([key, description]) => (
        <div key={key} className={styles.row}>
          <dt>
            <kbd className={styles.key}>{key}</kbd>
          </dt>
          <dd className={styles.what}>{description}</dd>
        </div>
      ))}
    </dl>
    <ul className={styles.limits}>
      <li>
        Python runs in this browser, with its standard library and <code>plot</code>: try{' '}
        <code>plot.bar({'{"a": 3, "b": 5}'})</code>. Packages such as numpy are not part of it.
      </li>
      <li>
        <code>input()</code> cannot wait for typing. Put the value into a variable.
      </li>
      <li>Files that a program writes are gone with the next start of Python.</li>
      <li>After the first visit, this page opens and runs without a connection too.</li>
    </ul>
  </Dialog>
);
