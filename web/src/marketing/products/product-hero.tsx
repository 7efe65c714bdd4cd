import type { ReactNode } from 'react';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { type Tool, toolOf } from '../facts/tools.ts';
import { type Action, PageHero } from '../sections/page-hero.tsx';
import { StatusBadge } from '../tool-mark/status-badge.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';

interface ProductHeroProps {
  slug: Tool['slug'];
  title: string;
  lead: string;
  /** The main action; the second is always the demo on the page. */
  action: Action;
  /** Short facts in mono; the tool's own by default. */
  facts?: readonly string[];
  picture: ReactNode;
}

/** Hero of a product page: mark, name, badge, title and illustration. */
export const ProductHero = ({ slug, title, lead, action, facts, picture }: ProductHeroProps) => {
  const tool = toolOf(slug);
  return (
    <>
      <BreadcrumbData trail={[{ name: tool.name, path: paths.product(slug) }]} />
      <PageHero
        label={
          <>
            <ToolMark slug={slug} />
            <span>
              {tool.name}, {tool.kind.toLowerCase()}
            </span>
            <StatusBadge status={tool.status} />
          </>
        }
        title={title}
        lead={lead}
        actions={[action, { text: 'Try it on this page', to: '#try' }]}
        facts={facts ?? tool.facts}
        picture={picture}
      />
    </>
  );
};
