import { Award, BookOpen, Captions, Film, ListChecks, MailCheck, ShieldCheck, Terminal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { contactFacts } from '../facts/contact.ts';
import { homeInstructors } from '../facts/home-instructors.ts';
import { CheckList } from '../sections/check-list.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './instructor-content.module.css';

const parts = [
  { Icon: Film, name: 'A video with captions', length: '2 min' },
  { Icon: BookOpen, name: 'A reading with a worked example', length: '6 min' },
  { Icon: ListChecks, name: 'Three questions, each answer explained', length: '4 min' },
];

/** What an instructor writes, and the lesson made from it. */
const LessonIllustration = () => (
  <ProductWindow inert title="Check the source" status="ready to publish">
    <div className="stack-8 padded-16-24">
      <p className="muted">You write</p>
      <p className="body">
        “Before you pass on a number, open the page it came from. If the page doesn’t say it, neither do you. Last year,
        I found that two out of ten were made up.”
      </p>
    </div>
    <div className="stack-8 line-above ground-sunken padded-16-24">
      <p className="muted">We build</p>
      <ul className="lines">
        {parts.map(({ Icon, name, length }) => (
          <li key={name} className="row-12 row-height padded-block-8">
            <Icon className="fixed accent" size={20} strokeWidth={1.75} />
            <span className="fill body">{name}</span>
            <span className="mono">{length}</span>
          </li>
        ))}
      </ul>
    </div>
  </ProductWindow>
);

export const InstructorHero = () => (
  <>
    <BreadcrumbData trail={[{ name: 'Teach with us', path: paths.instructor() }]} />
    <PageHero
      title="Teach what you do all day"
      lead="You know the work and can explain it. We turn that into a course: recording, captions, quizzes, emails, certificates and all the technical work."
      actions={[{ text: 'Apply to teach', to: paths.instructorSignup() }]}
      facts={['Your material stays yours', 'You pay nothing']}
      picture={<LessonIllustration />}
    />
  </>
);

const provided = [
  {
    icon: Film,
    title: 'Recording and editing',
    description: 'You send a script or talk it through with us; we film, draw and edit.',
  },
  {
    icon: Captions,
    title: 'Captions and other languages',
    description: 'Captions and a searchable transcript for every video, and dubbing in your own voice.',
  },
  {
    icon: MailCheck,
    title: 'Courses by email',
    description: 'Schedule, emails, time zones and reminders run on their own. You decide what opens when.',
  },
  {
    icon: Terminal,
    title: 'Quizzes and notebooks',
    description: 'Questions are graded on the server; code runs in the learner’s browser.',
  },
  {
    icon: Award,
    title: 'Certificates',
    description: 'Signed credentials with your name on them, which anyone can check.',
  },
  {
    icon: ShieldCheck,
    title: 'Payments and support',
    description: 'We handle payments, refunds, account questions, privacy and accessibility.',
  },
];

/** A rule with its subject in bold. */
const ruleOf = ([subject, text]: readonly [string, string]) => (
  <>
    <strong className="block strong">{subject}</strong>
    <span className="muted">{text}</span>
  </>
);

const terms = [
  ['A fee or a share', 'A fee for the course or a share of what it earns. You choose before recording, in writing.'],
  ['Nothing to pay', 'No entry fee, no production cost. And no one is paid in exposure.'],
  ['Your material stays yours', 'We may offer the course for as long as you agree to it.'],
  ['Teach elsewhere, too', 'The same subject, wherever you like. Take what you wrote with you.'],
] as const;

const standards = [
  ['Work you have done', 'You can show it. Examples are your own or credited, with nothing confidential in them.'],
  ['Something to do', 'Every lesson ends in something the learner can do, and the quiz asks for exactly that.'],
  ['Numbers with a source', 'Anything uncertain is labeled as such.'],
  ['One idea per video', 'A few minutes each. A course takes most people one to six hours.'],
] as const;

const questions = [
  {
    question: 'How much time will it take me?',
    answer: (
      <p>
        Plan on about ten hours per hour of the finished course, most of it writing. Once it is live, an hour a month is
        enough to answer learners’ questions and keep it up to date.
      </p>
    ),
  },
  {
    question: 'Do I need equipment, or to be on camera?',
    answer: (
      <p>
        Neither. Many lessons are a voice and drawings, so a quiet room and a headset are enough. If you want to be on
        camera, we send what you need.
      </p>
    ),
  },
  {
    question: 'May I use AI to write my course?',
    answer: (
      <p>
        As a tool, yes: to find gaps, shorten, translate. You have to check and stand behind what it wrote, and examples
        have to come from real work. <Link to={paths.courses()}>Look at the courses</Link> to see what we mean.
      </p>
    ),
  },
] as const;

export const InstructorSections = () => (
  <>
    <Section labelledBy="provided-title">
      <SectionHead
        id="provided-title"
        title="What we take off your hands"
        lead="You bring the subject and the examples."
      />
      <FeatureList features={provided} />
    </Section>
    <Section labelledBy="people-title">
      <SectionHead id="people-title" title="They teach here" />
      <ul className={`grid-32 ${styles.people}`}>
        {homeInstructors.map(({ name, before, courseId, course }) => (
          <li key={name} className="row-16 align-start">
            <Portrait name={name} className={`fixed pill ${styles.portrait}`} />
            <div className="stack-4 top">
              <p className="strong">{name}</p>
              <p className="small">
                <Link to={paths.course(courseId)}>{course}</Link>
              </p>
              <p className="note">{before}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
    <Section variant="dark" labelledBy="terms-title">
      <div className="grid one-column halves gap-32-64">
        <div className="stack-24 top">
          <h2 id="terms-title">Money and rights, plainly</h2>
          <CheckList items={terms.map(ruleOf)} />
        </div>
        <div className="stack-24 top">
          <h2>What we ask of a course</h2>
          <CheckList items={standards.map(ruleOf)} />
        </div>
      </div>
    </Section>
    <FaqSection items={questions} title="Before you apply" />
    <Section variant="gradient" labelledBy="apply-title">
      <SectionHead
        id="apply-title"
        title="Tell us what you would teach"
        lead={`Someone from the course team reads it and replies within ${contactFacts.responseHours} business hours.`}
        action={
          <ButtonLink variant="primary" size="large" to={paths.instructorSignup()}>
            Apply to teach
          </ButtonLink>
        }
      />
    </Section>
  </>
);
