/** Page to which a user is redirected after sign-in. */
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';

/** URL of the client's application, or of the portal if no application is configured. */
export function clientHome({ environment, config }: Pick<Services, 'environment' | 'config'>): string {
  return environment.defaultClient.applicationUrl ?? `${config.baseUrl}/oauth/portal`;
}

/** URL of the tenant's own application (its account setting `applicationUrl`), if set. */
export async function tenantHome(context: AnonymousContext, tenantId: string): Promise<string | undefined> {
  const tenant = await context.inTenant(tenantId, (tx) => findTenant(tx, tenantId));
  return webAddressOf(tenant?.settings['applicationUrl']);
}

/** Returns the text if it is a web URL; settings are free text, and other schemes are unsafe. */
export function webAddressOf(text: unknown): string | undefined {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : undefined;
}
