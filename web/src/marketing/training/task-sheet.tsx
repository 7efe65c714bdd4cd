import { PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { taskSheet } from '../facts/task-sheet.ts';
import { ProductWindow } from '../sections/product-window.tsx';

const { courseId, course, title, minutes, tasks, selfContained, rule } = taskSheet;

/** A sheet that a group works on: tasks that need no lesson to understand, and one of them done in the course. */
export const TaskSheet = () => (
  <ProductWindow title={`Task sheet: ${title}`} status={`${minutes} minutes`}>
    <ul className="lines">
      {selfContained.map((index) => (
        <li key={index} className="grid-12 icon-column padded-12-16">
          <PencilLine className="accent above-4" size={16} strokeWidth={1.75} aria-hidden />
          <span className="body">{tasks[index]}</span>
        </li>
      ))}
    </ul>
    <div className="stack-8 line-above ground-sunken padded-16">
      <p className="strong">
        The stopping rule of an invented distributor, from the course <Link to={paths.course(courseId)}>{course}</Link>
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
