import { type ReactNode, useRef } from 'react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { Container } from '#web/src/ui/container.tsx';
import { Accordion } from '#web/src/ui/disclosure.tsx';
import { ActionBar } from './action-bar.tsx';
import { CourseAbout } from './course-about.tsx';
import { CourseAudience } from './course-audience.tsx';
import { CourseHero } from './course-hero.tsx';
import { CourseInstructor } from './course-instructor.tsx';
import { CourseOutcomes } from './course-outcomes.tsx';
import { CourseOutline } from './course-outline.tsx';
import { CoursePreview } from './course-preview.tsx';
import styles from './course-view.module.css';
import { PriceCard } from './price-card.tsx';
import { useEnrollment } from './use-enrollment.ts';

interface CourseViewProps {
  course: CourseDetail;
  onRefetch: () => Promise<unknown>;
  /** Full-width content after the course. */
  children: ReactNode;
}

const previewDuration = ({ sections, preview }: CourseDetail) =>
  sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === preview?.lectureId)?.duration ?? 0;

export const CourseView = ({ course, onRefetch, children }: CourseViewProps) => {
  const enrollment = useEnrollment(course.id);
  const actionRef = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <CourseHero course={course} />
      <Container className={styles.layout}>
        <div className={styles.side}>
          <PriceCard course={course} enrollment={enrollment} actionRef={actionRef} />
        </div>
        <div className={styles.body}>
          {course.preview && (
            <CoursePreview
              courseId={course.id}
              preview={course.preview}
              duration={previewDuration(course)}
              onRefetch={onRefetch}
            />
          )}
          <CourseOutcomes outcomes={course.outcomes} />
          <CourseAbout description={course.description} skills={course.skills} />
          <CourseOutline {...course} />
          <CourseAudience prerequisites={course.prerequisites} audience={course.audience} />
          <CourseInstructor instructor={course.instructor} instructorProfile={course.instructorProfile} />
          {course.faq.length > 0 && (
            <section aria-labelledby="faq-title">
              <h2 id="faq-title" className={styles.faqTitle}>
                Questions and answers
              </h2>
              <Accordion
                name="course-faq"
                items={course.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))}
              />
            </section>
          )}
        </div>
      </Container>
      {children}
      <ActionBar course={course} enrollment={enrollment} replacedButton={actionRef} />
    </div>
  );
};
