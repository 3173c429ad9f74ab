import type { restrictionsContract } from '#shared/contract/restrictions/restrictions.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  addDomainRestriction,
  addDomainRestrictions,
  changeDomainSettings,
  readDomainRestrictions,
  readDomainSettings,
  removeDomainRestriction,
} from '#server/use-cases/restrictions/domain-restrictions.ts';
import {
  addIpRestrictions,
  admitsAddress,
  allowsOwnAddress,
  changeIpSettings,
  readIpRestrictions,
  readIpSettings,
  removeIpRestriction,
} from '#server/use-cases/restrictions/ip-restrictions.ts';

export function restrictionsRoutes(): Handlers<typeof restrictionsContract> {
  return {
    'GET /identity/resources/configurations/v1/restrictions/ip': ({ context, query }) =>
      readIpRestrictions(context, { strategy: query._filter, limit: query._limit, page: query._offset }),
    'POST /identity/resources/configurations/v1/restrictions/ip': ({ context, body, query }) =>
      addIpRestrictions(context, [body], { once: true, ...query }),
    'POST /identity/resources/configurations/v1/restrictions/ip/bulk': ({ context, body, query }) =>
      addIpRestrictions(context, body.ips, { once: false, ...query }),
    'GET /identity/resources/configurations/v1/restrictions/ip/config': ({ context }) => readIpSettings(context),
    'POST /identity/resources/configurations/v1/restrictions/ip/config': ({ context, body }) =>
      changeIpSettings(context, body),
    'POST /identity/resources/configurations/v1/restrictions/ip/verify': async ({ context, body }) => ({
      valid: await admitsAddress(context, body.ip),
    }),
    'POST /identity/resources/configurations/v1/restrictions/ip/verify/allow': async ({ context }) => ({
      valid: await allowsOwnAddress(context),
    }),
    'DELETE /identity/resources/configurations/v1/restrictions/ip/{id}': ({ context, params, query }) =>
      removeIpRestriction(context, params.id, query),

    'GET /identity/resources/configurations/restrictions/v1/email-domain': async ({ context }) => ({
      items: await readDomainRestrictions(context),
    }),
    'POST /identity/resources/configurations/restrictions/v1/email-domain': ({ context, body, query }) =>
      addDomainRestriction(context, body, query),
    'POST /identity/resources/configurations/restrictions/v1/email-domain/bulk': ({ context, body, query }) =>
      addDomainRestrictions(context, body.domains, query),
    'GET /identity/resources/configurations/restrictions/v1/email-domain/config': ({ context }) =>
      readDomainSettings(context),
    'POST /identity/resources/configurations/restrictions/v1/email-domain/config': ({ context, body }) =>
      changeDomainSettings(context, body),
    'DELETE /identity/resources/configurations/restrictions/v1/email-domain/{id}': ({ context, params, query }) =>
      removeDomainRestriction(context, params.id, query),
  };
}
