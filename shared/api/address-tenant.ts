import { parseUrl } from '#shared/lib/parse-url.ts';
import type { SendSettings } from './send.types.ts';

/** Tenant that the page's URL selects for API calls (planning and login, 2.2 and 7): by ID or by login alias. */
export function addressTenant(href: () => string): Required<Pick<SendSettings, 'scopedTenant' | 'loginAlias'>> {
  const named = (name: string) => parseUrl(href())?.searchParams.get(name) || null;
  return { scopedTenant: () => named('tenantId'), loginAlias: () => named('organization') };
}
