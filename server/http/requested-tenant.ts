import type { FastifyRequest } from 'fastify';
import { findTenantByAlias } from '#server/db/queries/memberships.ts';
import type { Services } from '#server/services.ts';

/** The tenant that a sign-in is meant for: the one its header names, else the one whose alias it names. Only a wish: membership decides. */
export async function requestedTenant(services: Services, { headers }: FastifyRequest): Promise<string | null> {
  const scoped = headers['frontegg-scoped-tenant'];
  if (typeof scoped === 'string' && scoped !== '') return scoped;
  const alias = headers['frontegg-login-alias'];
  if (typeof alias !== 'string' || alias === '') return null;
  const tenant = await services.db.acrossTenants('an alias names a tenant', (tx) => findTenantByAlias(tx, alias));
  return tenant?.id ?? null;
}
