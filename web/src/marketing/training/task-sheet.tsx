import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { taskSheet } from '../facts/task-sheet.ts';
import { ProductWindow } from '../sections/product-window.tsx';

const { courseId, course, title, minutes, tasks, company, rule } = taskSheet;

/** A sheet that a group works on: its tasks, and one of them done in the course. */
export const TaskSheet = () => (
  <ProductWindow title={`Task sheet: ${title}`} status={`${minutes} minutes`}>
    <ol className="lines">
      {tasks.map((task, index) => (
        <li key={task} className="grid-12 icon-column padded-12-16">
          <span className="mono accent">{index + 1}</span>
          <span className="body">{task}</span>
        </li>
      ))}
    </ol>
    <div className="stack-8 line-above ground-sunken padded-16">
      <p className="strong">
        Task 3, as {company} did it, the invented company of the course{' '}
        <Link to={paths.course(courseId)}>{course}</Link>
      </p>
      <dl className="lines">
        {rule.map(({ result, decision }) => (
          <div key={result} className="grid-4 one-column halves padded-block-8">
            <dt className="muted">{result}</dt>
            <dd>{decision}</dd>
          </div>
        ))}
      </dl>
    </div>
  </ProductWindow>
);
