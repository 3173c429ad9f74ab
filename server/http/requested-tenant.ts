import type { FastifyRequest } from 'fastify';
import { findTenantByAlias } from '#server/db/queries/memberships.ts';
import type { Services } from '#server/services.ts';

/** The tenant that a sign-in is meant for: the one its header names, else the one whose alias it names. Only a wish: membership decides. */
export async function requestedTenant(services: Services, { headers }: FastifyRequest): Promise<string | null> {
  const [id, alias] = [headers['frontegg-scoped-tenant'], headers['frontegg-login-alias']];
  return await namedTenant(services, { id: String(id ?? ''), alias: String(alias ?? '') });
}

/** The tenant of an id, which may be anything, else of an alias. */
export async function namedTenant(services: Services, { id, alias }: { id: string | null | undefined; alias: string | null | undefined }): Promise<string | null> {
  if (id) return id;
  if (!alias) return null;
  const tenant = await services.db.acrossTenants('an alias names a tenant', (tx) => findTenantByAlias(tx, alias));
  return tenant?.id ?? null;
}
