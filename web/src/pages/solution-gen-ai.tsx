import { DemoLink } from '../marketing/elsewhere/demo-link.tsx';
import { BreadcrumbData } from '../site/breadcrumb-data.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { paths } from '../site/paths.ts';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() => import('../marketing/solutions/gen-ai-content.tsx').then(({ GenAiTop }) => GenAiTop));
const Rest = staticPart(() => import('../marketing/solutions/gen-ai-content.tsx').then(({ GenAiRest }) => GenAiRest));

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
