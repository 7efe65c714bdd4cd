import { refundDays } from '#contract/rules/refund-window.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { StickyHeadingSection } from '../sticky-heading-section.tsx';

/** The refund policy in short, with a link to the whole; target of `/refund-policy`. */
export const Refunds = () => (
  <StickyHeadingSection
    anchor="refunds"
    id="refunds-title"
    title="Refunds"
    lead={`Not what you expected? Write to us within ${refundDays} days of paying for a course or an upgrade, and you get the full price back. No reason needed.`}
  >
    <ButtonLink to={paths.refundTerms()}>Read the refund policy</ButtonLink>
  </StickyHeadingSection>
);
