import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import card from '../enroll/enroll-card.module.css';

interface NotOnSaleProps {
  courseId: string;
  /** The server refused the checkout after the learner pressed Upgrade. */
  isRefused?: boolean;
}

/** For a course whose premium access is not on sale: what that means, and the way back. */
export const NotOnSale = ({ courseId, isRefused = false }: NotOnSaleProps) => (
  <>
    <div role={isRefused ? 'alert' : undefined}>
      <p className={card.status}>Premium for this course is not on sale</p>
      <p className={card.note}>
        {isRefused && 'Nothing was charged. '}
        Your sections keep opening on schedule, at no cost.
      </p>
    </div>
    <ButtonLink variant="primary" size="large" wide to={paths.drip(courseId)}>
      Back to the course
    </ButtonLink>
    <p className={card.note}>
      Want to know when it goes on sale? <Link to={paths.contact()}>Contact us</Link>.
    </p>
  </>
);
