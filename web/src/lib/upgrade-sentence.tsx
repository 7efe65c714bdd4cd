import { Link } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { isUpgradeSold } from './course-labels.ts';
import { formatPrice } from './format.ts';
import { paths } from './paths.ts';

/** Offers the upgrade of a drip course in a sentence; renders nothing when it is not on sale. */
export const UpgradeSentence = ({ course }: { course: CourseDetail }) =>
  isUpgradeSold(course) && (
    <>
      To unlock everything at once, <Link to={paths.upgrade(course.id)}>upgrade</Link> for{' '}
      {formatPrice(course.price, course.currency)}, a <span className="nowrap">one-time</span> payment.
    </>
  );
