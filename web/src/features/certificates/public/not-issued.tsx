import { brand } from '../../../../../contract/brand.ts';
import { paths } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { emptyDrawings } from '../../../ui/empty-drawings.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from '../../../ui/panel.module.css';

/** Said of every address that is no certificate, whatever the reason. */
export const NotIssued = () => (
  <div className={styles.panel}>
    <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden>
      {emptyDrawings.award}
    </svg>
    <PageTitle size="small">This certificate was not issued by us</PageTitle>
    <p className={styles.text}>
      {brand.name} has no certificate at this address. Compare it letter by letter with the one you were given. If it is
      right, the certificate is not ours, or its holder has deleted their account.
    </p>
    <div className={styles.actions}>
      <ButtonLink to={paths.courses()}>Browse courses</ButtonLink>
    </div>
  </div>
);
