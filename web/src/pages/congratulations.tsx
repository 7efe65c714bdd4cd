import { useLocation, useSearchParams } from 'react-router-dom';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { useOperation } from '../api/use-operation.ts';
import { signIn } from '../auth/account.ts';
import { useAccount } from '../auth/auth-provider.tsx';
import { UnreachablePanel } from '../auth/unreachable-panel.tsx';
import { CourseCard, courseGrid } from '../features/catalog/course-card.tsx';
import { IssuedCertificate, IssuedCertificateSkeleton } from '../features/certificates/issued-certificate.tsx';
import { NameForm } from '../features/certificates/name-form.tsx';
import { useCertificate } from '../features/certificates/use-certificate.ts';
import { PaidCourse } from '../features/checkout/payment/paid-course.tsx';
import { formatCount, formatLongDate } from '../lib/format.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton, SkeletonBox } from '../ui/skeleton.tsx';
import { UnfinishedCourse } from './congratulations/unfinished-course.tsx';

const noInput = {};

/** Up to three recommended courses, each with its reason. */
const NextCourses = () => {
  const { data } = useOperation('recommendCourses', noInput);
  if (!data) return null;
  return (
    <section className="above-48" aria-labelledby="next-title" data-no-print>
      <h2 id="next-title" className="below-24">
        What to learn next
      </h2>
      <ul className={courseGrid}>
        {data.recommendations.slice(0, 3).map(({ reason, ...course }) => (
          <li key={course.id}>
            <CourseCard course={course} reason={reason} />
          </li>
        ))}
      </ul>
      <p className="above-24">
        <ButtonLink to={paths.dashboard()}>Go to dashboard</ButtonLink>
      </p>
    </section>
  );
};

const CertificateSkeleton = () => (
  <Skeleton label="Preparing your certificate" className="stack-32">
    <SkeletonBox shape="title" />
    <IssuedCertificateSkeleton />
  </Skeleton>
);

/** Shows the certificate of a finished course. Trusts only the server, not the URL. */
const EarnedCertificate = ({ courseId }: { courseId: string }) => {
  const { issueState, issue } = useCertificate(courseId);
  switch (issueState.state) {
    case 'issuing':
      return <CertificateSkeleton />;
    case 'issued':
      return (
        <>
          {issueState.certificate.revocation ? (
            <PageTitle lead={`You completed ${issueState.certificate.courseTitle}, but the certificate is not valid.`}>
              Your certificate was revoked
            </PageTitle>
          ) : (
            <PageTitle lead="Your certificate is yours to keep and share.">
              Congratulations, {issueState.certificate.learnerName}
            </PageTitle>
          )}
          <IssuedCertificate isNew certificate={issueState.certificate} />
          <NextCourses />
        </>
      );
    case 'name-required':
      return (
        <>
          <PageTitle lead="You completed the course. We need one more thing before we can issue your certificate.">
            Congratulations
          </PageTitle>
          <NameForm {...{ courseId }} onName={issue} />
        </>
      );
    case 'not-complete':
      return <NotComplete courseId={courseId} />;
    case 'not-enrolled':
      return <NoCertificate />;
    case 'failed':
      return (
        <ErrorPanel
          isPage
          title="Your certificate could not be prepared"
          text={issueState.text}
          onRetry={() => void issue()}
        />
      );
  }
};

/** Shown when the learner opens this page for a course that is not complete. */
const NotComplete = ({ courseId }: { courseId: string }) => {
  const { data, isLoading } = useOperation('listEnrolledCourses', noInput);
  if (isLoading) return <CertificateSkeleton />;
  const course = data?.courses.find(({ id }) => id === courseId);
  if (course) {
    const left = formatCount(course.countedLectures - course.completedLectures.length, 'lesson');
    return (
      <UnfinishedCourse
        title={`${left} left before your certificate`}
        lead="Finish the course, and you get a certificate that anyone can verify."
        course={course}
      />
    );
  }
  return (
    <>
      <PageTitle size="small" lead="You still have lessons to complete.">
        No certificate yet
      </PageTitle>
      <p>
        <ButtonLink variant="primary" to={paths.content(courseId)}>
          Continue the course
        </ButtonLink>
      </p>
    </>
  );
};

/** Says how to get a certificate, and names the course that is closest to one. */
const NoCertificate = ({ courses = [] }: { courses?: readonly EnrolledCourse[] | undefined }) => {
  const [nearest] = courses
    .filter(({ hasCertificate, isComplete }) => hasCertificate && !isComplete)
    .sort((a, b) => b.progress - a.progress);
  if (nearest) {
    return (
      <UnfinishedCourse
        title="No certificate yet"
        lead="Finish a course, and its certificate appears here."
        label="Closest to a certificate"
        course={nearest}
      />
    );
  }
  return (
    <EmptyState
      drawing="award"
      title={<PageTitle size="small">No certificate yet</PageTitle>}
      text="Finish a course and its certificate appears here, with a page that verifies it and a PDF to print."
      action={
        <>
          <ButtonLink variant="primary" to={paths.courses()}>
            Browse courses
          </ButtonLink>
          <ButtonLink to={paths.dashboard()}>Go to dashboard</ButtonLink>
        </>
      }
    />
  );
};

/** The learner's latest certificate, or what is missing for the first one. */
const LatestCertificate = () => {
  const owned = useOperation('listCertificates', noInput);
  const enrolled = useOperation('listEnrolledCourses', noInput);
  if (owned.isLoading || enrolled.isLoading) return <CertificateSkeleton />;
  const [latest] = [...(owned.data?.certificates ?? [])].sort((a, b) => b.issuedAt.localeCompare(a.issuedAt));
  if (!latest) return <NoCertificate courses={enrolled.data?.courses} />;
  return (
    <>
      <PageTitle lead={`Issued on ${formatLongDate(latest.issuedAt)} for ${certificateTitle(latest)}.`}>
        Your latest certificate
      </PageTitle>
      <IssuedCertificate certificate={latest} />
      <NextCourses />
    </>
  );
};

const SignedOut = ({ isPaid }: { isPaid: boolean }) => {
  const { pathname, search } = useLocation();
  return (
    <>
      {isPaid ? (
        <PageTitle lead="Log in to see the status of your payment.">Your payment</PageTitle>
      ) : (
        <PageTitle lead="Log in to see what you have earned.">Your certificate is waiting</PageTitle>
      )}
      <p>
        <Button variant="primary" onClick={() => void signIn(pathname + search)}>
          Login
        </Button>
      </p>
    </>
  );
};

export const Component = () => {
  const account = useAccount();
  const [search] = useSearchParams();
  const paidId = search.get('paid');
  const courseId = paidId ?? search.get('course');
  return (
    <Container className="stack-32 page">
      <PageMeta title="Congratulations" />
      {!courseId && (account.status === 'authenticated' ? <LatestCertificate /> : <NoCertificate />)}
      {paidId && account.status === 'authenticated' && <PaidCourse key={paidId} courseId={paidId} />}
      {!paidId && courseId && account.status === 'authenticated' && <EarnedCertificate courseId={courseId} />}
      {courseId && account.status === 'unreachable' && <UnreachablePanel />}
      {courseId && account.status === 'anonymous' && <SignedOut isPaid={paidId !== null} />}
    </Container>
  );
};
