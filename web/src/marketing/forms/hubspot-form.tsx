import { type ReactNode, useEffect, useState } from 'react';
import styles from './hubspot-form.module.css';
import { hubspotOrigin, hubspotUrl } from './hubspot-url.ts';

const wasSent = ({ origin, data }: MessageEvent) =>
  origin === hubspotOrigin && data?.type === 'hsFormCallback' && data.eventName === 'onFormSubmitted';

interface HubspotFormProps {
  portalId: string;
  formId: string;
  /** Names the frame. */
  title: string;
  /** Takes the place of the frame once it says that the form was sent. */
  thanks: ReactNode;
}

/** A form of the form service: a page of another origin in a sandbox, which sees nothing of ours (reliability rule R24). */
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
