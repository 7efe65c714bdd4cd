import { type Finding, notConfigured, ok, problem } from '../findings.ts';
import { awsClient } from './aws-clients.ts';
import { type DoctorContext, deployGuide } from './context.ts';

const section = `${deployGuide}#a-custom-domain`;
/** CloudFront accepts certificates of this region only. */
const certificateRegion = 'us-east-1';

/** Checks that the certificate of the custom domain can be used by CloudFront. */
export const checkCertificate = async ({ stage, settings }: DoctorContext): Promise<Finding> => {
  if (!stage.domain) return notConfigured("The site has CloudFront's domain.", `Read ${section}.`);
  const { certificateArn } = stage.domain;
  const region = certificateArn.split(':')[3];
  if (region !== certificateRegion)
    return problem(
      `The certificate is in ${region}, but CloudFront accepts only those in ${certificateRegion}.`,
      `Request one in ${certificateRegion}: ${section}.`,
    );
  try {
    const client = awsClient('acm', { ...settings, region: certificateRegion });
    const { Certificate } = await client.describeCertificate({ CertificateArn: certificateArn });
    return Certificate?.Status === 'ISSUED'
      ? ok(`${Certificate.DomainName}, issued`)
      : problem(
          `The certificate ${certificateArn} is ${Certificate?.Status}.`,
          'Create the DNS records that ACM shows, and wait until it is ISSUED.',
        );
  } catch (error) {
    if ((error as Error).name !== 'ResourceNotFoundException') throw error;
    return problem(
      `The certificate ${certificateArn} does not exist.`,
      `Correct \`domain.certificateArn\`: ${section}.`,
    );
  }
};

/** Checks that the hosted zone of the custom domain exists and contains it. */
export const checkHostedZone = async ({ stage, settings }: DoctorContext): Promise<Finding> => {
  const { hostedZone, name } = stage.domain ?? {};
  if (!hostedZone) return notConfigured('No DNS records are created.', `Read ${section}.`);
  try {
    const { HostedZone } = await awsClient('route53', settings).getHostedZone({ Id: hostedZone.id });
    const zone = (HostedZone?.Name ?? '').replace(/\.$/, '');
    if (zone !== hostedZone.name)
      return problem(
        `The zone ${hostedZone.id} is ${zone}, but the stage calls it ${hostedZone.name}.`,
        'Correct `domain.hostedZone` in lib/stages.ts.',
      );
    if (name !== zone && !name?.endsWith(`.${zone}`))
      return problem(
        `The zone ${hostedZone.id} (${zone}) does not contain ${name}.`,
        'Correct `domain.name` or `domain.hostedZone` in lib/stages.ts.',
      );
    return ok(`${zone} (${hostedZone.id})`);
  } catch (error) {
    if ((error as Error).name !== 'NoSuchHostedZone') throw error;
    return problem(
      `The hosted zone ${hostedZone.id} does not exist in this account.`,
      'Correct `domain.hostedZone` in lib/stages.ts.',
    );
  }
};
