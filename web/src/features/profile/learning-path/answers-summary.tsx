import type { Questionnaire } from '../../../../../contract/schemas/learner.ts';
import { topicWords } from '../../../site/course-words.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './answers-summary.module.css';
import { experienceWords, goalWords, minutesText } from './words.ts';

/** What was answered, and the way to answer anew. */
export const AnswersSummary = ({ answers, onEdit }: { answers: Questionnaire; onEdit: () => void }) => (
  <div className={styles.summary}>
    <dl className={styles.answers}>
      <dt>Goal</dt>
      <dd>{goalWords[answers.goal]}</dd>
      <dt>Work</dt>
      <dd>{answers.role || 'Not said'}</dd>
      <dt>Experience</dt>
      <dd>{experienceWords[answers.experience]}</dd>
      <dt>Topics</dt>
      <dd>{answers.topics.map((topic) => topicWords[topic]).join(', ') || 'Not said'}</dd>
      <dt>Time a week</dt>
      <dd>{minutesText(answers.weeklyMinutes)}</dd>
    </dl>
    <Button size="small" onClick={onEdit}>
      Change my answers
    </Button>
  </div>
);
