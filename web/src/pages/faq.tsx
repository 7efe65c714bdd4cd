import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() => import('../marketing/faq/faq-top.tsx').then(({ FaqTop }) => FaqTop));
const Search = laterPart(() => import('../marketing/search/faq-search.tsx').then(({ FaqSearch }) => FaqSearch));
const List = staticPart(() => import('../marketing/faq/faq-list.tsx').then(({ FaqList }) => FaqList));
const Rest = staticPart(() => import('../marketing/faq/faq-rest.tsx').then(({ FaqRest }) => FaqRest));

export const Component = () => (
  <>
    <PageMeta
      title="Questions and answers"
      description="Courses, courses by email, payment and refunds, certificates, notebooks, the assistant, privacy and teams: short answers, each with an address of its own."
    />
    <Top />
    <Search />
    <List />
    <Rest />
  </>
);
