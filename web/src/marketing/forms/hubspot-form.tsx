import { type ReactNode, useEffect, useState } from 'react';
import styles from './hubspot-form.module.css';

/** Origin of HubSpot's standalone form pages (region na1); the site's policy allows iframes from it. */
const hubspotOrigin = 'https://share.hsforms.com';

/**
 * Returns the URL of a form: HubSpot's share link, made of `1`, the form's id (a UUID) as base64url, and the portal's
 * number in base 36.
 */
const hubspotUrl = (portalId: string, formId: string): string => {
  const bytes = formId.replaceAll('-', '').match(/../g) ?? [];
  const binary = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)));
  const id = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${hubspotOrigin}/1${id}${Number(portalId).toString(36)}`;
};

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
      className={`surface block full ${styles.frame}`}
      src={hubspotUrl(portalId, formId)}
      title={title}
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
      referrerPolicy="strict-origin"
    />
  );
};
