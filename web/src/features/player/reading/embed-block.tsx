import { Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type EmbedHostId, embedHosts } from '#contract/rules/lesson/embed-hosts.ts';
import type { LessonBlock } from '#contract/rules/lesson/lesson-blocks.ts';
import { browserStorage } from '#web/src/lib/storage.ts';
import { createStore, useStore } from '#web/src/lib/store.ts';
import { Button } from '#web/src/ui/button.tsx';
import { Checkbox } from '#web/src/ui/checkbox.tsx';
import styles from './embed-block.module.css';

/** Hosts whose embeds this browser loads without being asked. */
const hostStorage = browserStorage('embed-hosts');

const readHosts = (): string[] => (hostStorage.read() ?? '').split(' ').filter((id) => id !== '');
const trusted = createStore({ hosts: readHosts() });

const trustHost = (host: EmbedHostId, isTrusted: boolean): void => {
  const hosts = [...readHosts().filter((id) => id !== host), ...(isTrusted ? [host] : [])];
  hostStorage.write(hosts.length > 0 ? hosts.join(' ') : null);
  trusted.set({ hosts });
};

/** A window, drawn behind the button that loads the frame. */
const Drawing = () => (
  <svg
    className={`line-drawing stroke-strong padded-16 covering full ${styles.drawing}`}
    strokeWidth="1"
    viewBox="0 0 160 90"
    aria-hidden
  >
    <rect x="24" y="9" width="112" height="72" rx="6" />
    <path d="M24 22h112M31 15.5h.01M37 15.5h.01M43 15.5h.01" />
  </svg>
);

type EmbedBlockProps = Omit<Extract<LessonBlock, { kind: 'embed' }>, 'kind'>;

/** A page of another host. Loads nothing from there until the learner asks for it, here or once for the host. */
export const EmbedBlock = ({ host: hostId, url, frameUrl, title, note }: EmbedBlockProps) => {
  const { name, action, sandbox, allow, aspectRatio, isVideo } = embedHosts[hostId];
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const isTrusted = useStore(trusted, ({ hosts }) => hosts.includes(hostId));
  const [isPressed, setPressed] = useState(false);

  // The pressed button is gone, so the focus moves to the frame.
  useEffect(() => {
    if (isPressed) frame.current?.focus();
  }, [isPressed]);

  return (
    <figure className="stack-12 one-column surface padded-16" data-block>
      <div
        className={`full relative clipped rounded ${styles.stage}`}
        style={{ aspectRatio }}
        data-app={!isVideo || undefined}
        data-no-print
      >
        {isPressed || isTrusted ? (
          <iframe
            ref={frame}
            className={`covering full ${styles.frame}`}
            src={isPressed && isVideo ? `${frameUrl}&autoplay=1` : frameUrl}
            title={`${title} (${name})`}
            sandbox={sandbox}
            allow={allow}
            // YouTube plays nothing without a referrer.
            referrerPolicy="strict-origin"
            loading="lazy"
            // Passes the focus from the frame to its page, unless the learner has moved on.
            onLoad={() => {
              if (document.activeElement === frame.current) frame.current?.contentWindow?.focus();
            }}
          />
        ) : (
          <div className={`centered covering full ground-sunken ${styles.panel}`}>
            <Drawing />
            <Button
              variant="primary"
              className="relative"
              icon={<Play size={18} strokeWidth={1.75} aria-hidden />}
              aria-label={`${action}: ${title}`}
              aria-describedby={`${id}-privacy`}
              data-needs-script
              onClick={() => setPressed(true)}
            >
              {action}
            </Button>
          </div>
        )}
      </div>
      <figcaption className="stack-8 one-column">
        <p className="strong">{title}</p>
        {note && <p className="pre-wrap">{note}</p>}
        <p id={`${id}-privacy`} className="note" data-no-print>
          From {name}, which sees your IP address and may set cookies when it is loaded here.
        </p>
        <p className="small">
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            Open on {name}
          </a>
        </p>
        <div data-no-print data-needs-script>
          <Checkbox
            label={`Always load from ${name} in this browser`}
            checked={isTrusted}
            onChange={(event) => trustHost(hostId, event.currentTarget.checked)}
          />
        </div>
      </figcaption>
    </figure>
  );
};
