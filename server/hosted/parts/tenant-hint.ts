import type { AuthorizationRequestRow } from '#server/db/queries/oauth/authorization-requests.ts';
import { namedTenant } from '#server/http/requested-tenant.ts';
import { queryText, type HostedCall } from './hosted-call.ts';

/** The target tenant of a sign-in on a page: the pending request's, else the one in the page's URL. */
export async function tenantHint(
  call: HostedCall,
  request: Pick<AuthorizationRequestRow, 'tenant_hint'> | undefined,
): Promise<string | null> {
  return (
    request?.tenant_hint ??
    (await namedTenant(call.context.services, {
      id: queryText(call, 'tenantId'),
      alias: queryText(call, 'organization'),
    }))
  );
}
