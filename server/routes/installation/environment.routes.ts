import type { FastifyRequest } from 'fastify';
import type { environmentContract } from '#shared/contract/installation/environment.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { TenantRow } from '#server/db/queries/core/tenant-row.ts';
import { describeStrategies } from '#server/domain/sign-in/sign-in-methods.ts';
import { identifyCaller } from '#server/http/authenticate.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { matchesSecret } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { publicFlags } from '#server/use-cases/entitlements/public-flags.ts';
import { isSsoActive } from '#server/use-cases/sso-sign-in/find-connection.ts';
import { webAddressOf } from '#server/use-cases/sessions/find-landing-page.ts';
import { issueVendorToken } from '#server/tokens/tokens.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';
import { tenantOfAlias } from '#server/http/requested-tenant.ts';

export function environmentRoutes(services: Services): Handlers<typeof environmentContract> {
  const { config, environment, db } = services;
  const strategies = describeStrategies(config.signIn);
  /** The tenant in a header, else the session's. @throws Refusal `tenant-not-found` for an unknown one */
  const tenantOf = async (request: FastifyRequest): Promise<TenantRow | undefined> => {
    const { 'frontegg-login-alias': alias, 'frontegg-scoped-tenant': scoped } = request.headers;
    if (typeof alias !== 'string' && typeof scoped !== 'string' && request.headers.authorization === undefined)
      return undefined;
    const tenant =
      typeof alias === 'string'
        ? await tenantOfAlias(services, alias)
        : await findById(scoped ?? (await identifyCaller(services, request))?.tenantId);
    if (!tenant) throw new Refusal('tenant-not-found');
    return tenant;
  };
  const findById = async (id: unknown): Promise<TenantRow | undefined> =>
    typeof id === 'string' ? await db.inTenant(id, (tx) => findTenant(tx, id)) : undefined;
  return {
    'GET /vendors/public': () => ({
      name: config.vendor.name,
      logo: config.vendor.logo ?? '',
      icon: config.vendor.icon ?? '',
      whiteLabelMode: config.vendor.whiteLabel,
    }),

    async 'POST /auth/vendor'({ context, body }) {
      await services.limits.consume('vendor', context.requestMetadata.ip, config.limits.vendor);
      const credential = environment.vendorCredentials.find((candidate) => candidate.clientId === body.clientId);
      const good = credential !== undefined && matchesSecret(body.secret, credential);
      await asVendor(context, (_tx, context) =>
        context.audit({
          action: good ? 'vendor.signed-in' : 'vendor.sign-in-failed',
          severity: good ? 'Info' : 'High',
          tenantId: null,
          actorId: null,
          details: { clientId: body.clientId },
        }),
      );
      if (!good) throw new Refusal('vendor-credentials-wrong');
      const token = await issueVendorToken(services, credential.clientId);
      return { token: token.jwt, expiresIn: token.expiresIn };
    },

    'GET /vendors/base-url': () => ({ baseURL: config.baseUrl }),
    'GET /flags': () => publicFlags(services),

    async 'GET /tenants/resources/account-settings/v1/public'({ request }) {
      const tenant = await tenantOf(request);
      // the SDK calls this before sign-in, and treats it as "no settings of its own"
      if (!tenant) return { tenantId: '' };
      const { applicationUrl, loginUrl } = tenant.settings;
      return {
        tenantId: tenant.id,
        ...(webAddressOf(applicationUrl) && { applicationUrl: String(applicationUrl) }),
        ...(webAddressOf(loginUrl) && { loginUrl: String(loginUrl) }),
      };
    },

    'GET /identity/resources/configurations/v1/public': () => ({
      allowSignups: config.signUp.allowed,
      allowNotVerifiedUsersLogin: false,
      apiTokensEnabled: true,
      forcePermissions: true,
      authStrategy: config.signIn.strategy,
      machineToMachineAuthStrategy: 'ClientCredentials',
    }),
    'GET /identity/resources/configurations/v1/auth/strategies/public': () => strategies,
    'GET /identity/resources/configurations/v1/auth/strategies': () => strategies,

    'GET /team/resources/sso/v2/configurations/public': async ({ context }) => ({
      isActive: await isSsoActive(context),
    }),
  };
}
