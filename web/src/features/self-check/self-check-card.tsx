import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { maxSelfCheckAnswer } from '#contract/rules/max-self-check-answer.ts';
import type {
  NewSelfCheckAttempt,
  SelfCheck,
  SelfCheckAttempt,
  SelfCheckVerdict,
} from '#contract/schemas/self-check.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { tabStorage } from '#web/src/lib/storage.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';
import { SideBySide } from '#web/src/ui/side-by-side.tsx';
import { TextArea } from '#web/src/ui/text-area.tsx';
import styles from './self-check-card.module.css';
import { VerdictButtons, VerdictLine } from './verdict.tsx';

interface SelfCheckCardProps {
  /** Position of the question, e.g. `Question 1 of 3`. */
  label: string;
  /** Key under which this tab stores an answer that is not saved yet. */
  draftName: string;
  selfCheck: SelfCheck;
  last: SelfCheckAttempt | undefined;
  /** Rejects when the attempt was not saved. */
  onSave: (attempt: NewSelfCheckAttempt) => Promise<void>;
}

/** `asking` until the learner commits to an answer, `comparing` until they have judged it. */
type Step = 'asking' | 'comparing' | 'judged';

/** The learner's answer beside the author's. */
const Comparison = ({ own, author }: { own: string; author: string }) => (
  <SideBySide
    sides={[
      {
        label: 'Your answer',
        content: <p className={own ? 'break-anywhere pre-wrap' : 'muted'}>{own || 'Nothing written'}</p>,
      },
      { label: 'The author’s answer', content: <Markdown text={author} /> },
    ]}
  />
);

interface AnswerFormProps {
  /** Id of the question. */
  labelledBy: string;
  answer: string;
  onChange: (answer: string) => void;
  onReveal: () => void;
  onGiveUp: () => void;
}

/** Requires a written answer, or the learner's statement that they have one in mind or do not know. */
const AnswerForm = ({ labelledBy, answer, onChange, onReveal, onGiveUp }: AnswerFormProps) => {
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (answer.trim()) return onReveal();
    setEmpty(true);
    event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form className="stack-12 one-column" aria-labelledby={labelledBy} onSubmit={submit}>
      <TextArea
        label="Your answer"
        error={isEmpty ? 'Write a few words first, or choose another button.' : undefined}
        rows={2}
        maxLength={maxSelfCheckAnswer}
        value={answer}
        data-focus-when="asking"
        onChange={(event) => {
          setEmpty(false);
          onChange(event.currentTarget.value);
        }}
      />
      <div className="cluster-16" data-no-print>
        <Button type="submit">Show answer</Button>
        <span className="flex">
          <Button variant="plain" size="small" flush onClick={onReveal}>
            I answered in my head
          </Button>
          <Button variant="plain" size="small" onClick={onGiveUp}>
            I don’t know
          </Button>
        </span>
      </div>
    </form>
  );
};

/** One question: learners answer it or give up, see the author's answer beside their own, and judge theirs. */
export const SelfCheckCard = ({ label, draftName, selfCheck, last, onSave }: SelfCheckCardProps) => {
  const titleId = useId();
  const card = useRef<HTMLLIElement>(null);
  const draft = tabStorage(draftName);
  const [answer, setAnswer] = useState(() => draft.read() ?? '');
  const [step, setStep] = useState<Step>(last && answer === '' ? 'judged' : 'asking');
  const [hasMoved, setMoved] = useState(false);
  const [saving, setSaving] = useState<SelfCheckVerdict>();
  const [failure, setFailure] = useState<string>();

  const judged = step === 'judged' ? last : undefined;

  // The pressed control is gone, so the focus moves to the next step.
  useEffect(() => {
    if (hasMoved) card.current?.querySelector<HTMLElement>(`[data-focus-when="${step}"]`)?.focus();
  }, [step, hasMoved]);

  const goTo = (next: Step) => {
    setMoved(true);
    setFailure(undefined);
    setStep(next);
  };
  const change = (text: string) => {
    setAnswer(text);
    draft.write(text || null);
  };
  const judge = async (verdict: SelfCheckVerdict, text: string) => {
    if (saving) return;
    setSaving(verdict);
    setFailure(undefined);
    try {
      await onSave({ questionId: selfCheck.id, attempt: (last?.attempt ?? 0) + 1, answer: text, verdict });
      change('');
      goTo('judged');
    } catch (error) {
      setFailure(errorMessage(error, 'Your answer was not saved. Please try again.'));
    } finally {
      setSaving(undefined);
    }
  };
  const giveUp = () => {
    goTo('comparing');
    void judge('not-yet', answer.trim());
  };

  return (
    <li ref={card} className={`surface padded-24 ${styles.card}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no Markdown in its legend. */}
      <div className="stack-16 one-column" role="group" aria-labelledby={titleId}>
        <div id={titleId} className="stack-4 one-column">
          <p className="note">{label}</p>
          <div className="strong">
            <Markdown text={selfCheck.question} />
          </div>
        </div>
        {step === 'asking' && (
          <AnswerForm
            labelledBy={titleId}
            answer={answer}
            onChange={change}
            onReveal={() => goTo('comparing')}
            onGiveUp={giveUp}
          />
        )}
        {/* Not atomic: after judging, only the verdict is announced. */}
        <div role="status" aria-atomic={false} className={`stack-16 one-column ${styles.status}`}>
          {judged && <VerdictLine attempt={judged} />}
          {hasMoved && step !== 'asking' && (
            <Comparison own={judged ? judged.answer : answer.trim()} author={selfCheck.answer} />
          )}
        </div>
        {step === 'comparing' && (
          <VerdictButtons saving={saving} onJudge={(verdict) => void judge(verdict, answer.trim())} />
        )}
        {judged && !hasMoved && (
          <Disclosure summary="Compare the answers">
            <Comparison own={judged.answer} author={selfCheck.answer} />
          </Disclosure>
        )}
        {judged && (
          <div data-no-print>
            <Button size="small" data-focus-when="judged" onClick={() => goTo('asking')}>
              Answer again
            </Button>
          </div>
        )}
        <ActionFailure>{failure}</ActionFailure>
      </div>
    </li>
  );
};
