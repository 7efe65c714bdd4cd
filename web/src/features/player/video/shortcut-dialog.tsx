import { Checkbox } from '#web/src/ui/checkbox.tsx';
import { Dialog } from '#web/src/ui/dialog.tsx';
import styles from './shortcut-dialog.module.css';
import { shortcutSheet } from './shortcuts.ts';

interface ShortcutDialogProps {
  open: boolean;
  onClose: () => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Lists the shortcuts, with a switch to turn single keys off (WCAG 2.1.4). */
export const ShortcutDialog = ({ open, onClose, isOn, onSwitch }: ShortcutDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <dl className="grid small">
      {shortcutSheet.map(({ keys, description }) => (
        <div key={description} className={`grid line-below align-center ${styles.row}`}>
          <dt className="row-4">
            {keys.map((key) => (
              <kbd
                key={key}
                className={key === '…' ? undefined : `text-centered ground-sunken label-size ${styles.key}`}
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
    <Checkbox
      label="Use these keys"
      hint="When they are off, ? still opens this list."
      checked={isOn}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
  </Dialog>
);
