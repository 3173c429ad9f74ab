/** Where somebody belongs once they are signed in. */
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';

/** The client's application, or the portal where no application is configured. */
export function clientHome({ environment, config }: Pick<Services, 'environment' | 'config'>): string {
  return environment.defaultClient.applicationUrl ?? `${config.baseUrl}/oauth/portal`;
}

/** The tenant's own application (its account setting `applicationUrl`), when it has one. */
export async function tenantHome(context: AnonymousContext, tenantId: string): Promise<string | undefined> {
  const tenant = await context.inTenant(tenantId, (tx) => findTenant(tx, tenantId));
  return webAddressOf(tenant?.settings['applicationUrl']);
}

/** Settings are people's own texts: only an address of the web leads anywhere. */
export function webAddressOf(text: unknown): string | undefined {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : undefined;
}
