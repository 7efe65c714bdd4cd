import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { contactFacts } from '../facts/contact.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { CourseFolder } from './course-folder.tsx';

export const InstructorHero = () => (
  <>
    <BreadcrumbData trail={[{ name: 'Teach with us', path: paths.instructor() }]} />
    <PageHero
      title="Teach what you do all day"
      lead="You know the work and can explain it. We turn that into a course: recording, captions, quizzes, emails, certificates and everything that can break."
      actions={[{ text: 'Apply to teach', to: paths.instructorSignup() }]}
      facts={[
        'You write, we build',
        'Your material stays yours',
        `Answer within ${contactFacts.responseHours} business hours`,
      ]}
      picture={<CourseFolder />}
    />
  </>
);
