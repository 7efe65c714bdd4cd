import { useState } from 'react';
import type { Certificate } from '../../../../contract/schemas/learner.ts';
import { call } from '../../api/client.ts';
import { sentenceFor } from '../../api/problem-messages.ts';
import { refresh } from '../../api/use-operation.ts';
import { notify } from '../../ui/toasts/notify.ts';

/** Whether others see a certificate, and the way to change it; shown as wanted at once, and taken back if it fails. */
export const useVisibility = (certificate: Certificate) => {
  const [isPublic, setPublic] = useState(certificate.isPublic);
  const [isSaving, setSaving] = useState(false);

  const show = async (wanted: boolean) => {
    if (isSaving) return;
    setPublic(wanted);
    setSaving(true);
    try {
      await call(
        'saveCertificateVisibility',
        { params: { certificateId: certificate.id }, body: { isPublic: wanted } },
        { keepalive: true },
      );
      notify.success(wanted ? 'Everyone who has the link can see it.' : 'Only you can see it now.');
      void refresh('listCertificates');
    } catch (error) {
      setPublic(!wanted);
      notify.error(sentenceFor(error, 'That could not be saved. Please try again.'));
    } finally {
      setSaving(false);
    }
  };
  return { isPublic, show };
};
