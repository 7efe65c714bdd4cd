import { lazyIsland } from '../islands/lazy-island.tsx';
import { staticIsland } from '../islands/static-island.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { Profiles } from '../marketing/external-links/profiles.tsx';
import { contactFacts } from '../marketing/facts/contact.ts';

const Top = staticIsland(() => import('../marketing/contact/contact-hero.tsx').then(({ ContactHero }) => ContactHero));
const Form = lazyIsland(() => import('../marketing/forms/contact-form.tsx').then(({ ContactForm }) => ContactForm));
const Rest = staticIsland(() =>
  import('../marketing/contact/contact-sections.tsx').then(({ ContactSections }) => ContactSections),
);

export const Component = () => (
  <>
    <PageMeta
      title="Contact us"
      description={`Write, call or visit: phone, email, office and hours, and a message form we answer within ${contactFacts.responseHours} business hours.`}
    />
    <Top />
    <Form />
    <Profiles />
    <Rest />
  </>
);
