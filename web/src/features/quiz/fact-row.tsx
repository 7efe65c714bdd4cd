import styles from './fact-row.module.css';

interface Fact {
  name: string;
  value: string;
}

/** Facts about a quiz or check beside each other, between two lines. Names must be unique. */
export const FactRow = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={`grid ${styles.facts}`}>
    {facts.map(({ name, value }) => (
      <div key={name} className={`stack-4 ${styles.fact}`}>
        <dt className="label muted">{name}</dt>
        <dd className="numbers">{value}</dd>
      </div>
    ))}
  </dl>
);
