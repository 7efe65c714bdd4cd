import { Link, useLocation } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { matchRoute, unknownRoute } from '#contract/site-routes.ts';
import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { useIsHydrated } from '../islands/use-is-hydrated.ts';
import { HeaderSearch } from '../layout/header/header-search.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import page from '../marketing/sections/page-hero.module.css';
import { SectionHead } from '../marketing/sections/section-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import title from '../ui/page-title.module.css';
import { Section } from '../ui/section.tsx';
import styles from './home.module.css';

const Top = staticIsland(() => import('../marketing/home/hero.tsx').then(({ Hero }) => Hero));
const FirstLesson = lazyIsland(() => import('../marketing/home/lesson.tsx').then(({ Lesson }) => Lesson));
const HowItWorks = staticIsland(() => import('../marketing/home/home-sections.tsx').then(({ Steps }) => Steps));
const Featured = lazyIsland(() =>
  import('../features/catalog/featured-courses.tsx').then(({ FeaturedCourses }) => FeaturedCourses),
);
const Rest = staticIsland(() => import('../marketing/home/home-sections.tsx').then(({ HomeSections }) => HomeSections));

/** Pages by words in unknown paths, some of which the site has linked to (docs/product.md#pages). */
const targets = [
  { words: /contact|demo|support/i, text: 'Contact us', to: paths.contact() },
  { words: /leadership|implementation|training/i, text: 'Corporate training', to: paths.corporateTraining() },
  { words: /sign-?(in|up)|account/i, text: 'Log in', to: paths.login() },
];
const likelyTargets = [
  { text: 'All courses', to: paths.courses() },
  { text: 'Our tools', to: paths.tools() },
];

/** Says that a path is unknown, in a screen above home. The document also serves the paths of home's sections. */
const UnknownPathNotice = () => {
  const { pathname } = useLocation();
  if (!useIsHydrated() || matchRoute(pathname).route !== unknownRoute) return null;
  const target = targets.find(({ words }) => words.test(pathname));
  return (
    <div className={`relative grid middle line-below band ${page.hero} ${styles.notice}`}>
      <Container className="grid-32 one-column align-center seven-five">
        <div role="status">
          <p className={`heading ${title.display}`}>We couldn’t find that page</p>
          <p className="lead lead-width muted break-anywhere above-24">
            There is no page at <span className="primary">{pathname}</span>. Our home page is below.
          </p>
        </div>
        <div className={`stack-16 ${styles.ways}`}>
          <HeaderSearch />
          <div className="cluster-12">
            {[...(target ? [target] : []), ...likelyTargets].slice(0, 2).map(({ text, to }, index) => (
              <ButtonLink key={to} variant={index === 0 ? 'primary' : 'secondary'} size="large" to={to}>
                {text}
              </ButtonLink>
            ))}
          </div>
          <p className="note">
            Did a link bring you here? <Link to={paths.contact()}>Report it</Link>
          </p>
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
