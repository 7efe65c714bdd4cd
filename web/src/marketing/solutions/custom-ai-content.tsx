import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { ExampleRows } from '../sections/example-rows.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { SentenceLengths } from './sentence-lengths.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionEnd, SolutionFeatures, SolutionHero } from './solution-page.tsx';
import { TimelineIllustration } from './timeline-illustration.tsx';

const card = solutionOf('custom-ai-solutions');

/** What changes in a video, and what is published, in the order of the uses. */
const changes = [
  ['One rule changes, one sentence is recorded again', 'English, Español, Polski and Türkçe updated together'],
  ['A two-minute video in English', 'Deutsch, Français and Português, in the founder’s voice'],
  ['The video about expenses, with last year’s limit', 'The new limit, spoken in the same voice'],
] as const;
const examples = card.useCases.map((useCase, index) => {
  const [given, returned] = changes[index] ?? ['', ''];
  return { ...useCase, given, returned };
});

/** The page about the video translation suite. */
export const CustomAiContent = () => (
  <>
    <SolutionHero card={card} picture={<TimelineIllustration />} />
    <SentenceLengths />
    <Section variant="dark" labelledBy="uses-title">
      <SectionHead id="uses-title" title={card.subtitle} />
      <ExampleRows examples={examples} />
      <SolutionFeatures card={card} />
    </Section>
    <Section labelledBy="custom-title">
      <SectionHead
        id="custom-title"
        title="Take the tool, or have it built in"
        lead="The suite is DubLabs with your systems around it: your video library, your glossary, your reviewers. For single videos, the tool alone is enough."
        action={<ButtonLink to={paths.product('dublabs')}>Hear the clip in DubLabs</ButtonLink>}
      />
    </Section>
    <SolutionEnd card={card} />
  </>
);
