import { Download } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { OutputOf } from '#contract/index.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { saveAsFile } from '#web/src/lib/save-as-file.ts';
import { Button } from '#web/src/ui/button.tsx';
import { SettingRow } from '#web/src/ui/setting-row.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';

type Export = OutputOf<'exportAccount'>;

const Files = ({ files }: Pick<Export, 'files'>) => (
  <div className="stack-8">
    <p className="note">
      Your {formatCount(files.length, 'file')}. These links, and those in the download, work for one hour.
    </p>
    <ul className="stack-4 small break-anywhere">
      {files.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

/** Downloads everything stored about the learner as one JSON document, and offers their files. */
export const DownloadData = () => {
  const [busy, setBusy] = useState(false);
  const [exported, setExported] = useState<Export>();

  const download = async () => {
    setBusy(true);
    try {
      const accountExport = await call('exportAccount', {}, { timeoutMs: 60_000 });
      while (accountExport.nextFiles !== undefined) {
        const query = { files: accountExport.nextFiles };
        const { files, nextFiles } = await call('exportAccount', { query }, { timeoutMs: 60_000 });
        Object.assign(accountExport, { files: [...accountExport.files, ...files], nextFiles });
      }
      const day = accountExport.exportedAt.slice(0, 10);
      saveAsFile(JSON.stringify(accountExport, null, 2), `${brand.slug}-data-${day}.json`, 'application/json');
      setExported(accountExport);
      notify.success('Your data was downloaded.');
    } catch (error) {
      notify.error(errorMessage(error, 'Your data could not be prepared. Please try again.'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <SettingRow
      title="Your data"
      text="One JSON file with your profile, answers, enrollments, progress, notebooks, assignments, notes, bookmarks, quiz results, study days, certificates and purchases."
      action={
        <Button busy={busy} icon={<Download size={18} aria-hidden />} onClick={download}>
          Download my data
        </Button>
      }
    >
      {exported && exported.files.length > 0 && <Files files={exported.files} />}
    </SettingRow>
  );
};
