import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const Top = staticIsland(() => import('../marketing/faq/faq-content.tsx').then(({ FaqHero }) => FaqHero));
const Search = lazyIsland(() => import('../marketing/faq/faq-search.tsx').then(({ FaqSearch }) => FaqSearch));
const List = staticIsland(() => import('../marketing/faq/faq-content.tsx').then(({ FaqList }) => FaqList));
const Rest = staticIsland(() => import('../marketing/faq/faq-content.tsx').then(({ FaqSections }) => FaqSections));

export const Component = () => (
  <>
    <PageMeta
      title="Questions and answers"
      description="Courses, courses by email, payment and refunds, certificates, notebooks, the assistant, privacy and teams: short answers, each with its own link."
    />
    <Top />
    <Search />
    <List />
    <Rest />
  </>
);
