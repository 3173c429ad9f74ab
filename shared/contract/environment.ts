/** Settings that a client fetches at startup, before sign-in: vendor, flags, policies, providers. */
import { z } from 'zod';
import { defineContract } from './define.ts';
import { AuthStrategies, PublicPolicy } from './entities.ts';

export const environmentContract = defineContract({
  'GET /vendors/public': {
    summary: 'Name and pictures of the vendor',
    access: 'public',
    response: z.object({ name: z.string(), logo: z.string(), icon: z.string(), whiteLabelMode: z.boolean() }),
  },
  'POST /auth/vendor': {
    summary: 'A token for the vendor’s own back end, sent as x-access-token afterwards',
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
    summary: 'Feature flags; only "on" is on',
    access: 'public',
    response: z.record(z.string(), z.enum(['on', 'off'])),
  },
  'GET /tenants/resources/account-settings/v1/public': {
    summary:
      'Returns the URLs of the tenant named by the login alias or the scoped tenant, else of the session’s tenant; empty when there is none',
    access: 'public',
    response: z.object({
      tenantId: z.string(),
      applicationUrl: z.string().optional(),
      loginUrl: z.string().optional(),
    }),
  },
  'GET /identity/resources/configurations/v1/public': {
    summary: 'Sign-up and first login step',
    access: 'public',
    response: PublicPolicy,
  },
  'GET /identity/resources/configurations/v1/auth/strategies/public': {
    summary: 'Ways to sign in',
    access: 'public',
    response: AuthStrategies,
  },
  'GET /identity/resources/configurations/v1/auth/strategies': {
    summary: 'Ways to sign in, for the active tenant',
    access: 'user',
    response: AuthStrategies,
  },
  'GET /team/resources/sso/v2/configurations/public': {
    summary: 'Whether any tenant signs in through its own identity provider',
    access: 'public',
    response: z.object({ isActive: z.boolean() }),
  },
});
