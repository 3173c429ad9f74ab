import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { readTabTenant } from '#shared/session/tab-tenant.ts';
import { isRefusal } from '#shared/session/session-error.ts';
import type { PortalSession } from './portal-session.ts';

/**
 * Resumes the session of the browser and never leaves the page. `login()` would leave where there is no session, so that the
 * server is asked first. Who this tab holds for signed in says nothing: their session may have ended elsewhere.
 * @returns `false` where the server says that there is none
 * @throws when the server did not answer the question (no network, 5xx): the session may be there
 */
export async function resumeSession(session: PortalSession, api: Api<PorticoContract>): Promise<boolean> {
  try {
    const tenantId = readTabTenant({ sessionStorage: () => sessionStorage });
    // without `optional`, the browser would report the answer that there is none as an error
    const question = { tenantId, optional: true } as const;
    const answer = await api.post('/oauth/authorize/silent', question, { plain: true, credentials: 'include' });
    if ('session' in answer) return false;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return false;
  }
  await session.login({ renew: true });
  return true;
}
