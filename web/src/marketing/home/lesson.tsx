import { CircleCheck, Minus } from 'lucide-react';
import { useState } from 'react';
import {
  drawTokens,
  maxSeed,
  nextTokenGoals,
  nextTokenStart,
  nextTokenTask,
  prompt,
  type TokenProbability,
  temperatureRange,
  tokenProbabilities,
  topPRange,
} from '#contract/rules/explore/next-token.ts';
import { formatShare } from '#web/src/features/explore/format-share.ts';
import { RangeField } from '#web/src/features/explore/range-field.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { announce } from '#web/src/ui/live-region.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { homeLesson } from '../facts/home-lesson.ts';
import { ProductWindow } from '../sections/product-window.tsx';
import styles from './lesson.module.css';

/** The possible next words, with the probability of each as a bar over the outline of the counted one. */
const Probabilities = ({ probabilities }: { probabilities: readonly TokenProbability[] }) => {
  // The full width represents a probability of 50%, or the highest one if that is larger.
  const scale = 100 / Math.max(0.5, ...probabilities.map(({ drawn }) => drawn));
  return (
    <table className={styles.probabilities} aria-label="Words that can come next">
      <tbody>
        {probabilities.map(({ token, counted, drawn }) => (
          <tr key={token} className={drawn === 0 ? 'muted' : undefined}>
            <th scope="row">{drawn === 0 ? <s>{token}</s> : token}</th>
            <td className={styles.bar}>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                <rect
                  className="unfilled stroke-strong"
                  strokeWidth="1.5"
                  vectorEffect="non-scaling-stroke"
                  width={scale * counted}
                  height="10"
                />
                <rect className={`fill-accent system-colors ${styles.drawn}`} width={scale * drawn} height="10" />
              </svg>
            </td>
            <td>{drawn === 0 ? 'cut off' : formatShare(drawn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const goalCopy = {
  isVaried: `At least ${nextTokenTask.minTokens} words can come next`,
  isBalanced: `No word comes up more than ${nextTokenTask.maxProbability * 100}% of the time`,
  isSafe: `“${nextTokenTask.forbidden}” can’t come up at all`,
} as const;
const goals = Object.keys(goalCopy) as (keyof typeof goalCopy)[];

/** The goals of the task, marked while the visitor turns the dials, and the explanation once it is solved. */
const Task = ({ met }: { met: ReturnType<typeof nextTokenGoals> }) => {
  const isSolved = goals.every((goal) => met[goal]);
  return (
    <div className={`sunken stack-12 one-column top start padded-16 ${styles.task}`}>
      <h3 className="title">{isSolved ? 'Solved' : 'Your turn'}</h3>
      <p className="small muted">
        {isSolved
          ? 'Temperature made rare words likelier, but only top-p removed one. That’s how you get answers that vary and still make sense.'
          : 'Get openings that vary and still make sense. Find a temperature and a top-p that meet all three goals.'}
      </p>
      <ul className="stack-8 small">
        {goals.map((goal) => {
          const Icon = met[goal] ? CircleCheck : Minus;
          return (
            <li key={goal} className="row-8">
              <Icon className={met[goal] ? 'accent fixed' : 'muted fixed'} size={18} strokeWidth={1.75} aria-hidden />
              <span>
                <VisuallyHidden>{met[goal] ? 'Met: ' : 'Not yet: '}</VisuallyHidden>
                {goalCopy[goal]}
              </span>
            </li>
          );
        })}
      </ul>
      <ButtonLink size="small" to={paths.course(homeLesson.courseId)}>
        {isSolved ? 'Keep going: the course is free' : 'See the course'}
      </ButtonLink>
    </div>
  );
};

/** A lesson of a free course that visitors can try: picture, dials and task. Nothing is sent or stored. */
export const Lesson = () => {
  const [state, setState] = useState(nextTokenStart);
  const [word, setWord] = useState<string>();
  const met = nextTokenGoals(state);
  const turn = (change: { temperature: number } | { topP: number }) => {
    const next = { ...state, ...change };
    const nextMet = nextTokenGoals(next);
    const count = goals.filter((goal) => nextMet[goal]).length;
    if (goals.some((goal) => nextMet[goal] !== met[goal])) announce(`${count} of ${goals.length} goals met.`);
    setState(next);
  };
  const write = () => {
    const next = { ...state, seed: (state.seed % maxSeed) + 1 };
    const [drawn = ''] = drawTokens(next, 1);
    setState(next);
    setWord(drawn);
    announce(`${prompt} ${drawn}`);
  };
  return (
    <section className={`band ${styles.stage}`} aria-labelledby="lesson-title">
      <Container>
        <ProductWindow
          className="body"
          title={
            <>
              <Portrait name={homeLesson.instructor} className={`fixed ${styles.portrait}`} />
              <span>
                <strong className="strong">{homeLesson.course}</strong>
                <span className="muted"> with {homeLesson.instructor}</span>
              </span>
            </>
          }
          status={`lesson ${homeLesson.number}`}
        >
          <div className="grid one-column seven-five">
            <div className={`stack-16 one-column top ${styles.picture}`}>
              <h2 id="lesson-title" className="title">
                {homeLesson.title}
              </h2>
              <p className="muted">A model writes one word at a time. It draws each from a list like this one.</p>
              <p className="heading">
                {prompt} <span className="accent">{word ?? '…'}</span>
              </p>
              <Probabilities probabilities={tokenProbabilities(state)} />
            </div>
            <div className={`stack-24 one-column top ${styles.controls}`}>
              <div className="stack-16 one-column start" data-needs-script data-no-print>
                <div className="stack-16 one-column full">
                  <RangeField
                    label="Temperature"
                    hint="Low: the likeliest word wins. High: all become equally likely."
                    range={temperatureRange}
                    value={state.temperature}
                    text={state.temperature.toFixed(1)}
                    onChange={(temperature) => turn({ temperature })}
                  />
                  <RangeField
                    label="Top-p"
                    hint="Keeps the likeliest words up to this share and cuts the rest."
                    range={topPRange}
                    value={state.topP}
                    text={state.topP.toFixed(2)}
                    onChange={(topP) => turn({ topP })}
                  />
                </div>
                <Button onClick={write}>Write the next word</Button>
              </div>
              <Task met={met} />
            </div>
          </div>
        </ProductWindow>
      </Container>
    </section>
  );
};
