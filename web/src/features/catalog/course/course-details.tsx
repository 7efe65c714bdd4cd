import { Check, type LucideIcon, Minus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { useIsHydrated } from '#web/src/islands/use-is-hydrated.ts';
import { paths } from '#web/src/lib/paths.ts';
import { BadgeList } from '#web/src/ui/badge-list.tsx';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { Accordion } from '#web/src/ui/disclosure.tsx';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';
import styles from './course-details.module.css';

export const CourseOutcomes = ({ outcomes }: Pick<CourseDetail, 'outcomes'>) => (
  <section aria-labelledby="outcomes-title">
    <h2 id="outcomes-title">What you will be able to do</h2>
    <ul className={`above-24 ${styles.outcomes}`}>
      {outcomes.map((outcome) => (
        <li key={outcome} className={`row-12 align-start below-12 ${styles.line}`}>
          <Check className="fixed accent above-2" size={20} strokeWidth={1.75} aria-hidden />
          {outcome}
        </li>
      ))}
    </ul>
  </section>
);

const onServer = typeof document === 'undefined';

/**
 * Renders Markdown that the prerendered document already contains as HTML. Keeps that HTML and skips loading the
 * renderer, unless the text has changed since.
 */
const PrerenderedMarkdown = ({ text }: { text: string }) => {
  const isHydrated = useIsHydrated();
  const [prerenderedText] = useState(isHydrated || onServer ? undefined : text);
  return text === prerenderedText ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty string keeps the HTML of the document.
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="rendered">
      <Markdown text={text} />
    </div>
  );
};

export const CourseAbout = ({ description, skills }: Pick<CourseDetail, 'description' | 'skills'>) => (
  <section aria-labelledby="about-title">
    <h2 id="about-title">About this course</h2>
    <div className={`above-16 ${styles.text}`}>
      <PrerenderedMarkdown text={description} />
    </div>
    <h3 className="plain-heading small above-24 below-8">Skills you will gain</h3>
    <BadgeList labels={skills} />
  </section>
);

const Points = ({ title, points, Icon }: { title: string; points: readonly string[]; Icon: LucideIcon }) => (
  <div>
    <h3 className="plain-heading body">{title}</h3>
    <ul className="stack-8 above-8">
      {points.map((point) => (
        <li key={point} className={`row-12 align-start muted ${styles.line}`}>
          <Icon className={`fixed ${styles.minor}`} size={18} strokeWidth={1.75} aria-hidden />
          {point}
        </li>
      ))}
    </ul>
  </div>
);

/** Prerequisites, and who the course is and is not for. */
export const CourseAudience = ({ prerequisites, audience }: Pick<CourseDetail, 'prerequisites' | 'audience'>) => (
  <section aria-labelledby="audience-title">
    <h2 id="audience-title">Is this course for you?</h2>
    <div className={`stack-24 above-24 ${styles.columns}`}>
      <Points title="This course is for" points={audience.for} Icon={Check} />
      {audience.notFor.length > 0 && <Points title="This course is not for" points={audience.notFor} Icon={Minus} />}
    </div>
    <h3 className="plain-heading body above-24">Prerequisites</h3>
    <ul className="bullets stack-4 muted above-8">
      {prerequisites.map((need) => (
        <li key={need}>{need}</li>
      ))}
    </ul>
  </section>
);

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');

type CourseInstructorProps = Pick<CourseDetail, 'instructor' | 'instructorProfile'>;

export const CourseInstructor = ({ instructor, instructorProfile: { id, headline, bio } }: CourseInstructorProps) => (
  <section id="instructor" aria-labelledby="instructor-title">
    <h2 id="instructor-title">Your instructor</h2>
    <div className="row-16 above-24">
      <span className={`relative centered fixed pill ground-accent ${styles.initials}`} aria-hidden>
        {initialsOf(instructor)}
        <Portrait name={instructor} id={id} className="covering" />
      </span>
      <div>
        <h3>{instructor}</h3>
        <p className={`muted ${styles.line}`}>{headline}</p>
      </div>
    </div>
    <p className="above-16">{bio}</p>
    <p className="small above-12">
      <Link to={paths.courses({ search: instructor })}>All courses by {instructor}</Link>
    </p>
  </section>
);

export const CourseQuestions = ({ faq }: Pick<CourseDetail, 'faq'>) => {
  if (faq.length === 0) return null;
  return (
    <section aria-labelledby="faq-title">
      <h2 id="faq-title" className="below-24">
        Questions and answers
      </h2>
      <Accordion name="course-faq" items={faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))} />
    </section>
  );
};
