import { CallToAction } from '../sections/call-to-action.tsx';
import { EnterpriseTeaser } from '../sections/home/enterprise-teaser.tsx';
import { Countries } from './countries.tsx';
import { Founder } from './founder.tsx';
import { Pivots } from './pivots.tsx';
import { Results } from './results.tsx';
import { Story } from './story.tsx';
import { ToolGrid } from './tool-grid.tsx';

/** Static sections of the About page (docs/product.md#pages). */
export const AboutSections = () => (
  <>
    <Story />
    <Results />
    <Founder />
    <Pivots />
    <ToolGrid />
    <EnterpriseTeaser />
    <Countries />
    <CallToAction heading="Come and see for yourself" />
  </>
);
