import { brand } from '../../../contract/brand.ts';

interface PageMetaProps {
  /** Without the brand, which is appended. */
  title: string;
  description?: string;
  /** For states that no search engine should keep, e.g. a course that does not exist; routes say it for themselves. */
  noindex?: boolean | undefined;
}

/** The document's title and descriptions; React lifts them into the head. One per page. */
export const PageMeta = ({ title, description, noindex }: PageMetaProps) => {
  const full = title.includes(brand.name) ? title : `${title} | ${brand.name}`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
};
