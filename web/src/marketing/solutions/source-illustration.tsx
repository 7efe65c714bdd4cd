import { ProductWindow } from '../sections/product-window.tsx';
import styles from './source-illustration.module.css';

/** An answer beside its source page with the sentence marked, and a question the pages do not answer. */
export const SourceIllustration = () => (
  <ProductWindow inert title="Warranty terms" status="RAG">
    <div className={styles.columns}>
      <div className={styles.talk}>
        <p className={styles.question}>Does the warranty cover a used pump?</p>
        <p>
          Yes, for six months from the date of sale. <span className={styles.source}>page 4</span>
        </p>
        <p className={styles.question}>And abroad?</p>
        <p className={styles.none}>The document does not say. Ask a person.</p>
      </div>
      <div className={styles.page}>
        <span className={styles.number}>page 4</span>
        <p>4.1 The warranty begins on the day of sale.</p>
        <p>
          4.2 For used machines <mark className={styles.mark}>it ends after six months</mark>, parts that wear excepted.
        </p>
        <p>4.3 A claim needs the receipt or the number on the plate.</p>
      </div>
    </div>
  </ProductWindow>
);
