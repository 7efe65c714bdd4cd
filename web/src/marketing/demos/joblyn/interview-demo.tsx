import { Minus, Check as Tick } from 'lucide-react';
import { useState } from 'react';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { TextArea } from '#web/src/ui/text-area.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import demo from '../demo-section.module.css';
import { DemoSection } from '../demo-section.tsx';
import { type Check, checkAnswer, markAnswer } from './checklist.ts';
import styles from './interview-demo.module.css';

/** Three of Joblyn's questions; the first has a sample answer, so that the page shows some feedback. */
const questions = [
  {
    title: 'A deadline you missed',
    question: 'Tell me about a deadline you missed. What did you do then?',
    example:
      'Last spring we had to move 300 customers to a new invoice system by April. I planned the move and saw in March that the data would not be clean in time. I told the client the same day, basically, and offered to move the large accounts first. We finished the rest in May.',
  },
  {
    title: 'A disagreement',
    question: 'When did you last disagree with your manager, and how did it end?',
    example: '',
  },
  {
    title: 'Why this job',
    question: 'You could work in many places. Why here, and why now?',
    example: '',
  },
] as const;

const pointsOf = (checks: readonly Check[]): string =>
  `${checks.filter(({ isMet }) => isMet).length} of ${checks.length} points`;

/** The checklist, with advice for each missing point; before the first answer only the points. */
const Feedback = ({ checks, isEmpty }: { checks: readonly Check[]; isEmpty: boolean }) => (
  <div className={`padded-24 line-above ground-sunken ${demo.aside} ${styles.feedback}`}>
    <h4 className="plain-heading body below-16" aria-live="polite">
      {isEmpty ? 'What we check' : pointsOf(checks)}
    </h4>
    <ul className="stack-16">
      {checks.map(({ title, advice, isMet }) => (
        <li key={title} className="grid-12 icon-column">
          {!isEmpty && isMet ? (
            <Tick className="above-2 accent" size={18} strokeWidth={2} aria-hidden />
          ) : (
            <Minus className="above-2 muted" size={18} strokeWidth={2} aria-hidden />
          )}
          <div>
            <p>
              {!isEmpty && <VisuallyHidden>{isMet ? 'Met: ' : 'Missing: '}</VisuallyHidden>}
              {title}
            </p>
            {!isEmpty && !isMet && <p className="muted">{advice}</p>}
          </div>
        </li>
      ))}
    </ul>
  </div>
);

/** The answer as the interviewer hears it: what to keep and what to change, marked while the visitor types. */
const MarkedAnswer = ({ answer }: { answer: string }) => (
  <div className="stack-8 one-column">
    <p className="cluster-12 note">
      <span>As the interviewer hears it</span>
      <mark className={styles.keep}>keep</mark>
      <mark className={styles.change}>change</mark>
    </p>
    <p className={`body break-anywhere ${styles.heard}`} data-marked>
      {answer.trim()
        ? markAnswer(answer).map(({ text, mark }, place) =>
            mark ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
              <mark key={place} className={styles[mark]}>
                {text.replaceAll(' ', '\u00a0')}
              </mark>
            ) : (
              text
            ),
          )
        : 'Type, and your words show up here, marked.'}
    </p>
  </div>
);

/** Three interview questions; answers are marked and checked while the visitor types. */
export const InterviewDemo = () => {
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<readonly string[]>(questions.map(({ example }) => example));
  const { question, title } = questions[place] ?? questions[0];
  const answer = answers[place] ?? '';
  const checks = checkAnswer(answer);

  return (
    <DemoSection
      title="Your answer, marked as you type"
      lead="Joblyn listens to you. Here you type your answer, and the page checks five things that interviewers write down."
    >
      <ProductWindow
        title={
          <>
            <ToolMark slug="joblyn" size={32} /> {title}
          </>
        }
        status={`question ${place + 1} of ${questions.length}`}
      >
        <div className="grid one-column seven-five">
          <div className={`stack-16 top padded-24 ${styles.form}`}>
            <h3 className={styles.question}>{question}</h3>
            <TextArea
              label="Your answer"
              rows={6}
              maxLength={2000}
              value={answer}
              onChange={({ target }) => setAnswers(answers.with(place, target.value))}
            />
            <MarkedAnswer answer={answer} />
            <div className="row-16" data-needs-script data-no-print>
              <Button onClick={() => setPlace((place + 1) % questions.length)}>Next question</Button>
              {/* The checklist below announces the same. */}
              <span className="note narrow-only" aria-hidden>
                {pointsOf(checks)}
              </span>
            </div>
          </div>
          <Feedback checks={checks} isEmpty={!answer.trim()} />
        </div>
      </ProductWindow>
    </DemoSection>
  );
};
