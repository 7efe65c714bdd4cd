import { figures } from '../facts/figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';

/** The banner below the form of the corporate training page. */
export const CorporateSections = () => (
  <CallToAction
    heading="Or start with the tools"
    description="Many companies start with one team and one tool, and bring the training once the questions are known."
    statistics={[
      { number: figures.enterpriseClients, counts: 'enterprise clients' },
      { number: figures.professionalsTrained, counts: 'professionals trained' },
      { number: figures.countries, counts: 'countries' },
    ]}
  />
);
