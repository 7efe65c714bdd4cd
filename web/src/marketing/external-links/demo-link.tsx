import { useConfig } from '#web/src/lib/use-config.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';

/** Link to the external demo of real-time translation, on stages that configure one (docs/product.md#pages). */
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
