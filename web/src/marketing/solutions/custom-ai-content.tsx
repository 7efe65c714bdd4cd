import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionPage } from './solution-page.tsx';
import { TimelineIllustration } from './timeline-illustration.tsx';

/** The page about custom AI: the video translation suite, and other custom work. */
export const CustomAiContent = () => (
  <SolutionPage card={solutionOf('custom-ai-solutions')} picture={<TimelineIllustration />} hasDarkUses>
    <Section labelledBy="custom-title">
      <SectionHead
        id="custom-title"
        title="Take the tool, or have it built in"
        lead="The suite is DubLabs with your systems around it: your video library, your glossary, your reviewers."
      />
      <LinkRows
        rows={[
          {
            title: 'DubLabs',
            description: 'The tool on its own, for single videos and small teams.',
            to: paths.product('dublabs'),
          },
          {
            title: 'Custom AI development',
            description:
              'For fraud detection, predictive analytics, search over documents (RAG) and process optimization.',
            to: paths.enterpriseCustom(),
          },
        ]}
      />
    </Section>
  </SolutionPage>
);
