/**
 * What the guest of a setup link can call: the set-up of one SSO connection, in the forms of `sso-config.ts` and
 * `sso-exchanges.ts`. Roles are there only if the link allows to map them.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';
import { ssoConfigContract, SsoConfig, SsoConfigChange, SsoConfigPatch, SsoDomain } from './sso-config.ts';
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
const rolesApart = { roleIds: true, skipEmailDomainValidation: true } as const;
const settings = SsoConfigPatch.omit(rolesApart);
const change = SsoConfigChange.omit(rolesApart);

export const ssoSetupGuestContract = defineContract({
  'GET /account/sso-setup/api/link': {
    summary: 'Returns the details of a setup link',
    ...own,
    response: SsoSetupGuest,
  },
  'POST /account/sso-setup/api/finish': {
    summary: 'Notifies the admin that a guest has set up the connection',
    description: 'The link stays valid until it expires.',
    ...own,
    response: 'empty',
  },
  'GET /account/sso-setup/api/configurations': {
    summary: 'Lists the SSO connection of a setup link',
    description: 'Empty until the guest has created it.',
    ...own,
    response: z.array(SsoConfig),
  },
  'POST /account/sso-setup/api/configurations': {
    summary: 'Creates the SSO connection of a setup link',
    description: 'A second call updates the same connection.',
    ...own,
    body: settings,
    response: SsoConfig,
    status: 201,
  },
  'PATCH /account/sso-setup/api/configurations/{ssoConfigId}': {
    summary: 'Updates the SSO connection of a setup link',
    description: '`enabled` only if the link allows it.',
    ...own,
    params: one.params,
    body: change,
    response: SsoConfig,
  },
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/metadata': {
    summary: 'Configures SAML from metadata as the guest of a setup link',
    ...own,
    params: metadata.params,
    body: metadata.body,
    bodyBytes: metadata.bodyBytes,
    response: SsoConfig,
  },
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/metadata-url': {
    summary: 'Configures SAML from a metadata URL as the guest of a setup link',
    ...own,
    params: metadataUrl.params,
    body: metadataUrl.body,
    response: SsoConfig,
  },
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/domains': {
    summary: 'Adds an email domain as the guest of a setup link',
    ...own,
    params: addDomain.params,
    body: addDomain.body,
    response: SsoDomain,
    status: 201,
  },
  'DELETE /account/sso-setup/api/configurations/{ssoConfigId}/domains/{domainId}': {
    summary: 'Removes an email domain as the guest of a setup link',
    ...own,
    params: domain.params,
    response: 'empty',
  },
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/domains/{domainId}/validate': {
    summary: 'Validates a domain as the guest of a setup link by its DNS record',
    ...own,
    params: domain.params,
    response: 'empty',
  },
  'GET /account/sso-setup/api/roles': {
    summary: 'Lists the roles that the guest of a setup link can map',
    description: 'None above those of the admin who created the link.',
    ...own,
    response: z.array(z.object({ id: Id, name: z.string() })),
  },
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/roles': {
    summary: 'Sets the default roles as the guest of a setup link',
    ...own,
    params: roles.params,
    body: roles.body,
    response: 'empty',
  },
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/groups': {
    summary: 'Creates a group mapping as the guest of a setup link',
    ...own,
    params: addGroup.params,
    body: addGroup.body,
    response: 'empty',
    status: 201,
  },
  'PATCH /account/sso-setup/api/configurations/{ssoConfigId}/groups/{groupId}': {
    summary: 'Updates a group mapping as the guest of a setup link',
    ...own,
    params: group.params,
    body: group.body,
    response: 'empty',
  },
  'DELETE /account/sso-setup/api/configurations/{ssoConfigId}/groups/{groupId}': {
    summary: 'Deletes a group mapping as the guest of a setup link',
    description: 'Members lose its roles at their next sign-in.',
    ...own,
    params: group.params,
    response: 'empty',
  },
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/tests': {
    summary: 'Starts a test sign-in as the guest of a setup link',
    description: 'No session is created.',
    ...own,
    params: one.params,
    /** `address` is opened once, within 10 minutes, in a browser that opened the link. */
    response: z.object({ id: Id, address: z.string() }),
    status: 201,
  },
  'GET /account/sso-setup/api/configurations/{ssoConfigId}/exchanges': {
    summary: 'Lists the test sign-ins started through a setup link',
    description: 'Email addresses are masked.',
    ...own,
    params: one.params,
    response: exchanges.response,
  },
  'GET /account/sso-setup/api/configurations/{ssoConfigId}/exchanges/{exchangeId}': {
    summary: 'Returns a test sign-in started through a setup link',
    description: 'Email addresses are masked, and the message of the provider is omitted.',
    ...own,
    params: exchange.params,
    response: exchange.response,
  },
});
