import { queryError } from '../errors.ts';
import type { Service } from '../service.ts';
import { xmlText } from '../xml.ts';
import type { LocalAccount } from './account.ts';
import { readOnlyService, xml } from './read-only-service.ts';

const path = /^\/2013-04-01\/hostedzone\/([^/]+)$/;

/** Creates the stand-in for Route 53: GetHostedZone. */
export const createHostedZones = (account: Pick<LocalAccount, 'hostedZones'>): Service =>
  readOnlyService(
    'route53',
    () => 'route53:GetHostedZone',
    ({ method, path: requested }) => {
      const [, id = ''] = path.exec(requested) ?? [];
      if (method !== 'GET' || id === '')
        return queryError(400, 'InvalidInput', `The local Route 53 does not support ${method} ${requested}.`);
      const name = account.hostedZones[id];
      if (name === undefined) return queryError(404, 'NoSuchHostedZone', `No hosted zone found with ID: ${id}`);
      return xml(
        `<GetHostedZoneResponse xmlns="https://route53.amazonaws.com/doc/2013-04-01/"><HostedZone><Id>/hostedzone/${id}</Id>` +
          `<Name>${xmlText(name)}.</Name><CallerReference>local</CallerReference></HostedZone></GetHostedZoneResponse>`,
      );
    },
  );
