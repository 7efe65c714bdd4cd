import { ButtonLink } from '../src/ui/button.tsx';
import { Card } from '../src/ui/card.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { ErrorPanel } from '../src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '../src/ui/skeleton.tsx';
import styles from './gallery.module.css';

/** Empty, error and loading states. */
export const States = () => (
  <div className={`stack-16 full ${styles.states}`}>
    <Card>
      <EmptyState
        drawing="desk"
        text="Courses you start will appear here."
        action={<ButtonLink to="/courses">Find a course</ButtonLink>}
      />
    </Card>
    <Card>
      <ErrorPanel
        title="Failed to load course content"
        text="There is no connection to the server."
        onRetry={() => undefined}
      />
    </Card>
    <Card>
      <EmptyState drawing="search" text="Nothing matches these filters." />
    </Card>
    {(['award', 'mail'] as const).map((drawing) => (
      <Card key={drawing}>
        <EmptyState drawing={drawing} text="An empty place." />
      </Card>
    ))}
    <Card>
      <Skeleton className={`stack-16 ${styles.form}`}>
        <SkeletonBox shape="title" />
        <SkeletonBox />
        <SkeletonBox shape="media" />
      </Skeleton>
    </Card>
  </div>
);
