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
} from '#server/use-cases/impersonation/impersonate.ts';
import { leaveImpersonation } from '#server/use-cases/impersonation/leave-impersonation.ts';

export function impersonationRoutes(services: Services): Handlers<typeof impersonationContract> {
  return {
    'POST /identity/resources/impersonation/v1/tickets': ({ caller, body, requestMetadata }) =>
      issueAdminTicket(services, caller, body, requestMetadata),
    'POST /identity/resources/vendor-only/impersonation/v1/tickets': ({ caller, body, requestMetadata }) =>
      issueVendorTicket(services, caller, body, requestMetadata),
    async 'POST /identity/resources/impersonation/v1/preview'({ body, requestMetadata }) {
      const { until, ...names } = await previewImpersonation(services, { ...body, requestMetadata });
      return { ...names, until: until.toISOString() };
    },
    async 'POST /identity/resources/impersonation/v1'({ body, cookies, requestMetadata, request }) {
      const started = await startImpersonation(services, {
        ...body,
        ownSsoToken: cookies.read(ssoCookie),
        clientId: requestedClientId(services, request),
        requestMetadata,
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
    async 'POST /identity/resources/impersonation/v1/leave'({ cookies, requestMetadata, request }) {
      const left = await leaveImpersonation(services, {
        ssoToken: cookies.read(ssoCookie),
        refreshToken: readRefreshCookie(services, cookies, request.headers.origin)?.token,
        returnToken: cookies.read(returnCookie),
        requestMetadata,
      });
      return { returned: setReturnCookies(services, cookies, left) };
    },
  };
}
