/**
 * What the guest of a setup link can call: the set-up of one SSO connection, in the forms of `sso-config.ts` and
 * `sso-exchanges.ts`. Roles are there only if the link allows to map them.
 */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { DateTime, Id } from './entities.ts';
import { ssoConfigContract, SsoConfig, SsoConfigPatch, SsoDomain } from './sso-config.ts';
import { ssoExchangesContract } from './sso-exchanges.ts';

export const SsoSetupGuest = z.object({
  /** Name of the organization. */
  tenant: z.string(),
  /** Name of the admin who made the link. */
  createdBy: z.string(),
  expiresAt: DateTime,
  mayMapRoles: z.boolean(),
  mayActivate: z.boolean(),
});
export type SsoSetupGuest = z.infer<typeof SsoSetupGuest>;

const access = 'setup-link';
const own = { access, crossOrigin: false } as const;
const of = <R extends keyof typeof ssoConfigContract>(route: R) => ssoConfigContract[route];

const one = of('PATCH /team/resources/sso/v1/configurations/{ssoConfigId}');
const metadata = of('PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata');
const metadataUrl = of('PUT /team/resources/sso/v1/configurations/{ssoConfigId}/metadata-url');
const addDomain = of('POST /team/resources/sso/v1/configurations/{ssoConfigId}/domains');
const domain = of('DELETE /team/resources/sso/v1/configurations/{ssoConfigId}/domains/{domainId}');
const roles = of('PUT /team/resources/sso/v1/configurations/{ssoConfigId}/roles');
const addGroup = of('POST /team/resources/sso/v1/configurations/{ssoConfigId}/groups');
const group = of('PATCH /team/resources/sso/v1/configurations/{ssoConfigId}/groups/{groupId}');
const exchanges = ssoExchangesContract['GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges'];
const exchange = ssoExchangesContract['GET /team/resources/sso/v1/configurations/{ssoConfigId}/exchanges/{exchangeId}'];
/** Roles have calls of their own, which the link has to allow. */
const settings = SsoConfigPatch.omit({ roleIds: true, skipEmailDomainValidation: true });

export const ssoSetupGuestContract = defineContract({
  'GET /account/sso-setup/api/link': {
    summary: 'Returns what a setup link is for',
    ...own,
    response: SsoSetupGuest,
  },
  'POST /account/sso-setup/api/finish': {
    summary: 'Tells the admin who made the link that the connection is set up; the link works until it expires',
    ...own,
    response: 'empty',
  },
  'GET /account/sso-setup/api/configurations': {
    summary: 'Lists the connection of the link, once it is made',
    ...own,
    response: z.array(SsoConfig),
  },
  'POST /account/sso-setup/api/configurations': {
    summary: 'Creates the connection of a link for a new one; another call changes the same connection',
    ...own,
    body: settings,
    response: SsoConfig,
    status: 201,
  },
  'PATCH /account/sso-setup/api/configurations/{ssoConfigId}': {
    summary: 'Changes the connection; `enabled` only if the link allows it',
    ...own,
    params: one.params,
    body: settings,
    response: SsoConfig,
  },
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/metadata': {
    summary: metadata.summary,
    ...own,
    params: metadata.params,
    body: metadata.body,
    bodyBytes: metadata.bodyBytes,
    response: SsoConfig,
  },
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/metadata-url': {
    summary: metadataUrl.summary,
    ...own,
    params: metadataUrl.params,
    body: metadataUrl.body,
    response: SsoConfig,
  },
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/domains': {
    summary: addDomain.summary,
    ...own,
    params: addDomain.params,
    body: addDomain.body,
    response: SsoDomain,
    status: 201,
  },
  'DELETE /account/sso-setup/api/configurations/{ssoConfigId}/domains/{domainId}': {
    summary: domain.summary,
    ...own,
    params: domain.params,
    response: 'empty',
  },
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/domains/{domainId}/validate': {
    summary: 'Looks for the DNS record of a domain, and validates the domain',
    ...own,
    params: domain.params,
    response: 'empty',
  },
  'GET /account/sso-setup/api/roles': {
    summary: 'Lists the roles that the guest may map: none above those of the admin who made the link',
    ...own,
    response: z.array(z.object({ id: Id, name: z.string() })),
  },
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/roles': {
    summary: roles.summary,
    ...own,
    params: roles.params,
    body: roles.body,
    response: 'empty',
  },
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/groups': {
    summary: addGroup.summary,
    ...own,
    params: addGroup.params,
    body: addGroup.body,
    response: 'empty',
    status: 201,
  },
  'PATCH /account/sso-setup/api/configurations/{ssoConfigId}/groups/{groupId}': {
    summary: group.summary,
    ...own,
    params: group.params,
    body: group.body,
    response: 'empty',
  },
  'DELETE /account/sso-setup/api/configurations/{ssoConfigId}/groups/{groupId}': {
    summary: 'Removes a mapped group; its members lose its roles at their next sign-in',
    ...own,
    params: group.params,
    response: 'empty',
  },
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/tests': {
    summary: 'Starts a test sign-in of the connection, which signs nobody in',
    ...own,
    params: one.params,
    /** `address` is opened once, within 10 minutes, in a browser that opened the link. */
    response: z.object({ id: Id, address: z.string() }),
    status: 201,
  },
  'GET /account/sso-setup/api/configurations/{ssoConfigId}/exchanges': {
    summary: 'Lists the tests that were started by the link, with email addresses masked',
    ...own,
    params: one.params,
    response: exchanges.response,
  },
  'GET /account/sso-setup/api/configurations/{ssoConfigId}/exchanges/{exchangeId}': {
    summary:
      'Returns a test that was started by the link, with email addresses masked and without the message of the provider',
    ...own,
    params: exchange.params,
    response: exchange.response,
  },
});
