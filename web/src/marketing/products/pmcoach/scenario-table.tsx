import styles from './scenario-table.module.css';

const scenarios = [
  { stake: 'Time', title: 'The date slips', opens: 'Someone else told me it will be late.' },
  { stake: 'Money', title: 'Half the budget is gone', opens: 'Explain to me where it went.' },
  { stake: 'Scope', title: 'One more feature before launch', opens: 'It is only a small button.' },
  { stake: 'People', title: 'You lose your best engineer', opens: 'I need her for two weeks. From tomorrow.' },
  { stake: 'Trust', title: 'The demo failed in front of the client', opens: 'How am I to sell this now?' },
  { stake: 'Power', title: 'Two directors want opposite things', opens: 'He has no say in this, and you know it.' },
];

/** Some scenarios: the stakes, what happened, and the other side's first sentence. */
export const ScenarioTable = () => (
  <ul className={styles.list}>
    {scenarios.map(({ stake, title, opens }) => (
      <li key={title} className={styles.row}>
        <span className={styles.stake}>{stake}</span>
        <h3>{title}</h3>
        <p className={styles.opens}>“{opens}”</p>
      </li>
    ))}
  </ul>
);
