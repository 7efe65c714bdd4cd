import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Only one of the disclosures with the same name is open at a time. */
  name?: string | undefined;
  defaultOpen?: boolean;
  /** Fragment id for links to this item. */
  id?: string;
  className?: string | undefined;
}

/** A native `details` element, which works without script. */
export const Disclosure = ({ summary, children, name, defaultOpen, id, className }: DisclosureProps) => (
  <details className={classNames('line-below', className)} name={name} id={id} open={defaultOpen}>
    <summary className={`row-16 between strong ${styles.summary}`}>
      <span>{summary}</span>
      <ChevronDown className="fixed muted chevron" size={20} strokeWidth={1.75} aria-hidden />
    </summary>
    <div className={`muted ${styles.content}`}>{children}</div>
  </details>
);

/** Questions and answers, one open at a time. `name` is unique on the page. */
export const Accordion = ({
  name,
  items,
}: {
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
}) => (
  <div className="line-above">
    {items.map(({ question, answer }) => (
      <Disclosure key={question} name={name} summary={question}>
        {answer}
      </Disclosure>
    ))}
  </div>
);
