import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './profile-nav.module.css';
import { type ProfileSectionId, profileSections } from './sections.ts';

const ids = Object.keys(profileSections) as ProfileSectionId[];

/** The part of the window, below the header, in which a section counts as the one being read. */
const readingArea = '-20% 0px -70%';

/** Returns the section being read. Sections load one by one, so each change of the page looks for new ones. */
const useCurrentSection = (): ProfileSectionId => {
  const [current, setCurrent] = useState<ProfileSectionId>('about');
  useEffect(() => {
    // A section that grows pushes others out of the area without an entry for itself, so all in the area are kept.
    const inArea = new Set<string>();
    const reading = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) inArea[isIntersecting ? 'add' : 'delete'](target.id);
        const id = ids.find((id) => inArea.has(id));
        if (id) setCurrent(id);
      },
      { rootMargin: readingArea },
    );
    const observeAll = () => {
      for (const id of ids) {
        const section = document.getElementById(id);
        if (section) reading.observe(section);
      }
    };
    const changes = new MutationObserver(observeAll);
    changes.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true });
    observeAll();
    return () => {
      changes.disconnect();
      reading.disconnect();
    };
  }, []);
  return current;
};

/** Pixels scrolled away from a linked section after which it is no longer the current one. */
const leavingDistance = 60;

/** Returns the section that the last link led to, until it is scrolled away; the last sections never reach the top. */
const useLinkedSection = (): ProfileSectionId | undefined => {
  const { hash, key } = useLocation();
  const [leftKey, setLeftKey] = useState<string>();
  const linked = leftKey === key ? undefined : ids.find((id) => hash === `#${id}`);
  useEffect(() => {
    if (!linked) return;
    const distanceFromTop = () =>
      Math.abs(document.getElementById(linked)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
    // Measured before any scrolling too, because a section near the end may already be as close as it gets.
    let nearest = distanceFromTop();
    const onScroll = () => {
      const distance = distanceFromTop();
      nearest = Math.min(nearest, distance);
      if (distance > nearest + leavingDistance) setLeftKey(key);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [linked, key]);
  return linked;
};

/** Links to the sections of the profile, without the `missing` ones: beside them, or above them on narrow screens. */
export const ProfileNav = ({ missing }: { missing: readonly ProfileSectionId[] }) => {
  const read = useCurrentSection();
  const current = useLinkedSection() ?? read;
  const list = useRef<HTMLUListElement>(null);

  // On a narrow screen the names scroll sideways, and the current one may be outside. `scrollIntoView` would scroll the
  // page too.
  useEffect(() => {
    const link = list.current?.querySelector(`[href$="#${current}"]`)?.getBoundingClientRect();
    const bar = list.current?.getBoundingClientRect();
    if (link && bar) list.current?.scrollBy({ left: link.x + link.width / 2 - (bar.x + bar.width / 2) });
  }, [current]);

  return (
    <nav className={styles.nav} aria-label="Sections of your profile" data-no-print>
      <ul ref={list} className={styles.list}>
        {ids
          .filter((id) => !missing.includes(id))
          .map((id) => (
            <li key={id}>
              <Link
                className={`flex align-center control-height small muted hover-text undecorated nowrap focus-inset ${styles.link}`}
                to={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
              >
                {profileSections[id]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};
