import { brand } from '../../contract/brand.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plain = (html: string) => html.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);

/** Title, without the brand, and description that a page's head says. */
export const saidInHead = (head: string): { title: string; description: string } => ({
  title: plain(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '').replace(` | ${brand.name}`, ''),
  description: plain(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
});
