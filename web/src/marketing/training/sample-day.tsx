import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import segmented from '../demos/segmented.module.css';
import { teamPrograms } from '../facts/team-training.ts';
import { ProductWindow } from '../sections/product-window.tsx';
import styles from './sample-day.module.css';

/** Part of a training day: what the group does, and what it has made by the end. */
interface DayPart {
  time: string;
  title: string;
  result: string;
  isPractice?: boolean;
}

/** Times at which the parts of a day begin; the second and fourth are practice. */
const times = ['9:00 AM', '10:30 AM', '1:00 PM', '2:00 PM', '4:00 PM'];

const day = (parts: readonly (readonly [title: string, result: string])[]): DayPart[] =>
  parts.map(([title, result], index) => ({ time: times[index] ?? '', title, result, isPractice: index % 2 === 1 }));

/** One day of each program, in the order of the programs. */
const days = [
  {
    label: 'Leadership',
    parts: day([
      ['Where a model is confidently wrong', 'Five answers, checked by hand'],
      ['Your own decisions', 'Three use cases, ranked by value and risk'],
      ['What not to paste', 'Your data, sorted into three classes'],
      ['The numbers', 'Cost, gain and a stopping rule for the first case'],
      ['Monday', 'One page that says who does what by when'],
    ]),
  },
  {
    label: 'Business',
    parts: day([
      ['Where a model is confidently wrong', 'Five answers, checked by hand'],
      ['Your own tasks', 'Three tasks from your week, written as prompts'],
      ['What not to paste', 'Your data, sorted into three classes'],
      ['The same task, twice as good', 'Before and after, side by side'],
      ['Monday', 'One page of rules your team agreed on'],
    ]),
  },
  {
    label: 'Developers',
    parts: day([
      ['A prompt is code', 'One prompt with twelve test cases'],
      ['Retrieval on your documents', 'An index, measured with your own questions'],
      ['Tools and limits', 'An agent that asks before it writes'],
      ['Break it', 'Injected instructions, found and blocked'],
      ['Into production', 'Alerts on cost, speed and wrong answers'],
    ]),
  },
] as const;

const shownFirst = 0;

/** A training day as a timetable; a choice of program shows its day, without script. */
export const SampleDay = () => (
  <ProductWindow title="A sample day" status="on-site" className={styles.window}>
    <fieldset className={`cluster-8 ${styles.programs}`}>
      <legend>
        <VisuallyHidden>Program</VisuallyHidden>
      </legend>
      {days.map(({ label }, index) => (
        <label
          key={label}
          className={`focus-inside choice control-height outlined hover-border align-center flex ${segmented.option}`}
        >
          <input type="radio" name="sample-day" value={index} defaultChecked={index === shownFirst} />
          {label}
        </label>
      ))}
    </fieldset>
    {days.map(({ label, parts }, index) => (
      <ol key={label} className={styles.list} data-day={index} aria-label={teamPrograms[index]?.title}>
        {parts.map(({ time, title, result, isPractice }) => (
          <li key={time} className={`grid padded-12-16 ${styles.part}`} data-practice={isPractice || undefined}>
            <span className={`mono ${styles.time}`}>{time}</span>
            <span className="strong">{title}</span>
            <span className="muted">{result}</span>
          </li>
        ))}
      </ol>
    ))}
  </ProductWindow>
);
