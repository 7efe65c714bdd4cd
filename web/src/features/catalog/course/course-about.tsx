import type { CourseDetail } from '#contract/schemas/course.ts';
import { BadgeList } from '#web/src/ui/badge-list.tsx';

import styles from './course-about.module.css';
import { PrerenderedMarkdown } from './prerendered-markdown.tsx';

export const CourseAbout = ({ description, skills }: Pick<CourseDetail, 'description' | 'skills'>) => (
  <section aria-labelledby="about-title">
    <h2 id="about-title">About this course</h2>
    <div className={styles.text}>
      <PrerenderedMarkdown text={description} />
    </div>
    <h3 className={styles.skillsTitle}>Skills you will gain</h3>
    <BadgeList labels={skills} />
  </section>
);
