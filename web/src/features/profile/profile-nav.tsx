import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './profile-nav.module.css';
import { type ProfileSectionId, profileSections } from './sections.ts';

const ids = Object.keys(profileSections) as ProfileSectionId[];

/** The part of the window, below the header, in which a section counts as the one being read. */
const readingArea = '-20% 0px -70%';

/** Returns the section being read. Sections load one by one, so each change of the page looks for new ones. */
const useCurrentSection = (): ProfileSectionId => {
  const [current, setCurrent] = useState<ProfileSectionId>('about');
  useEffect(() => {
    // A section above that grows moves others out of the area, and reports nothing itself.
    const inArea = new Set<string>();
    const reading = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) inArea[isIntersecting ? 'add' : 'delete'](target.id);
        const id = ids.findLast((id) => inArea.has(id));
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

/** Links to the sections of the profile, without the `missing` ones: beside them, or above them on narrow screens. */
export const ProfileNav = ({ missing }: { missing: readonly ProfileSectionId[] }) => {
  const current = useCurrentSection();
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
