import { type RefObject, useEffect, useRef, useState } from 'react';
import { paths } from '#web/src/lib/paths.ts';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import demo from '../demo-section.module.css';
import { DemoSection } from '../demo-section.tsx';
import styles from './conversation-demo.module.css';
import { type Choice, firstChoice, opening, stakeholder, trustAfter, trustCurve, trustRange, turns } from './script.ts';
import { TrustChart } from './trust-chart.tsx';

/** What the visitor said, the reply, and the coach's remark. */
const Exchange = ({
  choice,
  focus,
}: {
  choice: Choice;
  /** Set on the latest exchange, which takes the focus. */
  focus: RefObject<HTMLDivElement | null> | undefined;
}) => (
  <div ref={focus} tabIndex={-1} className="stack-12">
    <p className={styles.mine}>
      <VisuallyHidden>You: </VisuallyHidden>
      {choice.say}
    </p>
    <p className={`note ${styles.coach}`}>
      <span className={`strong ${styles.coachName}`}>Coach</span> {choice.coach}
    </p>
    <p className={styles.reply}>
      <VisuallyHidden>{stakeholder.name}: </VisuallyHidden>
      {choice.reply}
    </p>
  </div>
);

/** The stakeholder's trust in steps; a meter for screen readers. */
const TrustMeter = ({ trust, max, name }: { trust: number; max: number; name: string }) => (
  <div className="stack-8">
    <p className="row-16 align-start between any-width">
      <span>{name}’s trust</span>
      <span className="mono-label">
        {trust} of {max}
      </span>
    </p>
    {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot show steps. */}
    <div
      role="meter"
      aria-label={`${name}’s trust`}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={trust}
      className={`grid-4 ${styles.steps}`}
    >
      {Array.from({ length: max }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order.
        <span key={step} className={`system-colors ${styles.step}`} data-reached={step < trust || undefined} />
      ))}
    </div>
  </div>
);

/** What each turn did to the trust. */
const Turns = ({ chosen }: { chosen: readonly Choice[] }) => (
  <ol className="lines one-column grid">
    {chosen.map(({ say, trust }, place) => (
      <li key={say} className="row-16 align-baseline padded-block-8">
        <span className="mono fixed">{place + 1}</span>
        <span className="fill small-size">{say}</span>
        <span className={`mono-label fixed ${trust > 0 ? 'accent' : 'danger'}`}>
          {trust > 0 ? '+' : '−'}
          {Math.abs(trust)}
        </span>
      </li>
    ))}
  </ol>
);

const start: readonly Choice[] = [firstChoice];

/** Returns the conclusion of a finished run; compares a later run with the first one. */
const verdict = (trust: number, firstTrust: number | undefined): string => {
  if (firstTrust === undefined) {
    return trust > trustRange.start
      ? 'The date moved, and she trusts you more than before. Try a worse answer and watch where you lose her.'
      : 'Nothing is lost. Run it again, and answer her question with a fact and a date.';
  }
  const difference = trust - firstTrust;
  if (difference === 0) return 'You ended where you did the first time. The curve shows where the two runs parted.';
  const points = `${Math.abs(difference)} ${Math.abs(difference) === 1 ? 'point' : 'points'}`;
  return difference > 0
    ? `${points} more trust than the first time, with the same person and the same news.`
    : `${points} less trust than the first time. The curve shows which line cost you.`;
};

/**
 * A conversation in four turns: the first is given, the visitor chooses the other three. Then it runs again, and both
 * runs share one chart.
 */
export const ConversationDemo = () => {
  const [chosen, setChosen] = useState(start);
  const [firstRun, setFirstRun] = useState<readonly Choice[]>();
  const latest = useRef<HTMLDivElement>(null);
  const turn = turns[chosen.length - 1];
  const trust = trustAfter(chosen);
  const runAgain = () => {
    setFirstRun(firstRun ?? chosen);
    setChosen(start);
  };

  // The pressed button is gone, so the focus moves to Dana's reply.
  const count = chosen.length;
  useEffect(() => {
    if (count > 1) latest.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <DemoSection
      title="Tell her the date is slipping. Twice."
      lead={`One scenario, shortened. Pick what to say; ${stakeholder.name} answers, and the coach says why. Then run it again and compare.`}
    >
      <ProductWindow
        title={
          <>
            <ToolMark slug="pmcoach" size={32} /> {stakeholder.name}, {stakeholder.role}
          </>
        }
        status={`run ${firstRun ? 2 : 1}, turn ${Math.min(chosen.length + 1, turns.length + 1)} of ${turns.length + 1}`}
      >
        <div className={`grid one-column seven-five ${styles.columns}`}>
          <div className={`padded-16-24 line-below ground-sunken ${styles.meter}`}>
            <TrustMeter trust={trust} max={trustRange.most} name={stakeholder.name} />
          </div>
          <div className={`stack-16 top body padded-24 ${styles.talk}`}>
            <p className={styles.reply}>{opening}</p>
            {chosen.map((choice, place) => (
              <Exchange key={choice.say} choice={choice} focus={place === chosen.length - 1 ? latest : undefined} />
            ))}
            {turn ? (
              <div className="stack-12 start" data-needs-script data-no-print>
                <h3 className="plain-heading body">What do you say?</h3>
                {turn.choices.map((choice) => (
                  <button
                    key={choice.say}
                    type="button"
                    className="outlined hover-border full text-start ground-surface padded-12-16"
                    onClick={() => setChosen([...chosen, choice])}
                  >
                    {choice.say}
                  </button>
                ))}
              </div>
            ) : (
              <div className="stack-12 start">
                <h3 className="plain-heading body">
                  {trust > trustRange.start ? 'She is on your side.' : 'You’ll have this talk again.'}
                </h3>
                <p className="muted">{verdict(trust, firstRun && trustAfter(firstRun))}</p>
                <div className="cluster-12">
                  <Button onClick={runAgain}>Run it again</Button>
                  <ButtonLink variant="plain" to={paths.contact()}>
                    Bring a conversation of your own
                  </ButtonLink>
                </div>
              </div>
            )}
          </div>
          <div className={`padded-24 line-above ground-sunken ${demo.aside}`}>
            <div className={`stack-24 one-column ${styles.course}`}>
              <TrustChart
                first={trustCurve(firstRun ?? chosen)}
                second={firstRun && trustCurve(chosen)}
                turns={turns.length + 1}
              />
              <Turns chosen={chosen} />
            </div>
          </div>
        </div>
      </ProductWindow>
    </DemoSection>
  );
};
