/** The calls of guests of setup links: the use cases of admins, which know the one connection of a guest. */
import type { ssoSetupGuestContract } from '#shared/contract/sso/sso-setup-guest.ts';
import type { Handlers } from '#server/http/mount.ts';
import { startSsoTest } from '#server/use-cases/sso-sign-in/sso-tests.ts';
import { changeConnection, changeDefaultRoles } from '#server/use-cases/sso/connections.ts';
import { addDomain, proveDomain, removeDomain } from '#server/use-cases/sso/domains.ts';
import { readExchange, readExchanges } from '#server/use-cases/sso/exchanges.ts';
import { addGroup, changeGroup, removeGroup } from '#server/use-cases/sso/groups.ts';
import { changeByMetadata, changeByMetadataUrl } from '#server/use-cases/sso/metadata.ts';
import {
  changeOwnConnection,
  createOwnConnection,
  describeGuest,
  finishSetup,
  limitFetches,
  readOwnConnections,
  readRolesToMap,
  requireRoleMapping,
} from '#server/use-cases/sso-setup-links/guest.ts';
import { recordRefusedChanges } from './record-refused-changes.ts';

type Routes = Handlers<typeof ssoSetupGuestContract>;

export function ssoSetupGuestRoutes(): Routes {
  return { ...recordRefusedChanges({ ...settingsRoutes, ...domainRoutes, ...roleRoutes }), ...testRoutes };
}

const settingsRoutes = {
  'GET /account/sso-setup/api/link': ({ context }) => describeGuest(context),
  'POST /account/sso-setup/api/finish': ({ context }) => finishSetup(context),
  'GET /account/sso-setup/api/configurations': ({ context }) => readOwnConnections(context),
  'POST /account/sso-setup/api/configurations': ({ context, body }) => createOwnConnection(context, body),
  'PATCH /account/sso-setup/api/configurations/{ssoConfigId}': ({ context, params, body }) =>
    changeOwnConnection(context, body, () => changeConnection(context, params.ssoConfigId, body)),
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/metadata': ({ context, params, body }) =>
    changeOwnConnection(context, {}, () => changeByMetadata(context, params.ssoConfigId, body.metadata)),
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/metadata-url': ({ context, params, body }) =>
    changeOwnConnection(context, {}, async () => {
      await limitFetches(context);
      return await changeByMetadataUrl(context, params.ssoConfigId, body.url);
    }),
} satisfies Partial<Routes>;

const domainRoutes = {
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/domains': ({ context, params, body }) =>
    addDomain(context, params.ssoConfigId, body.domain),
  'DELETE /account/sso-setup/api/configurations/{ssoConfigId}/domains/{domainId}': ({ context, params }) =>
    removeDomain(context, params.ssoConfigId, params.domainId),
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/domains/{domainId}/validate': ({ context, params }) =>
    proveDomain(context, params.ssoConfigId, params.domainId),
} satisfies Partial<Routes>;

const roleRoutes = {
  'GET /account/sso-setup/api/roles': ({ context }) => readRolesToMap(context),
  'PUT /account/sso-setup/api/configurations/{ssoConfigId}/roles': async ({ context, params, body }) => {
    requireRoleMapping(context);
    await changeDefaultRoles(context, params.ssoConfigId, body.roleIds);
  },
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/groups': async ({ context, params, body }) => {
    requireRoleMapping(context);
    await addGroup(context, params.ssoConfigId, body);
  },
  'PATCH /account/sso-setup/api/configurations/{ssoConfigId}/groups/{groupId}': async ({ context, params, body }) => {
    requireRoleMapping(context);
    await changeGroup(context, { id: params.ssoConfigId, groupId: params.groupId }, body);
  },
  'DELETE /account/sso-setup/api/configurations/{ssoConfigId}/groups/{groupId}': async ({ context, params }) => {
    requireRoleMapping(context);
    await removeGroup(context, params.ssoConfigId, params.groupId);
  },
} satisfies Partial<Routes>;

const testRoutes = {
  'POST /account/sso-setup/api/configurations/{ssoConfigId}/tests': ({ context, params }) =>
    startSsoTest(context, params.ssoConfigId),
  'GET /account/sso-setup/api/configurations/{ssoConfigId}/exchanges': ({ context, params }) =>
    readExchanges(context, params.ssoConfigId),
  'GET /account/sso-setup/api/configurations/{ssoConfigId}/exchanges/{exchangeId}': ({ context, params }) =>
    readExchange(context, { id: params.ssoConfigId, exchangeId: params.exchangeId }),
} satisfies Partial<Routes>;
