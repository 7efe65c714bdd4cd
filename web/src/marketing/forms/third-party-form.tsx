import { lazy, type ReactNode, Suspense } from 'react';
import { useConfig } from '../../lib/use-config.ts';
import { InquiryThanks } from './inquiry-thanks.tsx';

const HubspotForm = lazy(() => import('./hubspot-form.tsx').then(({ HubspotForm }) => ({ default: HubspotForm })));

interface ThirdPartyFormProps {
  /** Which of the configured forms. */
  form: 'contactFormId' | 'instructorFormId';
  /** Names the frame. */
  title: string;
  /** Shown once it was sent. */
  thanks: string;
  /** Our own form, for stages without the form service. */
  children: ReactNode;
}

/** The form service's form where the stage has one, ours elsewhere and until that is known. */
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
