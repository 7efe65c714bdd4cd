import { getStage, type Stage, stageNames, stages } from './stages.ts';

/**
 * Production with every optional setting, except `account` and `region`, which only bind a stage, and `webAclArn`,
 * which would replace `firewall`.
 */
const completeStage: Required<Omit<Stage, 'account' | 'region' | 'webAclArn'>> = {
  ...stages.prod,
  alarmEmail: 'alarms@example.com',
  streaming: 'hls',
  revokesOnRefund: true,
  trafficShift: 'canary',
  tracing: true,
  domain: {
    name: 'learn.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/11111111-2222-3333-4444-555555555555',
    hostedZone: { id: 'Z0123456789', name: 'example.com' },
  },
  firewall: { requests: 50_000, forms: 500, chat: 500 },
  monthlyBudget: 500,
  chatModelId: 'global.amazon.nova-2-lite-v1:0',
  notebookHub: { url: 'https://hub.example.com' },
  ga4: { measurementId: 'G-ABC123' },
  hubspot: { portalId: '1234567', contactFormId: 'a', instructorFormId: 'b' },
  links: { profiles: [{ name: 'GitHub', url: 'https://github.com/example' }], demo: 'https://demo.example.com' },
};

/** The stages whose templates are checked, by test case: all stages, a copy, and production with every option. */
export const checkedStages: Record<string, Stage> = {
  ...Object.fromEntries([...stageNames, 'dev-ann'].map((name) => [name, getStage(name)])),
  'prod-with-every-option': completeStage,
};
