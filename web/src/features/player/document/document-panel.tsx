import { Download, ExternalLink } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { formatFileSize } from '#web/src/lib/format-file-size.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import styles from './document-panel.module.css';
import { useDocumentUrls } from './use-document-urls.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const failedText = 'The document could not be loaded. Please try again.';

/** Links that open a document outside the page. */
const ways = [
  { kind: 'open', text: 'Open', Icon: ExternalLink },
  { kind: 'download', text: 'Download', Icon: Download },
] as const;
type Way = (typeof ways)[number]['kind'];

/** Opens a URL in a new tab; where the browser blocks that, in this one. */
const openInTab = (url: string): void => {
  if (!window.open(url, '_blank')) location.assign(url);
};

interface DocumentPanelProps {
  courseId: string;
  lecture: LearnerLecture;
  /** Shows the pages here, in the browser's PDF viewer. */
  showsPages: boolean;
}

/** The PDF file of a lecture: its pages where the browser shows them, and links that open and download it. */
export const DocumentPanel = ({ courseId, lecture, showsPages }: DocumentPanelProps) => {
  const { id, title, document } = lecture;
  const { state, isExpired, renew, retry } = useDocumentUrls(courseId, id);
  const [failure, setFailure] = useState<string>();

  const follow = async (event: MouseEvent, way: Way) => {
    setFailure(undefined);
    if (!isExpired()) return;
    event.preventDefault();
    try {
      const { url, downloadUrl } = await renew();
      if (way === 'open') openInTab(url);
      else location.assign(downloadUrl);
    } catch {
      setFailure(failedText);
    }
  };

  return (
    <section aria-label="Document" data-no-print>
      {document && state.status !== 'failed' && (
        <div className={`stack-8 ${showsPages ? 'below-8' : 'surface padded-16'}`}>
          <div className="cluster-12 between">
            <p className="numbers">
              PDF, {formatCount(document.pages, 'page')}, {formatFileSize(document.bytes)}
            </p>
            <div className="cluster-8">
              {ways.map(({ kind, text, Icon }) => {
                const shared = {
                  size: 'small',
                  icon: <Icon {...icon} />,
                  'aria-label': `${text} ${title} (PDF)`,
                } as const;
                if (state.status === 'loading')
                  return (
                    <Button key={kind} {...shared} busy>
                      {text}
                    </Button>
                  );
                return (
                  <ButtonLink
                    key={kind}
                    {...shared}
                    to={kind === 'open' ? state.urls.url : state.urls.downloadUrl}
                    {...(kind === 'download' && { target: '_self', download: '' })}
                    onClick={(event) => void follow(event, kind)}
                  >
                    {text}
                  </ButtonLink>
                );
              })}
            </div>
          </div>
          <ActionFailure>{failure}</ActionFailure>
        </div>
      )}
      {state.status === 'failed' ? (
        <ErrorPanel title={failedText} error={state.error} onRetry={retry} />
      ) : (
        showsPages && (
          <div className={`outlined clipped ground-sunken ${styles.viewer}`} aria-busy={state.status === 'loading'}>
            {state.status === 'ready' && (
              <iframe
                className={`full ${styles.frame}`}
                src={`${state.frameUrl}#navpanes=0&toolbar=0&view=FitH`}
                title={`${title} (PDF)`}
              />
            )}
          </div>
        )
      )}
    </section>
  );
};
