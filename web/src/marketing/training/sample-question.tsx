import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import segmented from '../demos/segmented.module.css';
import { sampleQuestion } from '../facts/sample-question.ts';
import { ProductWindow } from '../sections/product-window.tsx';
import { Split } from '../sections/split.tsx';
import styles from './sample-question.module.css';

const { courseId, course, prompt, options, answer, explanation } = sampleQuestion;

/** A question of a course, answered in place without script. */
const Question = () => (
  <ProductWindow title={course} status="quiz" className={styles.window}>
    <div className="padded-24">
      <fieldset className="stack-8">
        <legend className="body plain-heading below-16">{prompt}</legend>
        {options.map(({ id, text }) => (
          <label
            key={id}
            className={`focus-inside choice control-height outlined hover-border align-center flex ${segmented.option}`}
          >
            <input type="radio" name="sample-question" value={id} data-right={id === answer || undefined} />
            {text}
          </label>
        ))}
      </fieldset>
    </div>
    <div role="status">
      <p className={`any-width padded-16-24 line-above ground-sunken ${styles.verdict}`}>
        <span className={`strong accent ${styles.right}`}>Correct. </span>
        <span className={`strong danger ${styles.wrong}`}>Not this one. </span>
        {explanation}
      </p>
    </div>
  </ProductWindow>
);

/** A minute of a training: a question about a task of the week, and why the answer is right. */
export const SampleQuestion = () => (
  <Split id="question-title" title="Answer one yourself" flip picture={<Question />}>
    <p>
      Our programs use questions like this one, from the course <Link to={paths.course(courseId)}>{course}</Link>. Each
      describes a task somebody had that week, and each answer comes with a reason.
    </p>
  </Split>
);
