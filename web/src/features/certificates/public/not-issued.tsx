import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { EmptyState } from '#web/src/ui/empty-state.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';

/** Shown for every id without a public certificate, whatever the reason. */
export const NotIssued = () => (
  <EmptyState
    drawing="award"
    title={<PageTitle size="small">This certificate was not issued by us</PageTitle>}
    text={`${brand.name} has no certificate at this URL. Compare it carefully with the link you were given. If it is correct, the certificate is not ours, or its holder has deleted their account.`}
    action={<ButtonLink to={paths.courses()}>Browse courses</ButtonLink>}
  />
);
