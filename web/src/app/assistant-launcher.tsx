import { MessageCircleQuestion } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteMatch } from '#contract/site-routes.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import styles from './assistant-launcher.module.css';
import { useHasFreeSpace } from './use-has-free-space.ts';

const AssistantDrawer = lazyPart(() => import('./assistant-drawer.tsx'), 'AssistantDrawer');

/** Public pages on which the assistant would distract. */
const excludedPages = new Set(['login', 'congratulations', 'course-enroll', 'certificate']);

/** Opens the assistant on public pages. The drawer's code loads at the first press. */
export const AssistantLauncher = ({ match }: { match: RouteMatch }) => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { route, params } = match;
  const launcher = useRef<HTMLButtonElement>(null);
  const hasSpace = useHasFreeSpace(launcher, useLocation().pathname);
  if (route.access !== 'public' || excludedPages.has(route.page)) return null;
  const courseId = route.page === 'course' ? params.courseId : undefined;
  /** In narrow windows the course page has a bar at its lower edge. */
  const isRaised = courseId !== undefined;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <aside
      aria-label="Assistant"
      className={styles.container}
      data-raised={isRaised || undefined}
      data-needs-script
      data-no-print
    >
      <button
        ref={launcher}
        type="button"
        className={`row-8 control-height strong primary bordered pill ${styles.launcher}`}
        data-away={!hasSpace || undefined}
        aria-haspopup="dialog"
        onClick={open}
      >
        <MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />
        <span className={styles.word}>Ask</span>
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AssistantDrawer open={isOpen} onClose={() => setOpen(false)} courseId={courseId} />
        </Suspense>
      )}
    </aside>
  );
};
