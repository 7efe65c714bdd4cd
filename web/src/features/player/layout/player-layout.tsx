import { PanelLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#web/src/lib/storage.ts';
import { useMediaQuery } from '#web/src/lib/use-media-query.ts';
import { Drawer } from '#web/src/ui/drawer.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { InSlot } from '#web/src/ui/in-slot.tsx';
import { BarButton } from './bar-button.tsx';
import styles from './player-layout.module.css';

interface PlayerLayoutProps {
  /** Lecture on the screen; a change closes the drawer. */
  lectureId: string | undefined;
  /** Shown in the header; receives the button that toggles the sidebar. */
  bar: (toggle: ReactNode) => ReactNode;
  /** The outline; receives the box that scrolls it, unless it is in a drawer. */
  sidebar: (box?: RefObject<HTMLElement | null>) => ReactNode;
  /** Full width on the dark ground; absent for lectures without video. */
  stage?: ReactNode;
  /** Shown beside the lecture, in a separate column. */
  dock?: ReactNode;
  /** Further buttons of the bar at the lower edge of narrow screens. */
  actions?: ReactNode;
  children: ReactNode;
}

const sidebarStorage = browserStorage('player-sidebar');

/** Outline, lecture and dock beside each other. On narrow screens a bar opens the outline in a drawer. */
export const PlayerLayout = (props: PlayerLayoutProps) => {
  const { lectureId, bar, sidebar, stage, dock, actions, children } = props;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [isOpen, setOpen] = useState(() => sidebarStorage.read() !== 'closed');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const sidebarRef = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another lecture closes the drawer.
  useEffect(() => setDrawerOpen(false), [lectureId, isWide]);

  const toggle = isWide && (
    <IconButton
      label="Course content"
      title={isOpen ? 'Hide course content' : 'Show course content'}
      icon={<PanelLeft size={20} strokeWidth={1.75} aria-hidden />}
      aria-expanded={isOpen}
      onClick={() => {
        sidebarStorage.write(isOpen ? 'closed' : null);
        setOpen(!isOpen);
      }}
    />
  );

  return (
    <div
      className={`grid one-column screen-height ${styles.layout}`}
      data-sidebar={(isWide && isOpen) || undefined}
      data-dock={Boolean(dock) || undefined}
      data-stage={Boolean(stage) || undefined}
    >
      <InSlot id="course-bar">{bar(toggle)}</InSlot>
      <InSlot id="skip-links">
        <a className="strong undecorated" href="#lesson">
          Skip to the lesson
        </a>
      </InSlot>
      {isWide && isOpen && (
        <div ref={sidebarRef} className={`ground-surface scrolling ${styles.column} ${styles.sidebar}`} data-no-print>
          {sidebar(sidebarRef)}
        </div>
      )}
      {!isWide && (
        <Drawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} label="Course content" full>
          <div className={styles.inDrawer}>{sidebar()}</div>
        </Drawer>
      )}
      <div id="lesson" tabIndex={-1} className={`shrink ${styles.lesson}`}>
        {stage && (
          <div className={styles.stage} data-no-print>
            {stage}
          </div>
        )}
        {children}
      </div>
      {dock && (
        <section className={`ground-surface ${styles.column} ${styles.dock}`} aria-label="Lesson tools">
          {dock}
        </section>
      )}
      {!isWide && (
        <nav className={`row-8 line-above ground-surface ${styles.bar}`} aria-label="Quick actions" data-no-print>
          <BarButton Icon={PanelLeft} text="Outline" aria-haspopup="dialog" onClick={() => setDrawerOpen(true)} />
          {actions}
        </nav>
      )}
    </div>
  );
};
