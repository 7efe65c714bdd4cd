import { Link, useLocation } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { matchRoute, unknownRoute } from '#contract/site-routes.ts';
import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { useIsHydrated } from '../islands/use-is-hydrated.ts';
import { HeaderSearch } from '../layout/header/header-search.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import patterns from '../marketing/sections/patterns.module.css';
import { SectionHead } from '../marketing/sections/section-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { Section } from '../ui/section.tsx';
import styles from './home.module.css';

const Top = staticIsland(() => import('../marketing/home/hero.tsx').then(({ Hero }) => Hero));
const FirstLesson = lazyIsland(() => import('../marketing/home/lesson.tsx').then(({ Lesson }) => Lesson));
const HowItWorks = staticIsland(() => import('../marketing/home/home-sections.tsx').then(({ Steps }) => Steps));
const Featured = lazyIsland(() =>
  import('../features/catalog/featured-courses.tsx').then(({ FeaturedCourses }) => FeaturedCourses),
);
const Rest = staticIsland(() => import('../marketing/home/home-sections.tsx').then(({ HomeSections }) => HomeSections));

const toolsTarget = { text: 'Our tools', to: paths.tools() };
/** Pages by words of unknown paths; the site has linked some of them (docs/product.md#pages). */
const targets = [
  { words: /contact|demo|support/i, text: 'Contact us', to: paths.contact() },
  { words: /leadership|implementation|training/i, text: 'Corporate training', to: paths.corporateTraining() },
  { words: /sign-?(in|up)|account/i, text: 'Log in', to: paths.login() },
];

/** Says that an unknown path shows home. Its document also serves the paths of home's sections. */
const UnknownPathNotice = () => {
  const { pathname } = useLocation();
  if (!useIsHydrated() || matchRoute(pathname).route !== unknownRoute) return null;
  const target = targets.find(({ words }) => words.test(pathname)) ?? toolsTarget;
  return (
    <div className={`relative ${styles.notice}`}>
      <Container className={`grid-16 one-column align-center padded-block-24 ${styles.row}`}>
        <div role="status">
          <p className="heading">We couldn’t find that page</p>
          <p className="muted any-width break-anywhere">
            There is no page at <span className="primary">{pathname}</span>. This is our home page.{' '}
            <Link to={paths.contact()}>Report a broken link</Link>
          </p>
        </div>
        <HeaderSearch />
        <div className={`cluster-12 ${patterns.actions}`}>
          <ButtonLink to={target.to}>{target.text}</ButtonLink>
          <ButtonLink to={paths.courses()}>All courses</ButtonLink>
        </div>
      </Container>
    </div>
  );
};

export const Component = () => (
  <>
    <PageMeta
      title={`${brand.name}: AI courses and professional AI tools`}
      description="Learn to work with AI in courses that teach one skill at a time, and use five professional AI tools for strategy, video dubbing, email, interviews and stakeholder conversations."
    />
    <UnknownPathNotice />
    <Top />
    <FirstLesson />
    <HowItWorks />
    <Section labelledBy="featured-title">
      <SectionHead
        id="featured-title"
        title="Start with one of these"
        action={<ButtonLink to={paths.courses()}>All courses</ButtonLink>}
      />
      <Featured />
    </Section>
    <Rest />
  </>
);
