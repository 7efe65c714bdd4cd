import { Download, Ellipsis, FileUp, History, Keyboard, type LucideIcon, Play, RotateCcw, Square } from 'lucide-react';
import { useRef } from 'react';
import { useStore } from '#web/src/lib/store.ts';
import { useMediaQuery } from '#web/src/lib/use-media-query.ts';
import { Button } from '#web/src/ui/button.tsx';
import { MenuButton } from '#web/src/ui/menu/menu-button.tsx';
import { useMenus } from '#web/src/ui/menu/use-menus.ts';
import type { Python } from './engine/python.ts';
import styles from './notebook-view.module.css';

interface ToolbarProps {
  python: Python;
  onRunAll: () => void;
  onDownload: () => void;
  onUpload: (file: File) => void;
  /** Absent when there is no history. */
  onHistory?: (() => void) | undefined;
  onKeys: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ToolProps {
  /** Accessible name and tooltip; begins with the text. */
  label: string;
  text: string;
  Icon: LucideIcon;
  onClick: () => void;
}

const Tool = ({ label, text, Icon, onClick }: ToolProps) => (
  <Button size="small" variant="plain" icon={<Icon {...icon} />} aria-label={label} title={label} onClick={onClick}>
    {text}
  </Button>
);

/** Actions on the whole notebook. */
export const Toolbar = ({ python, onRunAll, onDownload, onUpload, onHistory, onKeys }: ToolbarProps) => {
  const status = useStore(python.store, (state) => state.status);
  const file = useRef<HTMLInputElement>(null);
  const isWide = useMediaQuery('(min-width: 40rem)');
  const menuOf = useMenus();
  const isRunning = status === 'busy' || status === 'stopping';
  const tools = (
    <>
      <Tool label="Restart Python" Icon={RotateCcw} text="Restart" onClick={python.restart} />
      {onHistory && <Tool label="History" Icon={History} text="History" onClick={onHistory} />}
      <Tool label="Download as .ipynb" Icon={Download} text="Download" onClick={onDownload} />
      <Tool label="Open an .ipynb file" Icon={FileUp} text="Open" onClick={() => file.current?.click()} />
      <Tool label="Shortcuts and limits" Icon={Keyboard} text="Shortcuts" onClick={onKeys} />
    </>
  );
  return (
    <div className="cluster-4" role="toolbar" aria-label="Notebook">
      {isRunning ? (
        <Button
          size="small"
          variant="primary"
          className={styles.run}
          icon={<Square {...icon} />}
          busy={status === 'stopping'}
          onClick={python.stop}
        >
          Stop
        </Button>
      ) : (
        <Button size="small" variant="primary" className={styles.run} icon={<Play {...icon} />} onClick={onRunAll}>
          Run all
        </Button>
      )}
      {isWide ? (
        tools
      ) : (
        <MenuButton
          menu={menuOf('tools')}
          width="narrow"
          label={
            <>
              <Ellipsis {...icon} />
              More
            </>
          }
        >
          <div className="grid start">{tools}</div>
        </MenuButton>
      )}
      <input
        ref={file}
        type="file"
        accept=".ipynb,application/x-ipynb+json,application/json"
        hidden
        aria-label="Notebook file"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) onUpload(chosen);
        }}
      />
    </div>
  );
};
