import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { readTabTenant } from '#shared/session/tab-tenant.ts';
import { isRefusal } from '#shared/session/session-error.ts';
import type { PortalSession } from './portal-session.ts';

/**
 * Resumes the browser's session without leaving the page. `login()` would redirect if there is none, so the server is
 * asked first. This tab's own user is no evidence: the session may have ended elsewhere.
 * @returns `false` if the server answers that there is none
 * @throws if the server did not answer (no network, 5xx): there may be a session
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
