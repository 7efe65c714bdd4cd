import { errorMessage } from '../api/problem-messages.ts';
import { useOperation } from '../api/use-operation.ts';
import { SkillOverview } from '../features/skills/course-skills.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton, SkeletonBox } from '../ui/skeleton.tsx';
import styles from './skills.module.css';

const noInput = {};

const Skills = () => {
  const { data, error, mutate } = useOperation('getSkillMap', noInput);
  if (error) {
    return (
      <ErrorPanel title="Your skills could not be loaded" text={errorMessage(error)} onRetry={() => void mutate()} />
    );
  }
  if (!data) {
    return (
      <Skeleton label="Loading your skills" className="stack-12">
        <SkeletonBox className={styles.row} />
        <SkeletonBox className={styles.row} />
        <SkeletonBox className={styles.row} />
      </Skeleton>
    );
  }
  if (data.courses.length === 0) {
    return (
      <EmptyState
        drawing="desk"
        text="The skills of your courses appear here."
        action={
          <ButtonLink variant="primary" to={paths.courses()}>
            Choose a course
          </ButtonLink>
        }
      />
    );
  }
  return <SkillOverview courses={data.courses} />;
};

export const Component = () => (
  <Container className={`grid page ${styles.page}`}>
    <PageMeta title="Your skills" />
    <PageTitle size="small" lead="What you have seen, passed and recalled of each skill in your courses.">
      Your skills
    </PageTitle>
    <Skills />
  </Container>
);
