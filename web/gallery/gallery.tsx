import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/preferences.css';
import '../src/styles/typography.css';
import '../src/styles/layout.css';
import '../src/styles/box.css';
import '../src/styles/text.css';
import '../src/styles/surface.css';
import '../src/styles/drawing.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Testimonials } from '../src/marketing/sections/testimonials.tsx';
import { Accordion } from '../src/ui/disclosure.tsx';
import { LoadMore } from '../src/ui/load-more.tsx';
import { PageTitle } from '../src/ui/page-title.tsx';
import { Section } from '../src/ui/section.tsx';
import { Tabs } from '../src/ui/tabs.tsx';
import { ToastHost } from '../src/ui/toasts/toast-host.tsx';
import { Controls } from './controls.tsx';
import { Display } from './display.tsx';
import { Overlays } from './overlays.tsx';
import { States } from './states.tsx';

const sampleTestimonials = {
  quote: 'This sentence shows how a quote looks; no one said it.',
  author: 'Name',
  role: 'Role',
  company: 'Company',
  rating: 5,
} as const;

const Gallery = () => (
  <BrowserRouter>
    <main>
      <Section>
        <PageTitle lead="Every UI component, in both themes.">Gallery</PageTitle>
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
      <Testimonials testimonials={[sampleTestimonials]} />
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
