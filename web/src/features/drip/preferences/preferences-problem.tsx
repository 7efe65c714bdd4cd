import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOperation } from '#web/src/api/use-operation.ts';
import type { ApiProblem } from '#web/src/lib/api-problem.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { CardPage, PageCard } from '#web/src/ui/card-page.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Select } from '#web/src/ui/select.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { SubscribeForm } from '../subscribe/subscribe-form.tsx';

/** The largest page of the course list. */
const everyCourse = { query: { limit: '50' } };

/** Emails a new link to the subscriber of an email course. */
const NewLinkForm = () => {
  const { data, isLoading } = useOperation('listCourses', everyCourse);
  const [chosen, setChosen] = useState<string>();
  const courses = data?.courses.filter(({ kind }) => kind === 'drip') ?? [];
  const courseId = chosen ?? courses[0]?.id;
  if (isLoading) {
    return (
      <Skeleton className="stack-16" label="Loading the courses">
        <SkeletonBox shape="button" />
        <SkeletonBox shape="button" />
        <SkeletonBox shape="button" />
      </Skeleton>
    );
  }
  if (!courseId) {
    return (
      <p className="muted">
        Open <Link to={paths.courses()}>the page for your course</Link> and enter your address there again.
      </p>
    );
  }
  return (
    <SubscribeForm
      courseId={courseId}
      resend={
        <Select
          label="Course"
          options={courses.map(({ id, title }) => ({ value: id, text: title }))}
          value={courseId}
          onChange={({ target }) => setChosen(target.value)}
        />
      }
    />
  );
};

/** Explains why the link in the URL may match no subscription, and offers a new link. */
const UnknownLink = () => (
  <CardPage
    head={
      <PageTitle size="small" lead="Get a new one by email, or try the link in our latest email again.">
        This link does not work
      </PageTitle>
    }
  >
    <PageCard label="A new link">
      <h2 className="title">Get a new link</h2>
      <NewLinkForm />
    </PageCard>
    <section className="stack-16 top" aria-labelledby="causes">
      <h2 id="causes" className="title">
        What may have happened
      </h2>
      <ul className="rows rows-16">
        <li className="stack-4">
          <h3 className="body">The link was cut off</h3>
          <p className="note">Some email apps break long links. Copy the whole link from the email.</p>
        </li>
        <li className="stack-4">
          <h3 className="body">The subscription is gone</h3>
          <p className="note">Deleting your account deletes its subscriptions, and their links stop working.</p>
        </li>
        <li className="stack-4">
          <h3 className="body">You want to stop our emails</h3>
          <p className="note">
            The unsubscribe button in your email app works without this page. If yours has none, get a new link or{' '}
            <Link to={paths.contact()}>contact us</Link>.
          </p>
        </li>
      </ul>
    </section>
  </CardPage>
);

/** Shown when the link matches no subscription, or reading the subscription failed. */
export const PreferencesProblem = ({ error, onRetry }: { error: ApiProblem; onRetry: () => void }) =>
  error.status === 404 || error.status === 400 ? (
    <UnknownLink />
  ) : (
    <Container>
      <ErrorPanel
        title="Your subscription could not be loaded"
        isPage
        text={userFacingReason(error)}
        error={error}
        onRetry={onRetry}
      />
    </Container>
  );
