import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionEnd, SolutionStart } from './solution-page.tsx';
import { TimelineIllustration } from './timeline-illustration.tsx';

const card = solutionOf('custom-ai-solutions');

/** The page about the video translation suite, up to the demo. */
export const CustomAiHero = () => <SolutionStart card={card} picture={<TimelineIllustration />} />;

/** The same page below the demo. */
export const CustomAiSections = () => (
  <>
    <Section labelledBy="custom-title" variant="dark">
      <SectionHead
        id="custom-title"
        title="Take the tool, or have it built in"
        lead="The suite is DubLabs with your systems around it: your video library, your glossary, your reviewers. For single videos, the tool alone is enough."
        action={<ButtonLink to={paths.product('dublabs')}>See DubLabs</ButtonLink>}
      />
    </Section>
    <SolutionEnd card={card} />
  </>
);
