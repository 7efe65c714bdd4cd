import { FileCode, FileText, Film, ListChecks } from 'lucide-react';
import { ProductWindow } from '../sections/product-window.tsx';
import styles from './course-folder.module.css';

const files = [
  { Icon: FileCode, name: 'course.ts', says: 'title, promise, outline, who it is for' },
  { Icon: FileText, name: 'lectures/check-the-source.md', says: 'a reading, 6 min' },
  { Icon: Film, name: 'videos.ts', says: 'what is said and shown, line by line' },
  { Icon: ListChecks, name: 'quizzes.ts', says: 'questions with explanations' },
];

const checks = ['Every lecture has an outcome', 'Captions fit the video', 'Each quiz answer is explained'];

/** A course as its author submits it: a folder of text, with the checks before it goes live. */
export const CourseFolder = () => (
  <ProductWindow inert title="your-course" status="ready to publish">
    <ul className={styles.files}>
      {files.map(({ Icon, name, says }) => (
        <li key={name} className={styles.file}>
          <Icon size={18} strokeWidth={1.75} />
          <span className={styles.name}>{name}</span>
          <span className={styles.says}>{says}</span>
        </li>
      ))}
    </ul>
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check}>{check}</li>
      ))}
    </ul>
  </ProductWindow>
);
