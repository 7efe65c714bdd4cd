import { KeyRound, LayoutDashboard, LifeBuoy, ShieldCheck } from 'lucide-react';
import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { enterpriseFigures } from '../facts/enterprise.ts';
import { figures } from '../facts/figures.ts';
import { trialDays } from '../facts/prices.ts';
import { testimonials } from '../facts/testimonial.ts';
import { Bar } from '../sections/bar.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import patterns from '../sections/patterns.module.css';
import { Points } from '../sections/points.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { AdminConsole } from './admin-console.tsx';
import { DeploymentComparison } from './deployment-comparison.tsx';
import styles from './enterprise-content.module.css';

const teams = [
  { name: 'Finance', seats: 48, active: 41 },
  { name: 'Customer service', seats: 120, active: 96 },
  { name: 'Legal', seats: 16, active: 15 },
  { name: 'Plant operations', seats: 210, active: 122 },
];

/** A department's seats, with the used ones as a bar. */
const Team = ({ name, seats, active }: (typeof teams)[number]) => (
  <li className={`grid-16 align-center row-height ${styles.team}`}>
    <span>{name}</span>
    <Bar percent={(active / seats) * 100} />
    <span className="mono text-end">
      {active} of {seats}
    </span>
  </li>
);

/** The admin dashboard: sign-in methods and seats by department. */
const AdminIllustration = () => (
  <ProductWindow inert title="People and seats" status="SSO on">
    <dl className={`${patterns.tiles} line-below ${styles.metadata}`}>
      <div className="padded-16 ground-sunken">
        <dt className="label muted">Sign-in</dt>
        <dd className="strong">Your identity provider</dd>
      </div>
      <div className="padded-16 ground-sunken">
        <dt className="label muted">Data stays in</dt>
        <dd className="strong">eu-central-1</dd>
      </div>
      <div className="padded-16 ground-sunken">
        <dt className="label muted">New people</dt>
        <dd className="strong">From the directory</dd>
      </div>
    </dl>
    <ul className={`lines ${styles.teams}`}>
      {teams.map((team) => (
        <Team key={team.name} {...team} />
      ))}
    </ul>
  </ProductWindow>
);

const features = [
  {
    icon: KeyRound,
    title: 'Single sign-on',
    description: 'People sign in with the account they have. When it is closed, access ends.',
  },
  {
    icon: LayoutDashboard,
    title: 'Admin dashboard',
    description: 'Seats, use and course progress by department. Any of it exports as a file.',
  },
  {
    icon: ShieldCheck,
    title: `${enterpriseFigures.uptime} uptime SLA`,
    description: 'In both clouds: agreed in the contract, measured from outside, reported every month.',
  },
  {
    icon: LifeBuoy,
    title: `${enterpriseFigures.users} users supported`,
    description: 'Accounts come and go with your directory. A named contact trains your administrators.',
  },
];

const questions = [
  {
    question: 'Which of the three fits us?',
    answer: (
      <p>
        If your policies allow a shared cloud, the multi-tenant workspace is the quickest start. If data has to stay in
        your own account, take the private cloud. On-premise is for data that must not leave the building.
      </p>
    ),
  },
  {
    question: 'How soon can people start?',
    answer: (
      <p>
        {figures.implementation} from the first meeting, depending on the deployment and on how quickly your identity
        provider can be connected.
      </p>
    ),
  },
  {
    question: 'Is what we type used to train models?',
    answer: (
      <p>No. We use what you type to answer you, store it for as long as you choose, and train no models on it.</p>
    ),
  },
] as const;

export const EnterpriseContent = () => (
  <>
    <PageHero
      title="The tools and courses, on your terms"
      lead="The same five tools and every course, with your sign-in, your administrators, and your choice of where the data lives."
      actions={[
        { text: 'Talk to us', to: paths.contact() },
        { text: 'Compare deployments', to: '#deployments' },
      ]}
      picture={<AdminIllustration />}
    />
    <Section id="deployments" labelledBy="deployments-title">
      <SectionHead
        id="deployments-title"
        title="Three ways to run it"
        lead="All three have single sign-on and the admin dashboard. Start with the multi-tenant cloud unless your policies say where data has to stay."
      />
      <DeploymentComparison />
    </Section>
    <Section variant="dark" labelledBy="included-title">
      <SectionHead
        id="included-title"
        title="What your administrators get"
        lead="One setup, then one page to look at once a week."
      />
      <div className="stack-48 one-column">
        <AdminConsole />
        <Points points={features} />
      </div>
    </Section>
    <Section labelledBy="further-title">
      <SectionHead id="further-title" title="When tools alone are not enough" />
      <LinkRows
        rows={[
          {
            title: 'Custom AI development',
            description: 'If no tool fits the process: a system built for it, measured before it goes live.',
            to: paths.enterpriseCustom(),
          },
          {
            title: 'Team training',
            description:
              'If one team has to get going: two to five days with its own tasks, on-site, virtual or hybrid.',
            to: paths.enterpriseTraining(),
          },
          {
            title: 'Corporate training',
            description: 'If everyone starts together: programs for executives and engineers, for hundreds at once.',
            to: paths.corporateTraining(),
          },
        ]}
      />
    </Section>
    <Testimonials testimonials={testimonials} />
    <FaqSection items={questions} title="Asked by IT and procurement" />
    <CallToAction
      heading="Start with one team"
      nextStep={{ text: 'Talk to us', to: paths.contact() }}
      description={`One tool, ${trialDays} days, no card. Send us your security questionnaire, too: it comes back with the name of the person who filled it out.`}
      statistics={[
        { number: figures.enterpriseClients, counts: 'enterprise clients' },
        { number: figures.typicalRoi, counts: `typical return within ${figures.roiWithin}` },
        { number: figures.implementation, counts: 'to implementation' },
      ]}
    />
  </>
);
