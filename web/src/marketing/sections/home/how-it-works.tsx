import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Split } from '../split.tsx';
import { StepList } from '../step-list.tsx';
import styles from './how-it-works.module.css';
import { LearningIllustration } from './learning-illustration.tsx';

const steps = [
  {
    title: 'Watch one idea',
    description: 'Lectures of a few minutes, each about one idea, with captions and a searchable transcript.',
  },
  {
    title: 'Try it at once',
    description:
      'A quiz asks you to decide, not to remember. Notebooks run Python in the browser, with nothing to install.',
  },
  {
    title: 'Ask when you are stuck',
    description: 'The assistant answers from the course and names the lecture and the second its answer comes from.',
  },
  {
    title: 'Show that you can',
    description: 'The certificate is signed, and anyone you send it to can check it on its own page.',
  },
];

/** A course from the first lecture to the certificate. */
export const HowItWorks = () => (
  <Split id="how-title" title="One skill at a time, until it sticks" picture={<LearningIllustration />}>
    <p>No lecture hall on video. Courses consist of short steps, and each ends with something you did.</p>
    <div className={styles.steps}>
      <StepList steps={steps} />
    </div>
    <Link to={paths.faq()}>How courses work in detail</Link>
  </Split>
);
