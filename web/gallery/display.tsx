import { testimonialRating } from '../src/marketing/facts/testimonial.ts';
import { Testimonial } from '../src/marketing/sections/testimonials.tsx';
import { ToolMark } from '../src/marketing/tool-mark/tool-mark.tsx';
import { Badge } from '../src/ui/badge.tsx';
import { Breadcrumb } from '../src/ui/breadcrumb.tsx';
import { Markdown } from '../src/ui/markdown/markdown.tsx';
import { MetadataRow } from '../src/ui/metadata-row.tsx';
import { ProgressBar } from '../src/ui/progress-bar.tsx';
import { ProgressRing } from '../src/ui/progress-ring.tsx';
import { Spinner } from '../src/ui/spinner.tsx';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

const markdown = `A paragraph with \`code\`, **weight** and a [link](https://example.com).

- one
- two

\`\`\`py
print("hello")
\`\`\`

> A quotation.`;

/** Placeholder: pages only show testimonials approved by a client (decision record 0039). */
const sampleTestimonial = {
  ...{ quote: 'Placeholder for a client quote.', author: 'Name', role: 'Role', company: 'Company' },
  rating: testimonialRating,
} as const;

/** Presentational components: metadata, progress, covers, text, testimonials. */
export const Display = () => (
  <>
    <Group title="Facts and progress">
      <Breadcrumb items={[{ text: 'Courses', to: '/courses' }, { text: 'RAG from First Principles' }]} />
      <MetadataRow items={['Beginner', '4 h 20 min', '18 lectures']} />
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
      <ProgressRing value={62} label="Too few" threshold={70} />
      <div className={`stack-16 ${styles.form}`}>
        <ProgressBar value={62} label="Course" withText />
      </div>
      <Spinner label="Loading" />
    </Group>
    <Group title="Text">
      <Markdown text={markdown} />
    </Group>
    <Group title="Testimonial">
      <Testimonial {...sampleTestimonial} />
    </Group>
  </>
);
