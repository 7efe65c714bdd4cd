import { brand } from '#contract/brand.ts';
import { FeaturedCourses } from '../features/catalog/featured-courses.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { SectionHead } from '../marketing/sections/section-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

const Top = staticIsland(() => import('../marketing/home/hero.tsx').then(({ Hero }) => Hero));
const Rest = staticIsland(() => import('../marketing/home/home-sections.tsx').then(({ HomeSections }) => HomeSections));

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
