import { brand } from '../../contract/brand.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (html: string) => html.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** Title, without the brand, and description that a page's head says. */
export const headMetadata = (head: string): { title: string; description: string } => ({
  title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '').replace(` | ${brand.name}`, ''),
  description: decodeEntities(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
});
