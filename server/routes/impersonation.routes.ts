import type { impersonationContract } from '#shared/contract/impersonation.ts';
import type { Handlers } from '#server/http/mount.ts';
import { returnCookie, ssoCookie } from '#server/http/cookies.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { readRefreshCookie, setImpersonationCookies, setReturnCookies } from '#server/http/session-cookies.ts';
import type { Services } from '#server/services.ts';
import {
  issueAdminTicket,
  issueVendorTicket,
  previewImpersonation,
  startImpersonation,
} from '#server/use-cases/impersonate.ts';
import { leaveImpersonation } from '#server/use-cases/leave-impersonation.ts';

export function impersonationRoutes(services: Services): Handlers<typeof impersonationContract> {
  return {
    'POST /identity/resources/impersonation/v1/tickets': ({ caller, body, facts }) =>
      issueAdminTicket(services, caller, body, facts),
    'POST /identity/resources/vendor-only/impersonation/v1/tickets': ({ caller, body, facts }) =>
      issueVendorTicket(services, caller, body, facts),
    async 'POST /identity/resources/impersonation/v1/preview'({ body, facts }) {
      const { until, ...names } = await previewImpersonation(services, { ...body, facts });
      return { ...names, until: until.toISOString() };
    },
    async 'POST /identity/resources/impersonation/v1'({ body, cookies, facts, request }) {
      const started = await startImpersonation(services, {
        ...body,
        ownSsoToken: cookies.read(ssoCookie),
        clientId: requestedClientId(services, request),
        facts,
      });
      setImpersonationCookies(cookies, started);
      const { token } = started;
      return {
        accessToken: token.jwt,
        tokenType: 'Bearer',
        refreshToken: started.cookies.refreshToken,
        expiresIn: token.expiresIn,
        expires: token.expires.toISOString(),
      };
    },
    async 'POST /identity/resources/impersonation/v1/leave'({ cookies, facts, request }) {
      const left = await leaveImpersonation(services, {
        ssoToken: cookies.read(ssoCookie),
        refreshToken: readRefreshCookie(services, cookies, request.headers.origin)?.token,
        returnToken: cookies.read(returnCookie),
        facts,
      });
      return { returned: setReturnCookies(services, cookies, left) };
    },
  };
}
