import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ProfileForm } from '../features/profile/about/profile-form.tsx';
import { AccountSection } from '../features/profile/account/account-section.tsx';
import { IdentitySection, identityText } from '../features/profile/identity-section.tsx';
import { LearningPathSection } from '../features/profile/learning-path/learning-path-section.tsx';
import { ProfileNav } from '../features/profile/profile-nav.tsx';
import { PurchasesSection } from '../features/profile/purchases-section.tsx';
import type { ProfileSectionId } from '../features/profile/sections.ts';
import { SettingsSection } from '../features/profile/settings-section.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { themeStorage } from '../lib/theme-storage.ts';
import { userFacingReason } from '../lib/user-facing-reason.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton, SkeletonBox } from '../ui/skeleton.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import styles from './profile.module.css';

/** Scrolls to the section in the URL's hash once the layout above it is final. */
const useScrollToHash = (isReady: boolean) => {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    const section = isReady && hash ? document.getElementById(hash.slice(1)) : null;
    if (!section) return;
    // On Back, keeps the restored scroll position.
    if (navigationType !== 'POP' || window.scrollY === 0) section.scrollIntoView({ behavior: 'instant' });
    section.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
  }, [isReady, hash, navigationType]);
};

export const ProfileSkeleton = () => (
  <div className={styles.form}>
    <SettingsSection id="about" text={identityText}>
      <Skeleton className="stack-24" label="Loading your profile">
        <SkeletonBox width="7em" height="7em" className="pill" />
        <SkeletonBox height="4.25em" />
        <SkeletonBox height="4.25em" />
        <SkeletonBox height="9.5em" />
      </Skeleton>
    </SettingsSection>
  </div>
);

/** Sections that are missing when the form fails to load; the error message replaces the form's first section. */
const formSections = ['certificates', 'week'] as const;

interface ProfileFrameProps {
  /** Sections missing from the page. */
  missing?: readonly ProfileSectionId[];
  children: ReactNode;
}

/** Title and links beside the content, which is a placeholder in the page's document. */
export const ProfileFrame = ({ missing = [], children }: ProfileFrameProps) => (
  <Container className={`page ${styles.page}`}>
    <PageTitle size="small" className="all-columns">
      Profile
    </PageTitle>
    <ProfileNav missing={missing} />
    <div className="shrink">{children}</div>
  </Container>
);

export const Component = () => {
  const { data, error, mutate } = useProfile();
  useScrollToHash(data !== undefined);
  const hasFailed = error !== undefined && !data;
  return (
    <>
      <PageMeta title="Profile" />
      <ProfileFrame missing={hasFailed ? formSections : []}>
        {data && (
          <>
            <IdentitySection profile={data} />
            <ProfileForm profile={data} />
          </>
        )}
        {hasFailed && (
          <div id="about" className={`surface ${styles.failure}`}>
            <ErrorPanel
              title="Your profile could not be loaded"
              text={`${userFacingReason(error)} Nothing you saved is lost.`}
              error={error}
              onRetry={() => void mutate()}
            >
              <ButtonLink to={paths.dashboard()}>Dashboard</ButtonLink>
            </ErrorPanel>
          </div>
        )}
        {!data && !hasFailed && <ProfileSkeleton />}
        <LearningPathSection />
        <PurchasesSection />
        {/* Stored in this browser, not in the account. */}
        <SettingsSection id="appearance" text="Saved in this browser. Motion follows your device settings.">
          <div className="row-8">
            <ThemeToggle storage={themeStorage} withText />
          </div>
        </SettingsSection>
        <AccountSection />
      </ProfileFrame>
    </>
  );
};
