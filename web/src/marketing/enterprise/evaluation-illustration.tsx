import { ProductWindow } from '../sections/product-window.tsx';
import styles from './evaluation-illustration.module.css';

const cases = [
  { question: 'Claim after 31 days, receipt lost', expected: 'Refuse, cite 4.2', verdict: 'right' },
  { question: 'Part named by its old number', expected: 'Map to the new one', verdict: 'right' },
  { question: 'Two invoices, one order', expected: 'Ask a person', verdict: 'wrong' },
  { question: 'Handwritten delivery note', expected: 'Read, mark as unsure', verdict: 'right' },
] as const;

/** A project's evaluation set: required cases, and those that still fail. */
export const EvaluationIllustration = () => (
  <ProductWindow inert title="Evaluation set" status="run 14">
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Case</th>
          <th>Expected</th>
          <th>Result</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ question, expected, verdict }) => (
          <tr key={question} data-verdict={verdict}>
            <td>{question}</td>
            <td>{expected}</td>
            <td>{verdict}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.note}>One case is wrong, so this build does not go live.</p>
  </ProductWindow>
);
