import { storeTabTenant } from '#shared/session/tab-tenant.ts';
import type { PortalSession } from './portal-session.ts';
import type { LeaveForStepUp } from './with-reauthentication.ts';

/**
 * Leaves for the MFA page, and returns to this one; in the target tenant if the user was switching. Customers' pages
 * use an authorization request of their own client, which leads to the same page.
 */
export function leaveForStepUpOf(session: PortalSession, baseUrl: string): LeaveForStepUp {
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');
  let leaving = false;
  return (tenantId) => {
    if (leaving) return;
    leaving = true;
    if (new URL(base, location.href).origin !== location.origin) {
      const leave =
        tenantId === undefined && session.stepUp
          ? session.stepUp()
          : session.login({ silent: false, ...(tenantId !== undefined && { tenantId }) });
      void leave.catch(() => (leaving = false));
      return;
    }
    // the tab follows the session, which the server takes into the tenant
    if (tenantId !== undefined) storeTabTenant({ sessionStorage: () => sessionStorage }, null);
    const query = new URLSearchParams({
      redirectUrl: location.pathname + location.search,
      ...(tenantId !== undefined && { tenantId }),
    });
    location.assign(`${base}/account/step-up?${query.toString()}`);
  };
}
