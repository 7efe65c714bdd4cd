import { json, jsonOf } from '#local/http.ts';
import { jsonError } from '../errors.ts';
import type { Service } from '../service.ts';
import type { LocalAccount } from './account.ts';
import { readOnlyService } from './read-only-service.ts';

const operationOf = (headers: Record<string, string>) =>
  (headers['x-amz-target'] ?? '').replace(/^CertificateManager\./, '');

/** Creates the stand-in for ACM: DescribeCertificate. */
export const createCertificates = (account: Pick<LocalAccount, 'certificates'>): Service =>
  readOnlyService(
    'acm',
    ({ headers }) => `acm:${operationOf(headers)}`,
    (request) => {
      const operation = operationOf(request.headers);
      if (operation !== 'DescribeCertificate')
        return jsonError(400, 'InvalidAction', `The local ACM does not support ${operation}.`);
      const arn = String(jsonOf(request)?.CertificateArn);
      const certificate = account.certificates[arn];
      if (!certificate) return jsonError(400, 'ResourceNotFoundException', `Could not find certificate ${arn}.`);
      const { domainName: DomainName, status: Status } = certificate;
      return json(200, { Certificate: { CertificateArn: arn, DomainName, Status, Type: 'AMAZON_ISSUED' } });
    },
  );
