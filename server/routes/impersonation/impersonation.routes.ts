import type { impersonationContract } from '#shared/contract/impersonation/impersonation.ts';
import type { Handlers } from '#server/http/mount.ts';
import { returnCookie, ssoCookie } from '#server/http/cookies.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { refreshTokens, setImpersonationCookies, setReturnCookies } from '#server/http/session-cookies.ts';
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
    'POST /identity/resources/impersonation/v1/tickets': ({ context, body }) => issueAdminTicket(context, body),
    'POST /identity/resources/vendor-only/impersonation/v1/tickets': ({ context, caller, body }) =>
      issueVendorTicket(context, caller, body),
    async 'POST /identity/resources/impersonation/v1/preview'({ context, body }) {
      const { until, ...names } = await previewImpersonation(context, { ...body });
      return { ...names, until: until.toISOString() };
    },
    async 'POST /identity/resources/impersonation/v1'({ context, body, cookies, request }) {
      const started = await startImpersonation(context, {
        ...body,
        ownSsoToken: cookies.read(ssoCookie),
        clientId: requestedClientId(services, request),
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
    async 'POST /identity/resources/impersonation/v1/leave'({ context, cookies, request }) {
      const left = await leaveImpersonation(context, {
        ssoToken: cookies.read(ssoCookie),
        refreshTokens: refreshTokens(services, cookies, request.headers.origin),
        returnToken: cookies.read(returnCookie),
      });
      return { returned: setReturnCookies(services, cookies, left) };
    },
  };
}
