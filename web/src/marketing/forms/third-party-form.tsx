import { type ReactNode, useEffect, useState } from 'react';
import { loadConfig } from '../../site/config.ts';
import { hubspotAddress, hubspotOrigin } from './hubspot-address.ts';
import { InquiryThanks } from './inquiry-thanks.tsx';
import styles from './third-party-form.module.css';

interface ThirdPartyFormProps {
  /** Which of the configured forms. */
  form: 'contactFormId' | 'instructorFormId';
  /** Names the frame. */
  title: string;
  /** Shown once the frame says that it was sent. */
  thanks: string;
  /** Our own form, for stages without the form service. */
  children: ReactNode;
}

const wasSent = ({ origin, data }: MessageEvent) =>
  origin === hubspotOrigin && data?.type === 'hsFormCallback' && data.eventName === 'onFormSubmitted';

/**
 * The form service's form where the stage has one, ours elsewhere. It is a page of another origin in a sandbox, so it
 * sees nothing of ours: no tokens, no storage (reliability rule R24).
 */
export const ThirdPartyForm = ({ form, title, thanks, children }: ThirdPartyFormProps) => {
  const [address, setAddress] = useState<string>();
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    loadConfig()
      .then(({ hubspot }) => hubspot && setAddress(hubspotAddress(hubspot.portalId, hubspot[form])))
      .catch(() => undefined);
    const listen = (event: MessageEvent) => wasSent(event) && setSent(true);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [form]);

  if (isSent) return <InquiryThanks sentence={thanks} />;
  if (!address) return children;
  return (
    <iframe
      className={styles.frame}
      src={address}
      title={title}
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin"
    />
  );
};
