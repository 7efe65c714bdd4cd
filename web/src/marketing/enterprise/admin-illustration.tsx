import { ProductWindow } from '../sections/product-window.tsx';
import styles from './admin-illustration.module.css';

const teams = [
  { name: 'Finance', seats: 48, active: 41 },
  { name: 'Customer service', seats: 120, active: 96 },
  { name: 'Legal', seats: 16, active: 15 },
  { name: 'Plant operations', seats: 210, active: 122 },
];

/** A department's seats, with the used ones as a bar. */
const Team = ({ name, seats, active }: (typeof teams)[number]) => (
  <li className={styles.team}>
    <span>{name}</span>
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="4" rx="2" />
      <rect width={(active / seats) * 100} height="4" rx="2" data-filled />
    </svg>
    <span className={styles.number}>
      {active} of {seats}
    </span>
  </li>
);

/** The admin dashboard: sign-in methods and seats by department. */
export const AdminIllustration = () => (
  <ProductWindow inert title="People and seats" status="SSO on">
    <dl className={styles.metadata}>
      <div>
        <dt>Sign-in</dt>
        <dd>Your identity provider</dd>
      </div>
      <div>
        <dt>Data stays in</dt>
        <dd>eu-central-1</dd>
      </div>
      <div>
        <dt>New people</dt>
        <dd>From the directory</dd>
      </div>
    </dl>
    <ul className={styles.teams}>
      {teams.map((team) => (
        <Team key={team.name} {...team} />
      ))}
    </ul>
  </ProductWindow>
);
