import { lazy, type ReactNode, Suspense } from 'react';
import { useConfig } from '#web/src/lib/use-config.ts';
import { InquiryThanks } from './inquiry-thanks.tsx';

const HubspotForm = lazy(() => import('./hubspot-form.tsx').then(({ HubspotForm }) => ({ default: HubspotForm })));

interface ThirdPartyFormProps {
  /** Which of the configured forms. */
  form: 'contactFormId' | 'instructorFormId';
  /** Accessible name of the iframe. */
  title: string;
  /** Shown after submission. */
  thanks: string;
  /** Our own form, for stages without HubSpot. */
  children: ReactNode;
}

/** Shows HubSpot's form where the stage configures one; ours elsewhere, and until the configuration is loaded. */
export const ThirdPartyForm = ({ form, title, thanks, children }: ThirdPartyFormProps) => {
  const service = useConfig()?.hubspot;
  if (!service) return children;
  return (
    <Suspense fallback={children}>
      <HubspotForm
        portalId={service.portalId}
        formId={service[form]}
        title={title}
        thanks={<InquiryThanks sentence={thanks} />}
      />
    </Suspense>
  );
};
