import { Section } from '#web/src/ui/section.tsx';
import { corporateFigures } from '../facts/corporate-training.ts';
import { figures } from '../facts/figures.ts';
import { planFrameworks, planQuestions } from '../facts/plan-frameworks.ts';
import { dubLabsFigures } from '../facts/tool-figures.ts';
import { SectionHead } from '../sections/section-head.tsx';
import { StatStrip } from '../sections/stat-figures.tsx';
import styles from './results.module.css';

const planMinutes = planFrameworks.reduce((total, { minutes }) => total + minutes, 0);

const stories = [
  {
    number: String(corporateFigures.virtualInOneDay),
    title: 'people trained in one day',
    text: 'One virtual training, one day. Small groups practiced on their own material, with the same exercises at the same time.',
  },
  {
    number: `${planMinutes} min`,
    title: 'from an idea to three frameworks',
    text: `Plan asks ${planQuestions} questions, one at a time, and turns your answers into a ${planFrameworks[0].name}, a ${planFrameworks[1].name} and ${planFrameworks[2].name}, each on one page.`,
  },
  {
    number: dubLabsFigures.turnaround,
    title: 'from a video to its dubbed copy',
    text: `DubLabs dubs a recording into ${dubLabsFigures.languages} languages, in the speaker’s own voice, while the speaker has lunch.`,
  },
] as const;

const impact = [
  { number: figures.satisfaction, counts: 'satisfaction with our training' },
  { number: corporateFigures.implementationSuccess, counts: 'implementation success' },
  { number: figures.typicalRoi, counts: `typical return on investment within ${figures.roiWithin}` },
  { number: figures.enterpriseClients, counts: 'enterprise clients' },
];

/** Three results of our own products, and the marketing figures. */
export const Results = () => (
  <Section variant="dark" labelledBy="successes-title">
    <SectionHead id="successes-title" title="Three results" lead="What our training and tools do in a day or less." />
    <ul className={`grid ${styles.stories}`}>
      {stories.map(({ number, title, text }) => (
        <li key={title} className="stack-8 top">
          <p className={`accent ${styles.number}`}>{number}</p>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
    <h3 className="above-48 below-24">Across all our work</h3>
    <StatStrip figures={impact} />
  </Section>
);
