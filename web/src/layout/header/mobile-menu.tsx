import { Menu } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Drawer } from '#web/src/ui/drawer.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { Spinner } from '#web/src/ui/spinner.tsx';
import styles from './mobile-menu.module.css';

const loadMobileLinks = () => import('./mobile-links.tsx');
const MobileLinks = lazyPart(loadMobileLinks, 'MobileLinks');

/** The hamburger button and its drawer. The drawer's links load when the button is hovered or focused. */
export const MobileMenu = () => {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const close = () => setOpen(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer.
  useEffect(close, [key]);

  return (
    <>
      <IconButton
        className={styles.hamburger}
        data-needs-script
        label="Menu"
        aria-expanded={open}
        icon={<Menu size={22} aria-hidden />}
        onPointerEnter={() => loadMobileLinks().catch(() => undefined)}
        onClick={() => setOpen(true)}
      />
      <Drawer open={open} onClose={close} label="Menu" side="end" dark>
        <Suspense fallback={<Spinner label="Loading" />}>
          <MobileLinks onNavigate={close} />
        </Suspense>
      </Drawer>
    </>
  );
};
