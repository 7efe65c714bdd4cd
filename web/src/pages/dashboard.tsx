import { type ReactNode, Suspense } from 'react';
import type { EnrolledCourse, Recommendation } from '#contract/schemas/learner.ts';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { useOperation } from '../api/use-operation.ts';
import { useAccount } from '../auth/auth-provider.tsx';
import { greetingOf } from '../auth/display-name.ts';
import { ContinueCard, ContinueCardSkeleton } from '../features/dashboard/continue-card.tsx';
import { CourseList, CourseListSkeleton, RecommendedRow } from '../features/dashboard/course-list.tsx';
import { type LearnerPast, NextCourseCard } from '../features/dashboard/next-course-card.tsx';
import { OfferCard } from '../features/dashboard/offer-card.tsx';
import { WeekSection, WeekSkeleton } from '../features/dashboard/week/week-section.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { useDismissal } from '../lib/use-dismissal.ts';
import { userFacingReason } from '../lib/user-facing-reason.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton, SkeletonBox } from '../ui/skeleton.tsx';
import { WhenNear } from '../ui/when-near.tsx';
import styles from './dashboard.module.css';

const noInput = {};

const MasterySection = lazyPart(() => import('../features/skills/mastery-section.tsx'), 'MasterySection');

/** Returns the recommended courses, read when needed; undefined until they are loaded, empty when that failed. */
const useRecommendations = ({ isNeeded = true } = {}) => {
  const { data, error } = useOperation('recommendCourses', isNeeded ? noInput : null);
  return error ? [] : data?.recommendations;
};

/** Loaded when needed, because most learners have no certificate yet. */
const CertificateList = lazyPart(() => import('../features/certificates/certificate-list.tsx'), 'CertificateList');
const EarnedCard = lazyPart(() => import('./dashboard/earned-card.tsx'), 'EarnedCard');

/**
 * Returns what a learner without a course to continue has taken before and, once all courses are completed, the latest
 * valid certificate for the top of the page. `isLoading` until that is known.
 */
const useTopCertificate = (courses?: readonly EnrolledCourse[]) => {
  const hasNoneToContinue = courses?.every(({ isComplete }) => isComplete) === true;
  const { data, isLoading } = useOperation('listCertificates', hasNoneToContinue ? noInput : null);
  const owned = (hasNoneToContinue && data?.certificates) || [];
  const hasFinished = hasNoneToContinue && courses.length > 0;
  const [top] = owned
    .filter(({ revocation }) => hasFinished && !revocation)
    .sort((a, b) => b.issuedAt.localeCompare(a.issuedAt));
  const past: LearnerPast = hasFinished ? 'completed' : owned.length > 0 ? 'ended' : 'none';
  return { certificate: top, past, isLoading };
};

/** Replaces reasons with promises for learners without courses: "because you finished" would name a former course. */
const recommendedAfter = (past: LearnerPast, recommendations: readonly Recommendation[]): readonly Recommendation[] =>
  past === 'ended' ? recommendations.map((course) => ({ ...course, reason: course.promise })) : recommendations;

/** Placeholders of the next lesson, the week and the courses. */
export const DashboardSkeleton = () => (
  <Skeleton className="stack-48" label="Loading your courses">
    <div className={`stack-24 ${styles.top}`}>
      <ContinueCardSkeleton />
      <WeekSkeleton />
    </div>
    <CourseListSkeleton />
  </Skeleton>
);

/** Shown in place of the next lesson when there is neither a course to continue nor one to recommend. */
const NoNextCourse = ({ hasCourses }: { hasCourses: boolean }) => (
  <EmptyState
    drawing={hasCourses ? 'award' : 'desk'}
    text={
      hasCourses
        ? 'You have completed all your courses.'
        : 'Your courses appear here, and you can resume each one right where you left off.'
    }
    action={
      <ButtonLink variant="primary" to={paths.courses()}>
        All courses
      </ButtonLink>
    }
  />
);

