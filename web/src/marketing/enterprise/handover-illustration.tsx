import { ProductWindow } from '../sections/product-window.tsx';
import styles from './handover-illustration.module.css';

const parts = [
  { name: 'src/', holds: 'Source code, in your repository from the first day' },
  { name: 'evaluation/', holds: 'The evaluation set, and the command that runs it' },
  { name: 'runbook.md', holds: 'What can fail, how it shows, what to do' },
  { name: 'monitoring/', holds: 'Answers, cost and speed, with limits that alarm' },
  { name: 'CODEOWNERS', holds: 'Two of your engineers, who have built parts of it themselves' },
];

/** A project's deliverables as a repository; it contains text to read, so it is not inert. */
export const HandoverIllustration = () => (
  <ProductWindow title="Handover" status="your repository">
    <dl>
      {parts.map(({ name, holds }) => (
        <div key={name} className={styles.part}>
          <dt className={styles.name}>{name}</dt>
          <dd>{holds}</dd>
        </div>
      ))}
    </dl>
  </ProductWindow>
);
