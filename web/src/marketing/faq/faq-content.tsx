import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { StructuredData } from '#web/src/lib/structured-data.tsx';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { contactFacts } from '../facts/contact.ts';
import { faqGroups } from '../facts/questions.ts';
import { PageHero } from '../sections/page-hero.tsx';
import styles from './faq-content.module.css';

const answerCount = faqGroups.reduce((sum, { questions }) => sum + questions.length, 0);

export const FaqHero = () => (
  <PageHero
    title="Questions and answers"
    lead={`${answerCount} short answers about courses, payment, certificates and your data.`}
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

/** Groups of questions in two columns of about the same length, in reading order. */
const columns = (() => {
  const half = answerCount / 2;
  let count = 0;
  const split = faqGroups.findIndex(({ questions }) => {
    count += questions.length;
    return count > half;
  });
  return [faqGroups.slice(0, split), faqGroups.slice(split)];
})();

const Group = ({ id: groupId, title, questions }: (typeof faqGroups)[number]) => (
  <section id={groupId} aria-labelledby={`${groupId}-title`}>
    <h2 id={`${groupId}-title`} className={`title line-below ${styles.title}`}>
      {title}
    </h2>
    {questions.map(({ id, question, answer, link }) => (
      <Disclosure key={id} name="faq" summary={question} defaultOpen={id === faqGroups[0]?.questions[0]?.id}>
        <div id={id} className={`stack-12 ${styles.answer}`}>
          <p>{answer}</p>
          <p className={`small flex wrap between ${styles.ways}`}>
            {link && <Link to={link.to}>{link.text}</Link>}
            <a href={`#${id}`} className="note" data-no-print aria-label={`Link to this answer: ${question}`}>
              Link to this answer
            </a>
          </p>
        </div>
      </Disclosure>
    ))}
  </section>
);

/**
 * All questions by group, one open at a time, without script. An answer's URL is the page's with the answer's id as
 * fragment; browsers open the `details` element that contains a fragment target.
 */
export const FaqList = () => (
  <>
    <StructuredData data={pageData} />
    <BreadcrumbData trail={[{ name: 'Questions and answers', path: paths.faq() }]} />
    <Container className={`stack-48 one-column ${styles.answers}`}>
      <nav data-no-print aria-label="Groups of questions">
        <ul className="cluster-8 small">
          {faqGroups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={`block padded-8-16 bordered pill primary undecorated ${styles.link}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div id="questions" className={`stack-48 one-column ${styles.columns}`}>
        {columns.map((groups) => (
          <div key={groups[0]?.id} className="stack-48 one-column top">
            {groups.map((group) => (
              <Group key={group.id} {...group} />
            ))}
          </div>
        ))}
      </div>
    </Container>
  </>
);

/** Contact links for other questions. */
export const FaqSections = () => (
  <Container className={styles.answers}>
    <section className="cluster-24 between surface padded-24" aria-labelledby="not-answered-title">
      <div className="stack-8">
        <h2 id="not-answered-title" className="title">
          Still have a question?
        </h2>
        <p className="muted">
          Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> or use the form. A person answers
          within {contactFacts.responseHours} business hours.
        </p>
      </div>
      <ButtonLink variant="primary" size="large" to={paths.contact()}>
        Contact us
      </ButtonLink>
    </section>
  </Container>
);
