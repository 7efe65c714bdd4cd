import { type ReactNode, useEffect, useState } from 'react';
import styles from './hubspot-form.module.css';
import { hubspotOrigin, hubspotUrl } from './hubspot-url.ts';

const wasSent = ({ origin, data }: MessageEvent) =>
  origin === hubspotOrigin && data?.type === 'hsFormCallback' && data.eventName === 'onFormSubmitted';

interface HubspotFormProps {
  portalId: string;
  formId: string;
  /** Accessible name of the iframe. */
  title: string;
  /** Replaces the iframe once the form was submitted. */
  thanks: ReactNode;
}

/**
 * A HubSpot form in a sandboxed iframe of another origin, without access to this page
 * (docs/reliability.md#security-headers).
 */
export const HubspotForm = ({ portalId, formId, title, thanks }: HubspotFormProps) => {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    const listen = (event: MessageEvent) => wasSent(event) && setSent(true);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  if (isSent) return thanks;
  return (
    <iframe
      className={styles.frame}
      src={hubspotUrl(portalId, formId)}
      title={title}
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin"
    />
  );
};
