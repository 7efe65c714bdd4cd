import { CallToAction } from '../call-to-action.tsx';
import { Audiences } from './audiences.tsx';
import { EnterpriseTeaser } from './enterprise-teaser.tsx';
import { FiguresBand } from './figures-band.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Refunds } from './refunds.tsx';
import { ToolList } from './tool-list.tsx';
import { Trust } from './trust.tsx';

/** Home below the courses. */
export const HomeSections = () => (
  <>
    <HowItWorks />
    <ToolList />
    <Audiences />
    <FiguresBand />
    <EnterpriseTeaser />
    <Pricing />
    <Refunds />
    <Trust />
    <CallToAction />
  </>
);
