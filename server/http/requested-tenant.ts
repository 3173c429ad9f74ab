import type { FastifyRequest } from 'fastify';
import { findTenantByAlias } from '#server/db/queries/core/memberships.ts';
import type { Services } from '#server/services.ts';
import type { TenantRow } from '#server/db/queries/core/tenant-row.ts';

/**
 * The requested tenant of a sign-in: the one in its header, else the one whose alias it names. Only a hint: membership
 * decides.
 */
export async function requestedTenant(services: Services, { headers }: FastifyRequest): Promise<string | null> {
  const [id, alias] = [headers['frontegg-scoped-tenant'], headers['frontegg-login-alias']];
  return await namedTenant(services, { id: headerText(id), alias: String(alias ?? '') });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of a header with arbitrary characters, such as a tenant ID. Clients send it as UTF-8, or as ISO 8859-1 if it
 * is representable (RFC 9110, section 5.5): HTTP itself transports bytes.
 * @returns an empty text when it is absent or duplicate
 */
export function headerText(value: string | string[] | undefined): string {
  if (typeof value !== 'string') return '';
  try {
    return utf8.decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

/** The tenant with an ID, which may be any text, else with an alias. */
export async function namedTenant(
  services: Services,
  { id, alias }: { id: string | null | undefined; alias: string | null | undefined },
): Promise<string | null> {
  if (id) return id;
  if (!alias) return null;
  return (await tenantOfAlias(services, alias))?.id ?? null;
}

export async function tenantOfAlias(services: Services, alias: string): Promise<TenantRow | undefined> {
  return await services.db.acrossTenants('an alias identifies a tenant', (tx) => findTenantByAlias(tx, alias));
}