const Courses = () => {
  const { data, error, mutate } = useOperation('listEnrolledCourses', noInput);
  // Read here, so that the week appears together with the parts around it and nothing shifts.
  const week = useOperation('getActivity', noInput);
  const current = data?.courses.find(({ isComplete }) => !isComplete);
  const top = useTopCertificate(data?.courses);
  const recommendations = useRecommendations({ isNeeded: data !== undefined && !current });
  if (week.isLoading || (!data && !error)) return <DashboardSkeleton />;
  if (error) {
    return (
      <div className={`stack-24 ${styles.top}`}>
        <div className="surface grid middle">
          <ErrorPanel
            title="Your courses could not be loaded"
            text={`${userFacingReason(error)} Your progress is safe.`}
            error={error}
            onRetry={() => void mutate()}
          >
            <ButtonLink to={paths.courses()}>All courses</ButtonLink>
          </ErrorPanel>
        </div>
        <WeekSection offersGoal={false} />
      </div>
    );
  }
  if (!data) return <DashboardSkeleton />;
  if (top.isLoading || (!current && !recommendations)) return <DashboardSkeleton />;
  const [next] = recommendedAfter(top.past, recommendations ?? []);
  const hasCourses = data.courses.length > 0;
  const nextCourse = next ? <NextCourseCard course={next} past={top.past} /> : <NoNextCourse hasCourses={hasCourses} />;
  if (!hasCourses) return nextCourse;
  const finished = top.certificate ? (
    <Suspense fallback={<SkeletonBox shape="card" />}>
      <EarnedCard key={top.certificate.id} certificate={top.certificate} />
    </Suspense>
  ) : (
    nextCourse
  );
  return (
    <>
      <div className={`stack-24 ${styles.top}`}>
        {current ? <ContinueCard course={current} /> : finished}
        <WeekSection />
      </div>
      <CourseList courses={data.courses} currentId={current?.id} />
    </>
  );
};

/** What the learner's completed courses still need for Mastery. */
const Mastery = () => {
  const { data } = useOperation('listEnrolledCourses', noInput);
  if (!data?.courses.some(({ completedAt, isComplete }) => isComplete || completedAt)) return null;
  return (
    <Suspense>
      <MasterySection />
    </Suspense>
  );
};

const Certificates = () => {
  const { data } = useOperation('listCertificates', noInput);
  const enrolled = useOperation('listEnrolledCourses', noInput);
  const top = useTopCertificate(enrolled.data?.courses);
  const others = data?.certificates.filter(({ id }) => id !== top.certificate?.id) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="certificates-title">
      <h2 id="certificates-title" className="below-24">
        {top.certificate ? 'Other certificates' : 'Certificates'}
      </h2>
      <Suspense>
        <CertificateList certificates={others} />
      </Suspense>
    </section>
  );
};

/** Prompts learners to answer the questionnaire, unless they have answered or dismissed it. */
const QuestionnairePrompt = () => {
  const prompt = useDismissal('questionnaire-prompt');
  if (prompt.isDismissed) return null;
  return (
    <OfferCard
      title="What do you want to be able to do?"
      text="Answer five short questions to get course recommendations."
      onDismiss={prompt.dismiss}
    >
      <ButtonLink to={`${paths.profile()}#learning-path`}>Answer five questions</ButtonLink>
    </OfferCard>
  );
};

const Recommendations = () => {
  const recommendations = useRecommendations();
  const { data: enrolled, error } = useOperation('listEnrolledCourses', noInput);
  const top = useTopCertificate(enrolled?.courses);
  const answers = useOperation('getQuestionnaire', noInput);
  if (error || !recommendations || top.isLoading || answers.isLoading) return null;
  const prompt = answers.data?.questionnaire === null && <QuestionnairePrompt />;
  // Without a course to continue or a certificate, the first recommendation is the card at the top.
  const isFirstAbove = !top.certificate && enrolled?.courses.every(({ isComplete }) => isComplete);
  const shown = recommendedAfter(top.past, recommendations)
    .slice(isFirstAbove ? 1 : 0)
    .slice(0, 3);
  if (shown.length === 0) return prompt;
  return (
    <>
      {prompt}
      <section aria-labelledby="recommendations-title">
        <h2 id="recommendations-title" className="below-24">
          What to learn next
        </h2>
        <ul className="line-above">
          {shown.map((course) => (
            <RecommendedRow key={course.id} course={course} />
          ))}
        </ul>
      </section>
    </>
  );
};

/** Renders once the courses are loaded: before that, its place is near the window, and `WhenNear` would load it. */
const BelowCourses = () => {
  const { isLoading } = useOperation('listEnrolledCourses', noInput);
  const week = useOperation('getActivity', noInput);
  if (isLoading || week.isLoading) return null;
  return (
    <WhenNear>
      <div className={`stack-64 ${styles.achievements}`}>
        <Certificates />
        <Mastery />
      </div>
      <Recommendations />
    </WhenNear>
  );
};

/** The title above the content, which is a placeholder in the page's document. */
export const DashboardFrame = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Container className={`grid page ${styles.page}`}>
    <PageTitle size="small" className={styles.title}>
      {title}
    </PageTitle>
    {children}
  </Container>
);

export const Component = () => {
  useProfile();
  const account = useAccount();
  return (
    <DashboardFrame title={greetingOf(account.status === 'authenticated' ? account.user.name : '')}>
      <PageMeta title="Dashboard" />
      <Courses />
      <BelowCourses />
    </DashboardFrame>
  );
};
