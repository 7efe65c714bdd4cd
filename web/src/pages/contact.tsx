import { Profiles } from '../marketing/elsewhere/profiles.tsx';
import { contactFacts } from '../marketing/facts/contact.ts';
import { laterPart } from '../site/later-part.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { staticPart } from '../site/static-part.tsx';

const Top = staticPart(() => import('../marketing/contact/contact-top.tsx').then(({ ContactTop }) => ContactTop));
const Form = laterPart(() => import('../marketing/forms/contact-form.tsx').then(({ ContactForm }) => ContactForm));
const Rest = staticPart(() => import('../marketing/contact/contact-rest.tsx').then(({ ContactRest }) => ContactRest));

export const Component = () => (
  <>
    <PageMeta
      title="Contact us"
      description={`Write, call or visit: phone, email, office and hours, and a message form that is answered within ${contactFacts.responseHours} business hours.`}
    />
    <Top />
    <Form />
    <Profiles />
    <Rest />
  </>
);
