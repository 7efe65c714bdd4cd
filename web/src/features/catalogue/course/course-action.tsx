import type { CourseDetail } from '../../../../../contract/schemas/course.ts';
import { formatPrice } from '../../../site/format.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Bone } from '../../../ui/skeleton.tsx';
import styles from './course-action.module.css';
import type { OwnCourse } from './use-own-course.ts';

interface CourseActionProps {
  course: CourseDetail;
  own: OwnCourse;
}

const nextStep = ({ id, kind, price }: CourseDetail, own: OwnCourse): { text: string; to: string } => {
  if (own.state === 'enrolled') {
    const to = kind === 'drip' ? paths.drip(id) : paths.content(id);
    const { progress = 0, isComplete = false } = own.progress ?? {};
    if (isComplete) return { text: 'Review the course', to };
    return { text: progress > 0 ? `Continue at ${progress}%` : 'Start the course', to };
  }
  if (kind === 'drip') return { text: 'Subscribe free', to: paths.subscribe(id) };
  if (price === null) return { text: 'Ask about this course', to: paths.contact() };
  return { text: price === 0 ? 'Enroll for free' : `Enroll for ${formatPrice(price)}`, to: paths.enroll(id) };
};

/** The one thing to do with a course, whatever one's standing in it. */
export const CourseAction = ({ course, own }: CourseActionProps) => {
  if (own.state === 'unknown') return <Bone className={styles.bone} />;
  const { text, to } = nextStep(course, own);
  return (
    <ButtonLink look="primary" size="large" wide to={to}>
      {text}
    </ButtonLink>
  );
};
