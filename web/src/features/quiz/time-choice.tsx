import { minutesAllowed, type TimeAllowance, timeAllowances } from '#contract/rules/quiz-time.ts';
import { formatCount } from '#web/src/lib/format.ts';
import styles from './time-choice.module.css';

interface TimeChoiceProps {
  timeLimitMinutes: number;
  time: TimeAllowance;
  onTime: (time: TimeAllowance) => void;
}

const notes: Record<TimeAllowance, string> = {
  standard: '',
  'half-more': '1.5 times as long',
  double: 'twice as long',
  unlimited: '',
};

/** Lets every learner choose the time limit of the next attempt, without giving a reason. */
export const TimeChoice = ({ timeLimitMinutes, time, onTime }: TimeChoiceProps) => (
  <fieldset className="stack-12">
    <legend className={styles.legend}>Time for this attempt</legend>
    <p className="note">
      Pick what suits you: every choice counts the same. It applies once you start, and an attempt cannot be paused.
    </p>
    <div className={styles.choices}>
      {timeAllowances.map((value) => {
        const minutes = minutesAllowed(timeLimitMinutes, value);
        return (
          <label key={value} className={'row-8 control-height'}>
            <input type="radio" name="quiz-time" checked={time === value} onChange={() => onTime(value)} />
            <span>
              {minutes === undefined ? 'No time limit' : formatCount(minutes, 'minute')}
              {notes[value] && <span className="muted">, {notes[value]}</span>}
            </span>
          </label>
        );
      })}
    </div>
  </fieldset>
);
