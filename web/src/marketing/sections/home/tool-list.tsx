import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { tools } from '#web/src/marketing/facts/tools.ts';
import { StatusBadge } from '#web/src/marketing/tool-mark/status-badge.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { LinkRows } from '../link-rows.tsx';
import { SectionHead } from '../section-head.tsx';

const rows = tools.map(({ slug, name, kind, description, facts, status }) => ({
  ...{ title: name, kind, description, facts },
  to: paths.product(slug),
  mark: <ToolMark slug={slug} size={56} />,
  badge: <StatusBadge status={status} />,
}));

/** The five tools; target of `/products`. */
export const ToolList = () => (
  <Section variant="dark" id="tools" labelledBy="tools-title">
    <SectionHead
      id="tools-title"
      title={brand.tagline}
      lead="Five tools, each for one job that consultants, creators, job seekers and project managers do every week."
    />
    <LinkRows rows={rows} />
  </Section>
);
