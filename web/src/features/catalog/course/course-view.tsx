import { type ComponentType, useRef } from 'react';
import { topicLabel } from '#contract/rules/topic.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { courseMetadata } from '#web/src/lib/course-labels.ts';
import { languagesLabel, updatedLabel } from '#web/src/lib/outline-labels.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Breadcrumb } from '#web/src/ui/breadcrumb.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { CourseCard, courseGrid } from '../course-card.tsx';
import { ActionBar } from './course-action.tsx';
import { CourseAbout, CourseAudience, CourseInstructor, CourseOutcomes, CourseQuestions } from './course-details.tsx';
import { CourseOutline } from './course-outline.tsx';
import { CoursePreview, type PreviewProps, previewDuration } from './course-preview.tsx';
import styles from './course-view.module.css';
import { PriceCard } from './price-card.tsx';
import { useEnrollment } from './use-enrollment.ts';

/** Hero of a course page: title, promise and facts. */
const CourseHero = ({ course }: { course: CourseDetail }) => {
  const [topic] = course.topics;
  const steps = [
    { text: 'Courses', to: paths.courses() },
    ...(topic ? [{ text: topicLabel(topic), to: paths.courses({ topic }) }] : []),
    { text: course.title },
  ];
  return (
    <div className="relative primary line-below night clipped">
      <Container className={`relative ${styles.heroContent}`}>
        <div className={`stack-24 ${styles.heroText}`}>
          <Breadcrumb items={steps} />
          <PageTitle className={`above-8 ${styles.title}`} lead={course.promise}>
            {course.title}
          </PageTitle>
          <MetadataRow
            className={styles.metadata}
            items={[...courseMetadata(course), languagesLabel(course.languages), updatedLabel(course)]}
          />
          <p className="row-12 note">
            <Portrait
              name={course.instructor}
              id={course.instructorProfile.id}
              className={`fixed pill ${styles.portrait}`}
            />
            <span>
              Taught by <a href="#instructor">{course.instructor}</a>
            </span>
          </p>
        </div>
      </Container>
    </div>
  );
};

const RelatedCourses = ({ courses }: { courses: CourseDetail['related'] }) => {
  if (courses.length === 0) return null;
  return (
    <Section labelledBy="related-title" className="line-above">
      <h2 id="related-title" className={styles.relatedTitle}>
        Related courses
      </h2>
      <ul className={courseGrid}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

interface CourseViewProps {
  course: CourseDetail;
  /** Fetches the course again. */
  onRefetch: PreviewProps['onRefetch'];
  PreviewPlayer: ComponentType<PreviewProps>;
}

export const CourseView = ({ course, onRefetch, PreviewPlayer }: CourseViewProps) => {
  const enrollment = useEnrollment(course.id);
  const actionRef = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <CourseHero course={course} />
      <Container className={`stack-48 ${styles.layout}`}>
        {course.preview && (
          <CoursePreview
            courseId={course.id}
            preview={course.preview}
            duration={previewDuration(course)}
            onRefetch={onRefetch}
            Player={PreviewPlayer}
          />
        )}
        <div className={styles.side}>
          <PriceCard course={course} enrollment={enrollment} actionRef={actionRef} />
        </div>
        <div className={`stack-64 shrink top ${styles.body}`}>
          <CourseOutcomes outcomes={course.outcomes} />
          <CourseAbout description={course.description} skills={course.skills} />
          <CourseOutline course={course} learned={enrollment.state === 'enrolled' ? enrollment.learned : undefined} />
          <CourseAudience prerequisites={course.prerequisites} audience={course.audience} />
          <CourseInstructor instructor={course.instructor} instructorProfile={course.instructorProfile} />
          <CourseQuestions faq={course.faq} />
        </div>
      </Container>
      <RelatedCourses courses={course.related} />
      <ActionBar course={course} enrollment={enrollment} replacedButton={actionRef} />
    </div>
  );
};

/** Placeholder of the course page with the same boxes. */
export const CourseSkeleton = () => (
  <Skeleton label="Loading the course">
    <h1>
      <VisuallyHidden>Course</VisuallyHidden>
    </h1>
    <div className="relative primary line-below night clipped">
      <Container className={`relative ${styles.heroContent}`}>
        <div className={`stack-24 ${styles.heroText} top ${styles.heroBoxes}`}>
          <SkeletonBox width="16em" />
          <SkeletonBox shape="button" width="28em" />
          <SkeletonBox width="34em" height="3em" />
          <SkeletonBox width="16em" />
        </div>
      </Container>
    </div>
    <Container className={`stack-48 ${styles.layout}`}>
      <SkeletonBox shape="media" />
      <div className={styles.side}>
        <div className={`stack-16 top surface padded-24 ${styles.card}`}>
          <SkeletonBox shape="title" />
          <SkeletonBox shape="button" />
          <SkeletonBox />
          <SkeletonBox />
          <SkeletonBox />
        </div>
      </div>
      <div className={`stack-64 shrink top ${styles.body}`}>
        <SkeletonBox shape="title" />
        <SkeletonBox />
        <SkeletonBox />
      </div>
    </Container>
  </Skeleton>
);
