import { PanelLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#web/src/lib/storage.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Drawer } from '#web/src/ui/drawer.tsx';
import styles from './player-layout.module.css';
import { useMediaQuery } from './use-media-query.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

interface PlayerLayoutProps {
  /** Key of the stored scroll position. */
  courseId: string;
  /** Lecture on the screen; a change closes the drawer. */
  lectureId: string | undefined;
  sidebar: ReactNode;
  /** Full width on the dark ground; absent for lectures without video. */
  stage?: ReactNode;
  /** Receives the button that toggles the sidebar, to show beside the title. */
  children: (toggle: ReactNode) => ReactNode;
}

const sidebarStorage = browserStorage('player-sidebar');

/** Sidebar beside the lecture; a drawer on narrow screens, in full width on phones. */
export const PlayerLayout = ({ courseId, lectureId, sidebar, stage, children }: PlayerLayoutProps) => {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [isOpen, setOpen] = useState(() => sidebarStorage.read() !== 'closed');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const sidebarRef = useRef<HTMLDivElement>(null);
  useScrollRestoration(sidebarRef, courseId, isWide && isOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another lecture closes the drawer.
  useEffect(() => setDrawerOpen(false), [lectureId, isWide]);

  const toggle = () => {
    if (!isWide) return setDrawerOpen(true);
    sidebarStorage.write(isOpen ? 'closed' : null);
    setOpen(!isOpen);
  };
  const isShown = isWide ? isOpen : isDrawerOpen;
  const button = (
    <Button
      size="small"
      variant="plain"
      className={styles.toggle}
      icon={<PanelLeft size={20} strokeWidth={1.75} aria-hidden />}
      aria-expanded={isShown}
      title={isShown ? 'Hide course content' : 'Show course content'}
      onClick={toggle}
    >
      Content
    </Button>
  );

  return (
    <div className={`grid one-column ${styles.layout}`} data-sidebar={(isWide && isOpen) || undefined}>
      {isWide && isOpen && (
        <div ref={sidebarRef} className={styles.column} data-no-print>
          {sidebar}
        </div>
      )}
      {!isWide && (
        <Drawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} label="Course content" full>
          <div className={styles.inDrawer}>{sidebar}</div>
        </Drawer>
      )}
      <div className="shrink">
        {stage && <div data-no-print>{stage}</div>}
        {children(button)}
      </div>
    </div>
  );
};
