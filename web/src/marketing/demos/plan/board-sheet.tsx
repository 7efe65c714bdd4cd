import { brand } from '#contract/brand.ts';
import styles from './board-sheet.module.css';
import { type Board, fieldCopy, fields } from './swot-board.ts';

/** Opens the print dialog for the sheet alone, which every current browser can save as a PDF. */
export const printSheet = (): void => {
  const root = document.documentElement;
  root.dataset.printsSheet = '';
  // On phones `print` returns before the dialog is closed.
  addEventListener('afterprint', () => delete root.dataset.printsSheet, { once: true });
  print();
};

/** The finished board as one landscape page; shown only on paper, and only after `printSheet`. */
export const BoardSheet = ({ business, board }: { business: string; board: Board }) => (
  <article className={styles.sheet} data-sheet aria-label="SWOT as one page">
    <p className={styles.title}>{business ? `${business}: SWOT` : 'SWOT'}</p>
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field} className={`stack-12 top ${styles.field}`}>
          <h3>{fieldCopy[field].title}</h3>
          <ul className="stack-8">
            {board[field].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <p className="note">Made with Plan by {brand.name}</p>
  </article>
);
