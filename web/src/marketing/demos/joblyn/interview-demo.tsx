import { useRef, useState } from 'react';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import { TextArea } from '#web/src/ui/text-area.tsx';
import { DemoSection, needsScript } from '../demo-section.tsx';
import { checkAnswer } from './checklist.ts';
import { Feedback } from './feedback.tsx';
import styles from './interview-demo.module.css';
import { questions } from './questions.ts';

/** Three interview questions, each with a checklist for the answer. */
export const InterviewDemo = () => {
  const [place, setPlace] = useState(0);
  const [answers, setAnswers] = useState<readonly string[]>(questions.map(({ example }) => example));
  // The last checked answer of each question; the example is checked from the start.
  const [checked, setChecked] = useState<readonly string[]>(answers);

  const { question, title } = questions[place] ?? questions[0];
  const answer = answers[place] ?? '';
  const checks = checkAnswer(checked[place] ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const change = (text: string) => {
    setError(undefined);
    setAnswers(answers.with(place, text));
  };
  const nextQuestion = () => {
    setError(undefined);
    setPlace((place + 1) % questions.length);
  };
  const check = () => {
    if (!answer.trim()) {
      setError('Write your answer first, then check it.');
      setChecked(checked.with(place, ''));
      field.current?.focus();
      return;
    }
    setChecked(checked.with(place, answer));
    const met = checkAnswer(answer).filter(({ isMet }) => isMet).length;
    announce(`${met} of ${checks.length} points met.`);
  };

  return (
    <DemoSection
      title="Answer a question, see what is missing"
      lead="Joblyn listens for what interviewers write down. This page checks five of those things."
    >
      <ProductWindow
        title={
          <>
            <ToolMark slug="joblyn" size={32} /> {title}
          </>
        }
        status={`question ${place + 1} of ${questions.length}`}
      >
        <div className={styles.columns}>
          <div className={styles.ask}>
            <h3 className={styles.question}>{question}</h3>
            <TextArea
              ref={field}
              label="Your answer"
              error={error}
              rows={8}
              maxLength={2000}
              value={answer}
              onChange={({ target }) => change(target.value)}
            />
            <div className={`${styles.actions} ${needsScript}`}>
              <Button onClick={check}>Check my answer</Button>
              <Button variant="plain" onClick={nextQuestion}>
                Next question
              </Button>
            </div>
          </div>
          <Feedback checks={checks} isEmpty={!checked[place]} />
        </div>
      </ProductWindow>
    </DemoSection>
  );
};
