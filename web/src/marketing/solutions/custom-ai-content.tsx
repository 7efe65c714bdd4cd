import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionEnd, SolutionStart } from './solution-page.tsx';
import { TimelineIllustration } from './timeline-illustration.tsx';

const card = solutionOf('custom-ai-solutions');

/** The page about the video translation suite, up to the demo. */
export const CustomAiHero = () => <SolutionStart card={card} picture={<TimelineIllustration />} />;

/** The same page below the demo. */
export const CustomAiSections = () => (
  <>
    <section className="band line-above line-below padded-block-32 primary" aria-labelledby="custom-title">
      <Container className="stack-16 start padded-block-32">
        <h2 id="custom-title">Take the tool, or have it built in</h2>
        <p className="lead lead-width muted">
          The suite is DubLabs with your systems around it: your video library, your glossary, your reviewers. For
          single videos, the tool alone is enough.
        </p>
        <ButtonLink to={paths.product('dublabs')} className="above-8">
          See DubLabs
        </ButtonLink>
      </Container>
    </section>
    <SolutionEnd card={card} />
  </>
);
