import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { useConfig } from '../lib/use-config.ts';
import { StickyHeadingSection } from '../marketing/sections/sticky-heading-section.tsx';
import { ButtonLink } from '../ui/button.tsx';

const Top = staticIsland(() => import('../marketing/solutions/gen-ai-content.tsx').then(({ GenAiHero }) => GenAiHero));
const Rest = staticIsland(() =>
  import('../marketing/solutions/gen-ai-content.tsx').then(({ GenAiSections }) => GenAiSections),
);

/** Link to the external demo of real-time translation, on stages that configure one (docs/product.md#pages). */
const DemoLink = () => {
  const demo = useConfig()?.links?.demo;
  if (!demo) return null;
  return (
    <StickyHeadingSection
      id="demo-title"
      title="Hear it translate"
      lead="A sample talk, translated as it is spoken. Choose a language and listen."
    >
      <ButtonLink size="large" to={demo}>
        Try Demo
      </ButtonLink>
    </StickyHeadingSection>
  );
};

export const Component = () => (
  <>
    <PageMeta
      title="Real-time translation with generative AI"
      description="Captions or a voice in the listener's language while the speaker is still talking, with your own glossary, in your own cloud."
    />
    <BreadcrumbData
      trail={[
        { name: 'Solutions', path: paths.solutions() },
        { name: 'Real-Time Translation', path: paths.solution('gen-ai-solutions') },
      ]}
    />
    <Top />
    <DemoLink />
    <Rest />
  </>
);
