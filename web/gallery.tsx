import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/typography.css';
import { Bookmark, Download, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import styles from './gallery.module.css';
import { ToolMark } from './src/marketing/tool-mark/tool-mark.tsx';
import { themeStorage } from './src/site/theme.ts';
import { Badge } from './src/ui/badge.tsx';
import { Breadcrumb } from './src/ui/breadcrumb.tsx';
import { Button, ButtonLink } from './src/ui/button.tsx';
import { Card } from './src/ui/card.tsx';
import { Checkbox } from './src/ui/checkbox.tsx';
import { Cover } from './src/ui/cover/cover.tsx';
import { Dialog } from './src/ui/dialog.tsx';
import { Accordion } from './src/ui/disclosure.tsx';
import { Drawer } from './src/ui/drawer.tsx';
import { EmptyState } from './src/ui/empty-state.tsx';
import { ErrorPanel } from './src/ui/error-panel.tsx';
import { FactRow } from './src/ui/fact-row.tsx';
import { IconButton } from './src/ui/icon-button.tsx';
import { LoadMore } from './src/ui/load-more.tsx';
import { Markdown } from './src/ui/markdown/markdown.tsx';
import { PageTitle } from './src/ui/page-title.tsx';
import { ProgressBar } from './src/ui/progress-bar.tsx';
import { ProgressRing } from './src/ui/progress-ring.tsx';
import { Section } from './src/ui/section.tsx';
import { Select } from './src/ui/select.tsx';
import { Bone, Skeleton } from './src/ui/skeleton.tsx';
import { Spinner } from './src/ui/spinner.tsx';
import { Tabs } from './src/ui/tabs.tsx';
import { TextArea } from './src/ui/text-area.tsx';
import { TextInput } from './src/ui/text-input.tsx';
import { ThemeToggle } from './src/ui/theme-toggle.tsx';
import { notify } from './src/ui/toasts/notify.ts';
import { ToastHost } from './src/ui/toasts/toast-host.tsx';
import { Tooltip } from './src/ui/tooltip.tsx';

const covers = [
  'rag',
  'agents',
  'literacy',
  'strategy',
  'evaluation',
  'prompting',
  'tuning',
  'data',
  'vision',
  'safety',
  'plans',
  'mail',
];
const markdown = `A paragraph with \`code\`, **weight** and a [link](https://example.com).

- one
- two

\`\`\`py
print("hello")
\`\`\`

> A quotation.`;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.items}>{children}</div>
  </div>
);

const Controls = () => (
  <>
    <Group title="Buttons">
      <Button look="primary">Continue</Button>
      <Button>Cancel</Button>
      <Button look="danger">Delete account</Button>
      <Button look="plain">Plain</Button>
      <Button look="primary" busy>
        Saving
      </Button>
      <Button disabled>Not now</Button>
      <ButtonLink look="primary" size="large" icon={<Play size={18} aria-hidden />} to="/courses">
        Resume lecture
      </ButtonLink>
      <Button size="small" icon={<Download size={16} aria-hidden />}>
        Small
      </Button>
      <IconButton label="Bookmark" aria-pressed icon={<Bookmark size={20} aria-hidden />} />
      <Tooltip text="Computed from finished lectures">
        {(described) => (
          <Button look="plain" aria-describedby={described}>
            With a hint
          </Button>
        )}
      </Tooltip>
      <ThemeToggle storage={themeStorage} />
    </Group>
    <Group title="Fields">
      <div className={styles.form}>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="Only for course mails."
          placeholder="you@company.com"
        />
        <TextInput label="E-mail" defaultValue="nobody" error="Please enter a valid email address." />
        <Select
          label="Level"
          options={[
            { value: '', text: 'Any level' },
            { value: 'beginner', text: 'Beginner' },
          ]}
        />
        <TextArea label="Message" optional />
        <Checkbox label="Remind me twice a week" hint="You can switch it off in every mail." defaultChecked />
        <Checkbox kind="radio" name="pick" label="One of a group" />
      </div>
    </Group>
  </>
);

const Display = () => (
  <>
    <Group title="Facts and progress">
      <Breadcrumb steps={[{ text: 'Courses', to: '/courses' }, { text: 'RAG from First Principles' }]} />
      <FactRow facts={['Beginner', '4 h 20 min', '18 lectures']} />
      <Badge>Certificate</Badge>
      <Badge tone="accent">Live</Badge>
      <Badge tone="award">Alpha</Badge>
      <Badge tone="danger">Failed</Badge>
      {(['plan', 'dublabs', 'draftemail', 'joblyn', 'pmcoach'] as const).map((slug) => (
        <ToolMark key={slug} slug={slug} />
      ))}
      <ProgressRing value={0} label="None" />
      <ProgressRing value={62} label="Some" />
      <ProgressRing value={100} label="All" />
      <div className={styles.form}>
        <ProgressBar value={62} label="Course" withText />
      </div>
      <Spinner label="Loading" />
    </Group>
    <Group title="Covers">
      <div className={styles.covers}>
        {covers.map((id) => (
          <Card key={id} flush interactive>
            <Cover id={id} />
          </Card>
        ))}
      </div>
    </Group>
    <Group title="Text">
      <Markdown text={markdown} />
    </Group>
  </>
);

const States = () => (
  <div className={styles.states}>
    <Card>
      <EmptyState
        drawing="desk"
        text="Courses you start will stand here."
        action={<ButtonLink to="/courses">Find a course</ButtonLink>}
      />
    </Card>
    <Card>
      <ErrorPanel
        title="Failed to load course content"
        text="There is no connection to the server."
        onRetry={() => undefined}
      />
    </Card>
    <Card>
      <EmptyState drawing="search" text="Nothing matches these filters." />
    </Card>
    {(['award', 'note', 'mail'] as const).map((drawing) => (
      <Card key={drawing}>
        <EmptyState drawing={drawing} text="An empty place." />
      </Card>
    ))}
    <Card>
      <Skeleton className={styles.form}>
        <Bone shape="title" />
        <Bone />
        <Bone shape="media" />
      </Skeleton>
    </Card>
  </div>
);

const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Group title="Overlays">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button onClick={() => notify.success('Note saved.')}>Success</Button>
      <Button onClick={() => notify.error('Failed to link account. Please try again.')}>Error</Button>
      <Button onClick={() => notify.plain('Continued at 4:12.')}>Message</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Upgrade to Premium"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary">Upgrade Now</Button>
          </>
        }
      >
        <p>Everything opens at once, for a single payment.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} label="Outline">
        <p>Outline</p>
      </Drawer>
    </Group>
  );
};

const Gallery = () => (
  <BrowserRouter>
    <main>
      <Section>
        <PageTitle lead="Every part of the kit, in both themes.">Gallery</PageTitle>
        <Controls />
        <Overlays />
        <Display />
        <States />
        <Tabs
          label="Lecture"
          tabs={['Overview', 'Notes', 'Transcript'].map((title) => ({ id: title, title, content: title }))}
        />
        <Accordion
          name="faq"
          items={[
            { question: 'Can I start at any time?', answer: <p>Yes. Courses open the moment you enroll.</p> },
            { question: 'Do I get a certificate?', answer: <p>After the last lecture.</p> },
          ]}
        />
        <LoadMore shown={9} total={24} busy={false} noun="courses" onMore={() => undefined} />
      </Section>
      <Section variant="dark">
        <Controls />
      </Section>
      <Section variant="gradient">
        <PageTitle size="small" lead="Muted text here is lighter.">
          Gradient
        </PageTitle>
      </Section>
    </main>
    <ToastHost />
  </BrowserRouter>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
