import { parseUrl } from '#shared/lib/parse-url.ts';
import type { SendSettings } from './send.types.ts';

/** The tenant that a page's address names for its calls (planning and login, 2.2 and 7): by id, and by login alias. */
export function addressTenant(href: () => string): Required<Pick<SendSettings, 'scopedTenant' | 'loginAlias'>> {
  const named = (name: string) => parseUrl(href())?.searchParams.get(name) || null;
  return { scopedTenant: () => named('tenantId'), loginAlias: () => named('organization') };
}
