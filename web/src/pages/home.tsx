import { brand } from '../../../contract/brand.ts';
import { FeaturedCourses } from '../features/catalogue/featured-courses.tsx';
import { CallToAction } from '../marketing/sections/call-to-action.tsx';
import { FiguresBand } from '../marketing/sections/home/figures-band.tsx';
import { Hero } from '../marketing/sections/home/hero.tsx';
import { Pricing } from '../marketing/sections/home/pricing.tsx';
import { ToolList } from '../marketing/sections/home/tool-list.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import styles from './home.module.css';

export const Component = () => (
  <>
    <PageMeta
      title={`${brand.name}: AI courses and professional AI tools`}
      description="Learn to work with AI in courses that teach one skill at a time, and use five professional AI tools for strategy, video dubbing, e-mail, interviews and stakeholder conversations."
    />
    <Hero />
    <Section labelledBy="featured-title">
      <div className={styles.head}>
        <h2 id="featured-title">Start with one of these</h2>
        <ButtonLink to={paths.courses()}>All courses</ButtonLink>
      </div>
      <FeaturedCourses />
    </Section>
    <FiguresBand />
    <ToolList />
    <Pricing />
    <CallToAction />
  </>
);
