import { masteryWaitDays } from '#contract/rules/mastery.ts';
import { useOperation } from '../api/use-operation.ts';
import { CourseSkillsSkeleton, SkillOverview } from '../features/skills/course-skills.tsx';
import { isStarted, skillCountText } from '../features/skills/skill-strength.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { userFacingReason } from '../lib/user-facing-reason.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './skills.module.css';

const noInput = {};

/** Says when the mastery check of an incomplete course opens. */
const masteryText = `The mastery check of a course opens ${masteryWaitDays} days after you complete it.`;

export const Component = () => {
  const { data, error, mutate } = useOperation('getSkillMap', noInput);
  const hasFailed = error && !data;
  return (
    <Container className={`grid page ${styles.page}`}>
      <PageMeta title="Your skills" />
      <PageTitle size="small" lead={hasFailed ? undefined : data ? skillCountText(data.courses) : '\u00a0'}>
        Your skills
      </PageTitle>
      {hasFailed && (
        <div className="surface">
          <ErrorPanel
            title="Your skills could not be loaded"
            text={`${userFacingReason(error)} Your progress is safe.`}
            error={error}
            onRetry={() => void mutate()}
          >
            <ButtonLink to={paths.dashboard()}>Dashboard</ButtonLink>
          </ErrorPanel>
        </div>
      )}
      {!data && !hasFailed && (
        <Skeleton label="Loading your skills" className="stack-48">
          <CourseSkillsSkeleton />
          <CourseSkillsSkeleton />
        </Skeleton>
      )}
      {data?.courses.length === 0 && (
        <EmptyState
          drawing="desk"
          text="Choose a course to start with. Each lesson, quiz and self-check counts toward a skill."
          action={
            <ButtonLink variant="primary" to={paths.courses()}>
              Choose a course
            </ButtonLink>
          }
        />
      )}
      {data && data.courses.length > 0 && <SkillOverview courses={data.courses} />}
      {data?.courses.some((course) => isStarted(course) && course.mastery.state === 'incomplete') && (
        <p className="note">{masteryText}</p>
      )}
    </Container>
  );
};
