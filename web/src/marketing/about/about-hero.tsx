import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { ExerciseIllustration } from './exercise-illustration.tsx';

export const AboutHero = () => (
  <>
    <BreadcrumbData trail={[{ name: 'About us', path: paths.about() }]} />
    <PageHero
      title="We teach the part of AI that is work"
      lead="Asking well, checking what comes back, and knowing when not to use it. You can learn that in the time you have, on the work you already do."
      actions={[
        { text: 'See the tools', to: paths.tools() },
        { text: 'Talk to us', to: paths.contact() },
      ]}
      picture={<ExerciseIllustration />}
    />
  </>
);
