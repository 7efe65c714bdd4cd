import { brand } from '#contract/brand.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { PageMeta } from '#web/src/lib/page-meta.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { siteOrigin } from '#web/src/lib/site-origin.ts';
import { StructuredData } from '#web/src/lib/structured-data.tsx';

/** Formats an ISO 8601 duration in hours and minutes, rounded up to the minute. */
const isoDuration = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
};

/** Builds the schema.org description of a course. `origin` is the site's origin. */
const courseStructuredData = (course: CourseDetail, origin: string): object => {
  const url = origin + paths.course(course.id);
  const price = course.kind === 'drip' ? 0 : course.price;
  const offer = price !== null && {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    price,
    priceCurrency: course.currency,
    url,
  };
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.promise,
    provider: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
    inLanguage: course.languages,
    educationalLevel: course.level,
    dateModified: course.updatedAt,
    teaches: course.outcomes,
    about: course.skills,
    coursePrerequisites: course.prerequisites,
    ...(course.hasCertificate && { educationalCredentialAwarded: 'Certificate of completion' }),
    ...(offer && { offers: [offer] }),
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: isoDuration(course.duration),
        instructor: { '@type': 'Person', name: course.instructor, description: course.instructorProfile.headline },
      },
    ],
  };
};

/** Head metadata of a course for search engines and link previews. */
export const CourseMeta = ({ course }: { course: CourseDetail }) => (
  <>
    <PageMeta title={course.title} description={course.promise} />
    <StructuredData data={courseStructuredData(course, siteOrigin())} />
    <BreadcrumbData
      trail={[
        { name: 'Courses', path: paths.courses() },
        { name: course.title, path: paths.course(course.id) },
      ]}
    />
  </>
);
