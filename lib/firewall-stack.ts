import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import type { Operation } from '#contract/define.ts';
import { type BuiltOperation, isStreamed } from './api/built-operations.ts';
import type { Firewall, Stage } from './stages.ts';

interface FirewallStackProps extends StackProps {
  stage: Stage;
  firewall: Firewall;
  endpoints: readonly BuiltOperation[];
}

/**
 * Managed rule groups. A `counted` rule only counts its matches, because it would block requests that we accept; the
 * API checks every body against the contract and never runs or renders it.
 */
const managedGroups: Record<string, { counted: readonly string[] }> = {
  AWSManagedRulesCommonRuleSet: {
    counted: [
      // Notebooks and profile pictures exceed 8 KB; the contract limits each body.
      'SizeRestrictions_BODY',
      // URLs of videos carry a session token of more than 1 KB.
      'SizeRestrictions_QUERYSTRING',
      // Notes, notebooks and questions to the assistant quote code, markup, paths and URLs.
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'EC2MetaDataSSRF_BODY',
    ],
  },
  AWSManagedRulesKnownBadInputsRuleSet: { counted: [] },
  AWSManagedRulesAmazonIpReputationList: { counted: [] },
};

/** Seconds over which a rate rule counts the requests of an IP address. */
const windowSeconds = 300;

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  // Sampled requests would include headers with tokens.
  sampledRequestsEnabled: false,
  metricName,
});

/** Matches POST requests to these operations, with and without the prefix that the specified client repeats. */
const postsTo = (operations: readonly Operation[]): CfnWebACL.StatementProperty => {
  const paths = operations.map(({ path }) => path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+'));
  const matches = (fieldToMatch: CfnWebACL.FieldToMatchProperty, regexString: string) => ({
    regexMatchStatement: { fieldToMatch, regexString, textTransformations: [{ priority: 0, type: 'URL_DECODE' }] },
  });
  return {
    andStatement: {
      statements: [matches({ method: {} }, '^POST$'), matches({ uriPath: {} }, `^/api(/api)?(${paths.join('|')})$`)],
    },
  };
};

/** Name of the web ACL, also in its metrics. */
export const firewallName = (stage: Stage): string => `${brand.slug}-${stage.name}`;

/** The web ACL of the distribution. WAF keeps those of CloudFront in us-east-1 only (decision record 0050). */
export class FirewallStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, { stage, firewall, endpoints, ...props }: FirewallStackProps) {
    super(scope, id, props);
    const operations = endpoints.map(({ operation }) => operation);
    const forms = operations.filter(({ form }) => form);
    const chat = endpoints.filter(isStreamed).map(({ operation }) => operation);
    const rateLimits = [
      { name: 'requests', limit: firewall.requests },
      ...(forms.length > 0 ? [{ name: 'forms', limit: firewall.forms, scopeDownStatement: postsTo(forms) }] : []),
      ...(chat.length > 0 ? [{ name: 'chat', limit: firewall.chat, scopeDownStatement: postsTo(chat) }] : []),
    ];
    const rateRules = rateLimits.map(({ name, ...rate }) => ({
      name,
      action: { block: { customResponse: { responseCode: 429 } } },
      statement: { rateBasedStatement: { ...rate, aggregateKeyType: 'IP', evaluationWindowSec: windowSeconds } },
    }));
    const managedRules = Object.entries(managedGroups).map(([name, { counted }]) => ({
      name,
      overrideAction: { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name,
          ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        },
      },
    }));
    const acl = new CfnWebACL(this, 'WebAcl', {
      name: firewallName(stage),
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(firewallName(stage)),
      rules: [...rateRules, ...managedRules].map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: visibility(rule.name),
      })),
    });
    this.webAclArn = acl.attrArn;
  }
}
