import { brand } from '#contract/brand.ts';

interface PageMetaProps {
  /** Without the brand, which is appended. */
  title: string;
  description?: string;
  /** For states that must not be indexed, e.g. a course that does not exist; routes set their own. */
  noindex?: boolean | undefined;
}

/** Sets the document's title and descriptions; React hoists them into the head. One per page. */
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
