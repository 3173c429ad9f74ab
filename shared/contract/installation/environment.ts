/** Settings that a client fetches at startup, before sign-in: vendor, flags, policies, providers. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { AuthStrategies, PublicPolicy } from '#shared/contract/entities.ts';

export const environmentContract = defineContract({
  'GET /vendors/public': {
    summary: 'Returns the vendor’s name and images',
    access: 'public',
    response: z.object({ name: z.string(), logo: z.string(), icon: z.string(), whiteLabelMode: z.boolean() }),
  },
  'POST /auth/vendor': {
    summary: 'Issues an access token for the vendor’s back end',
    description: 'Sent as the header `x-access-token`.',
    access: 'public',
    body: z.object({ clientId: z.string().max(200), secret: z.string().max(512) }),
    response: z.object({ token: z.string(), expiresIn: z.number() }),
  },
  'GET /vendors/base-url': {
    summary: 'Returns the public URL of this server',
    access: 'vendor',
    response: z.object({ baseURL: z.string() }),
  },
  'GET /flags': {
    summary: 'Lists the feature flags',
    description: 'Only the value "on" means enabled.',
    access: 'public',
    response: z.record(z.string(), z.enum(['on', 'off'])),
  },
  'GET /tenants/resources/account-settings/v1/public': {
    summary: 'Returns the public URLs of a tenant',
    description:
      'The tenant of the login alias, else the scoped tenant, else the session’s tenant. Empty without a tenant.',
    access: 'public',
    response: z.object({
      tenantId: z.string(),
      applicationUrl: z.string().optional(),
      loginUrl: z.string().optional(),
    }),
  },
  'GET /identity/resources/configurations/v1/public': {
    summary: 'Returns the public sign-up and sign-in settings',
    access: 'public',
    response: PublicPolicy,
  },
  'GET /identity/resources/configurations/v1/auth/strategies/public': {
    summary: 'Lists the sign-in methods',
    access: 'public',
    response: AuthStrategies,
  },
  'GET /identity/resources/configurations/v1/auth/strategies': {
    summary: 'Lists the sign-in methods of the active tenant',
    access: 'user',
    response: AuthStrategies,
  },
  'GET /team/resources/sso/v2/configurations/public': {
    summary: 'Returns whether any tenant uses single sign-on',
    access: 'public',
    response: z.object({ isActive: z.boolean() }),
  },
});
