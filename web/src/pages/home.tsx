import { brand } from '../../../contract/brand.ts';
import { FeaturedCourses } from '../features/catalogue/featured-courses.tsx';
import { SectionHead } from '../marketing/sections/section-head.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { staticPart } from '../site/static-part.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

const Top = staticPart(() => import('../marketing/sections/home/hero.tsx').then(({ Hero }) => Hero));
const Rest = staticPart(() => import('../marketing/sections/home/home-rest.tsx').then(({ HomeRest }) => HomeRest));

export const Component = () => (
  <>
    <PageMeta
      title={`${brand.name}: AI courses and professional AI tools`}
      description="Learn to work with AI in courses that teach one skill at a time, and use five professional AI tools for strategy, video dubbing, email, interviews and stakeholder conversations."
    />
    <Top />
    <Section labelledBy="featured-title">
      <SectionHead
        id="featured-title"
        title="Start with one of these"
        action={<ButtonLink to={paths.courses()}>All courses</ButtonLink>}
      />
      <FeaturedCourses />
    </Section>
    <Rest />
  </>
);
