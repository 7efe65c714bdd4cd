import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { StructuredData } from '#web/src/lib/structured-data.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { contactFacts } from '../facts/contact.ts';
import { faqGroups } from '../facts/questions.ts';
import { PageHero } from '../sections/page-hero.tsx';
import patterns from '../sections/patterns.module.css';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './faq-content.module.css';

export const FaqHero = () => (
  <PageHero
    title="Questions and answers"
    lead={`What people ask before and while they learn with ${brand.name}, each answered in a few sentences.`}
  />
);

const pageData = {
  '@type': 'FAQPage',
  mainEntity: faqGroups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
};

/**
 * All questions by group, one open at a time, without script. An answer's URL is the page's with the answer's id as
 * fragment; browsers open the `details` element that contains a fragment target.
 */
export const FaqList = () => (
  <>
    <StructuredData data={pageData} />
    <BreadcrumbData trail={[{ name: 'Questions and answers', path: paths.faq() }]} />
    <Container className={`${patterns.withSidebar} ${styles.columns}`}>
      <nav data-no-print aria-label="Groups of questions">
        <ul className={`cluster-8 small ${styles.links}`}>
          {faqGroups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div id="questions" className="text-width">
        {faqGroups.map((group) => (
          <section key={group.id} id={group.id} className={styles.group} aria-labelledby={`${group.id}-title`}>
            <h2 id={`${group.id}-title`} className={`title ${styles.title}`}>
              {group.title}
            </h2>
            {group.questions.map(({ id, question, answer, link }) => (
              <Disclosure key={id} name="faq" summary={question}>
                <div id={id} className={`stack-12 ${styles.answer}`}>
                  <p>{answer}</p>
                  <p className={styles.ways}>
                    {link && <Link to={link.to}>{link.text}</Link>}
                    <a href={`#${id}`} className="note" data-no-print aria-label={`Link to this answer: ${question}`}>
                      Link to this answer
                    </a>
                  </p>
                </div>
              </Disclosure>
            ))}
          </section>
        ))}
      </div>
    </Container>
  </>
);

/** Contact links for other questions. */
export const FaqSections = () => (
  <Section variant="dark" labelledBy="not-answered-title">
    <SectionHead
      id="not-answered-title"
      title="Not answered?"
      lead={`Write to ${brand.supportEmail} or use the form. A person answers within ${contactFacts.responseHours} business hours.`}
      action={
        <ButtonLink variant="primary" size="large" to={paths.contact()}>
          Ask us
        </ButtonLink>
      }
    />
  </Section>
);
