import { useState } from 'react';
import type { Certificate } from '#contract/schemas/learner.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';

/** Reads and changes whether a certificate is public; updates optimistically and rolls back on failure. */
export const useVisibility = (certificate: Certificate) => {
  const [isPublic, setPublic] = useState(certificate.isPublic);
  const [isSaving, setSaving] = useState(false);

  const setVisibility = async (isWanted: boolean) => {
    if (isSaving) return;
    setPublic(isWanted);
    setSaving(true);
    try {
      await call(
        'saveCertificateVisibility',
        { params: { certificateId: certificate.id }, body: { isPublic: isWanted } },
        { keepalive: true },
      );
      notify.success(isWanted ? 'Anyone with the link can see it now.' : 'Only you can see it now.');
      void revalidate('listCertificates');
    } catch (error) {
      setPublic(!isWanted);
      notify.error(errorMessage(error, 'Your change could not be saved. Please try again.'));
    } finally {
      setSaving(false);
    }
  };
  return { isPublic, setVisibility };
};
