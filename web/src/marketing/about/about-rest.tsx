import { CallToAction } from '../sections/call-to-action.tsx';
import { EnterpriseTeaser } from '../sections/home/enterprise-teaser.tsx';
import { Countries } from './countries.tsx';
import { Founder } from './founder.tsx';
import { Results } from './results.tsx';
import { Story } from './story.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { Turns } from './turns.tsx';

/** The About page after its top, in the order of SPEC section 2. */
export const AboutRest = () => (
  <>
    <Story />
    <Results />
    <Founder />
    <Turns />
    <ToolGrid />
    <EnterpriseTeaser />
    <Countries />
    <CallToAction heading="Come and see for yourself" />
  </>
);
