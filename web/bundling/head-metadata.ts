import { brand } from '#contract/brand.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (html: string) => html.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** Returns a page's title, without the brand, and description from its prerendered head. */
export const headMetadata = (head: string): { title: string; description: string } => ({
  title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '').replace(` | ${brand.name}`, ''),
  description: decodeEntities(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
});
