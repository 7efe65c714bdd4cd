import { Aws } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import { renditionsPrefix } from '#contract/storage/rendition-keys.ts';
import type { Stage } from './stages.ts';

/**
 * Resources with which MediaConvert encodes videos: a role that reads published media and writes renditions, and a
 * parameter with which `npm run publish-content` finds the role. Publishing creates the jobs (decision record 0092).
 */
export class VideoEncoder extends Construct {
  constructor(scope: Construct, id: string, { stage, media }: { stage: Stage; media: IBucket }) {
    super(scope, id);
    const read = new PolicyStatement({ actions: ['s3:GetObject'], resources: [media.arnForObjects('media/*')] });
    const write = new PolicyStatement({
      actions: ['s3:PutObject'],
      resources: [media.arnForObjects(`${renditionsPrefix}*`)],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('mediaconvert.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
      inlinePolicies: { encode: new PolicyDocument({ statements: [read, write] }) },
    });
    new StringParameter(this, 'RoleArn', {
      parameterName: `/${brand.slug}/${stage.name}/video-encoder-role`,
      stringValue: role.roleArn,
    });
  }
}
