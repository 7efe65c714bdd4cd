import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './audiences.module.css';

const audiences = [
  {
    who: 'Consultants',
    job: 'turn a workshop into a framework the client keeps',
    tool: { text: 'Plan', to: paths.product('plan') },
  },
  {
    who: 'Executives',
    job: 'answer the email that has waited since Monday, and mean every line of it',
    tool: { text: 'DraftEmail', to: paths.product('draftemail') },
  },
  {
    who: 'Creators',
    job: 'reach viewers who do not speak the language of the video',
    tool: { text: 'DubLabs', to: paths.product('dublabs') },
  },
  {
    who: 'Job seekers',
    job: 'hear the hard question before the interviewer asks it',
    tool: { text: 'Joblyn', to: paths.product('joblyn') },
  },
  {
    who: 'Project managers',
    job: 'rehearse the conversation with the sponsor who wants everything by Friday',
    tool: { text: 'PMCoach', to: paths.product('pmcoach') },
  },
  {
    who: 'Enterprises',
    job: 'train whole teams and run the tools on their own terms',
    tool: { text: 'Enterprise', to: paths.enterprise() },
  },
];

/** The tools by audience: who, for what, and which tool. */
export const Audiences = () => (
  <Section labelledBy="audiences-title">
    <SectionHead id="audiences-title" title="Who uses this, and for what" />
    <ul className={styles.list}>
      {audiences.map(({ who, job, tool }) => (
        <li key={who} className={styles.row}>
          <p className={styles.sentence}>
            <strong>{who}</strong> {job}.
          </p>
          <Link className={styles.link} to={tool.to}>
            {tool.text}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);
