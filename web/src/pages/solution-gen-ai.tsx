import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { DemoLink } from '../marketing/external-links/demo-link.tsx';

const Top = staticIsland(() => import('../marketing/solutions/gen-ai-content.tsx').then(({ GenAiHero }) => GenAiHero));
const Rest = staticIsland(() =>
  import('../marketing/solutions/gen-ai-content.tsx').then(({ GenAiSections }) => GenAiSections),
);

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
