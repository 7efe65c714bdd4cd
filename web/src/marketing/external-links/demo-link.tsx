import { useConfig } from '../../lib/use-config.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';

/** The way to the demo of real-time translation, a site of its own, for stages that have one (SPEC section 2). */
export const DemoLink = () => {
  const demo = useConfig()?.links?.demo;
  if (!demo) return null;
  return (
    <StickyHeadingSection
      id="demo-title"
      title="Hear it translate"
      lead="A sample talk, translated while it is spoken. Choose a language and listen."
    >
      <ButtonLink size="large" to={demo}>
        Try Demo
      </ButtonLink>
    </StickyHeadingSection>
  );
};
