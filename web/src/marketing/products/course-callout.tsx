import type { ReactNode } from 'react';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { Split } from '../sections/split.tsx';

/** Links to the course about a tool's craft. */
export const CourseCallout = ({
  courseId,
  name,
  title,
  children,
}: {
  courseId: string;
  /** Title of the course. */
  name: string;
  title: string;
  children: ReactNode;
}) => (
  <Split
    id="course-title"
    title={title}
    flip
    picture={
      <ProductWindow inert title={name} status="course">
        <Cover id={courseId} className="block" />
      </ProductWindow>
    }
  >
    <p>{children}</p>
    <ButtonLink to={paths.course(courseId)}>See the course</ButtonLink>
  </Split>
);
