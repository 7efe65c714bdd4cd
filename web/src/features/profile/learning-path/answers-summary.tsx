import type { Questionnaire } from '#contract/schemas/learner.ts';
import { topicLabels } from '#web/src/lib/course-labels.ts';
import { Button } from '#web/src/ui/button.tsx';
import styles from './answers-summary.module.css';
import { experienceLabels, goalLabels, minutesLabel } from './questionnaire-labels.ts';

/** Summary of the answers, with a button to change them. */
export const AnswersSummary = ({ answers, onEdit }: { answers: Questionnaire; onEdit: () => void }) => (
  <div className={styles.summary}>
    <dl className={styles.answers}>
      <dt>Goal</dt>
      <dd>{goalLabels[answers.goal]}</dd>
      <dt>Work</dt>
      <dd>{answers.role || 'Not specified'}</dd>
      <dt>Experience</dt>
      <dd>{experienceLabels[answers.experience]}</dd>
      <dt>Topics</dt>
      <dd>{answers.topics.map((topic) => topicLabels[topic]).join(', ') || 'Not specified'}</dd>
      <dt>Time per week</dt>
      <dd>{minutesLabel(answers.weeklyMinutes)}</dd>
    </dl>
    <Button size="small" onClick={onEdit}>
      Change answers
    </Button>
  </div>
);
