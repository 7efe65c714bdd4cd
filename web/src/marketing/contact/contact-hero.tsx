import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { contactFacts } from '../facts/contact.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { ContactCards } from './contact-cards.tsx';

export const ContactHero = () => (
  <>
    <BreadcrumbData trail={[{ name: 'Contact us', path: paths.contact() }]} />
    <PageHero
      title="Talk to a person"
      lead={`About a course, a trial, a price or a whole team. Someone who can make decisions reads every message and replies within ${contactFacts.responseHours} business hours.`}
      picture={<ContactCards />}
    />
  </>
);
