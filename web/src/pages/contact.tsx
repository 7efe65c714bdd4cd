import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { BreadcrumbData } from '../lib/breadcrumb-data.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../lib/paths.ts';
import { useConfig } from '../lib/use-config.ts';
import { contactFacts } from '../marketing/facts/contact.ts';
import { FormHero } from '../marketing/sections/form-hero.tsx';
import { StickyHeadingSection } from '../marketing/sections/sticky-heading-section.tsx';
import styles from './contact.module.css';

const Introduction = staticIsland(() =>
  import('../marketing/contact/contact-introduction.tsx').then(({ ContactIntroduction }) => ContactIntroduction),
);
const Details = staticIsland(() =>
  import('../marketing/contact/contact-introduction.tsx').then(({ ContactCards }) => ContactCards),
);
const Form = lazyIsland(() => import('../marketing/forms/message-forms.tsx').then(({ ContactForm }) => ContactForm));
const Rest = staticIsland(() =>
  import('../marketing/contact/contact-content.tsx').then(({ ContactSections }) => ContactSections),
);

/** Links to our profiles on other sites, on stages that configure them (docs/product.md#pages). */
const Profiles = () => {
  const profiles = useConfig()?.links?.profiles ?? [];
  if (profiles.length === 0) return null;
  return (
    <StickyHeadingSection id="profiles-title" title="Follow along">
      <ul className={`flex wrap ${styles.profiles}`} aria-label="Our profiles elsewhere">
        {profiles.map(({ name, url }) => (
          <li key={url} className="flex">
            <a className="padded-block-8" href={url} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </StickyHeadingSection>
  );
};

export const Component = () => (
  <>
    <PageMeta
      title="Contact us"
      description={`Write, call or visit: phone, email, office and hours, and a message form we answer within ${contactFacts.responseHours} business hours.`}
    />
    <BreadcrumbData trail={[{ name: 'Contact us', path: paths.contact() }]} />
    <FormHero introduction={<Introduction />} form={<Form />} details={<Details />} />
    <Profiles />
    <Rest />
  </>
);
