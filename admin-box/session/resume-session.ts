import type { Api } from '../../shared/api/api.ts';
import type { PorticoContract } from '../../shared/contract/index.ts';
import { readTabTenant } from '../../shared/session/tab-tenant.ts';
import type { PortalSession } from './portal-session.ts';

/**
 * Resumes the session of the browser and never leaves the page. `login()` would leave where there is no session, so that the
 * server is asked first.
 */
export async function resumeSession(session: PortalSession, api: Api<PorticoContract>): Promise<boolean> {
  if (await session.user()) return true;
  try {
    const tenantId = readTabTenant({ sessionStorage: () => sessionStorage });
    await api.post('/oauth/authorize/silent', { tenantId }, { plain: true, credentials: 'include' });
  } catch {
    return false;
  }
  await session.login();
  return true;
}
