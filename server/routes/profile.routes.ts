import type { profileContract } from '#shared/contract/profile.ts';
import type { Handlers } from '#server/http/mount.ts';
import { uploadedFile } from '#server/http/uploaded-file.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import { finishEmailChange, startEmailChange } from '#server/use-cases/profile/change-email.ts';
import { changePassword } from '#server/use-cases/profile/change-password.ts';
import { describeSelf, listOwnTenants, listOwnTenantsAndActive } from '#server/use-cases/profile/describe-self.ts';
import { leaveTenant } from '#server/use-cases/profile/leave-tenant.ts';
import { issueTokenFor, switchTenant } from '#server/use-cases/sessions/switch-tenant.ts';
import { countPicture, storePicture } from '#server/use-cases/pictures/store-picture.ts';
import { updateProfile } from '#server/use-cases/profile/update-profile.ts';
import { isOfBrowser } from './is-of-browser.ts';
import { verifySessionCookie } from './verify-session-cookie.ts';

export function profileRoutes(services: Services): Handlers<typeof profileContract> {
  const readMe = (caller: Caller) => describeSelf(services, caller);
  const tenantsAndActive = ({ caller }: { caller: Caller }) => listOwnTenantsAndActive(services, caller);
  return {
    async 'GET /identity/resources/users/v2/me'(call) {
      const [me] = await Promise.all([readMe(call.caller), verifySessionCookie(services, call)]);
      return me;
    },
    async 'PUT /identity/resources/users/v2/me'({ caller, body, requestMetadata }) {
      await updateProfile(services, caller, body, requestMetadata);
      return await readMe(caller);
    },
    async 'PUT /team/resources/profile/me/image/v1'({ caller, requestMetadata, request }) {
      await countPicture(services, caller.userId);
      return await storePicture(
        services,
        caller,
        await uploadedFile(request, 'image', services.config.limits.pictureBytes),
        requestMetadata,
      );
    },
    'POST /identity/resources/users/v1/passwords/change': ({ caller, body, requestMetadata }) =>
      changePassword(services, caller, body, requestMetadata),
    'POST /identity/resources/users/v1/email/me': ({ caller, body, requestMetadata }) =>
      startEmailChange(services, caller, body.email, requestMetadata),
    'POST /identity/resources/users/v1/email/me/verify': ({ caller, body, requestMetadata }) =>
      finishEmailChange(services, caller, body, requestMetadata),
    async 'GET /identity/resources/users/v1/me/authorization'({ caller }) {
      const { roles, permissions } = await readMe(caller);
      return { roles, permissions };
    },
    'GET /identity/resources/users/v1/me/tenants': tenantsAndActive,
    'GET /identity/resources/users/v2/me/tenants': ({ caller }) => listOwnTenants(services, caller),
    'GET /identity/resources/users/v3/me/tenants': tenantsAndActive,
    'DELETE /identity/resources/users/v1/me/tenants/{tenantId}': async ({ caller, params, requestMetadata }) => ({
      tenantId: await leaveTenant(services, caller, params.tenantId, requestMetadata),
    }),
    'PUT /identity/resources/users/v1/tenant': ({ caller, body, requestMetadata }) =>
      switchTenant(services, caller, body.tenantId, requestMetadata),
    async 'POST /identity/resources/users/v3/me/token'(call) {
      const { caller, body, requestMetadata } = call;
      const cookieProves = await isOfBrowser(services, call, caller.sessionId);
      const token = await issueTokenFor(services, caller, { tenantId: body.tenantId, cookieProves }, requestMetadata);
      return { accessToken: token.jwt, expires: token.expires.toISOString(), expiresIn: token.expiresIn };
    },
  };
}
