import { Download } from 'lucide-react';
import { homeInstructors } from '../facts/home-instructors.ts';
import { Bar } from '../sections/bar.tsx';
import patterns from '../sections/patterns.module.css';
import { ProductWindow } from '../sections/product-window.tsx';
import styles from './admin-console.module.css';

const views = ['Seats', 'People', 'Sign-in', 'Audit log'];
const openView = 'People';

/** People, each with a course that the site offers. */
const people = [
  { name: 'Amara Okafor', department: 'Finance', percent: 100 },
  { name: 'Jonas Lindqvist', department: 'Customer service', percent: 70 },
  { name: 'Rin Tanaka', department: 'Plant operations', percent: 40 },
  { name: 'Sofia Marino', department: 'Legal', percent: 15 },
].map((person, index) => ({ ...person, course: homeInstructors[index]?.course }));

const files = ['People and seats', 'Course progress', 'Certificates', 'Sign-ins'];

/** The admin console: people with their progress, and the files to export. */
export const AdminConsole = () => (
  <ProductWindow inert title="Admin dashboard" status="sample data">
    <div className={`${patterns.tiles} ${styles.console}`}>
      <ul className="wide-only ground-sunken padded-16">
        {views.map((view) => (
          <li
            key={view}
            className={`row-8 padded-4-12 control-height rounded ${view === openView ? 'ground-accent strong' : 'muted'}`}
          >
            {view}
          </li>
        ))}
      </ul>
      <div className="ground-surface">
        <p className="title padded-16-24 line-below">{openView}</p>
        <ul className="lines">
          {people.map(({ name, department, course, percent }) => (
            <li key={name} className={`grid align-center padded-12-16 ${styles.person}`}>
              <span>
                <span className="block strong">{name}</span>
                <span className="note">{department}</span>
              </span>
              <span className="wide-only">{course}</span>
              <Bar percent={percent} />
              <span className="mono text-end">{percent === 100 ? 'finished' : `${percent}%`}</span>
            </li>
          ))}
          <li className="padded-16-24 muted">One account closed in the directory today: access ended, seat free.</li>
        </ul>
      </div>
      <div className="ground-sunken">
        <p className="title padded-16-24 line-below">Export</p>
        <ul className="lines">
          {files.map((name) => (
            <li key={name} className="row-12 between padded-16-24">
              <span>{name}</span>
              <span className="row-8 accent">
                <Download size={16} aria-hidden /> CSV
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </ProductWindow>
);
