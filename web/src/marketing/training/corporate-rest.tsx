import { corporateFigures } from '../facts/corporate-training.ts';
import { CallToAction } from '../sections/call-to-action.tsx';

/** The banner under the form of the corporate training page. */
export const CorporateRest = () => (
  <CallToAction
    heading="Or begin with the tools"
    description="Many companies start with one team and one tool, and bring the training once the questions are known."
    statistics={[
      { number: corporateFigures.satisfaction, counts: 'satisfaction' },
      { number: String(corporateFigures.virtualInOneDay), counts: 'people in one day' },
      { number: corporateFigures.implementationSuccess, counts: 'implementation success' },
    ]}
  />
);
