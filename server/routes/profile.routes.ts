import type { profileContract } from '#shared/contract/profile.ts';
import type { Handlers } from '#server/http/mount.ts';
import { uploadedFile } from '#server/http/uploaded-file.ts';
import type { Caller, Services } from '#server/services.ts';
import { finishEmailChange, startEmailChange } from '#server/use-cases/change-email.ts';
import { changePassword } from '#server/use-cases/change-password.ts';
import { describeSelf, listOwnTenants, listOwnTenantsAndActive } from '#server/use-cases/describe-self.ts';
import { leaveTenant } from '#server/use-cases/leave-tenant.ts';
import { issueTokenFor, switchTenant } from '#server/use-cases/switch-tenant.ts';
import { countPicture, storePicture } from '#server/use-cases/store-picture.ts';
import { updateProfile } from '#server/use-cases/update-profile.ts';
import { isOfBrowser } from './is-of-browser.ts';

export function profileRoutes(services: Services): Handlers<typeof profileContract> {
  const readMe = (caller: Caller) => describeSelf(services, caller);
  const tenantsAndActive = ({ caller }: { caller: Caller }) => listOwnTenantsAndActive(services, caller);
  return {
    'GET /identity/resources/users/v2/me': ({ caller }) => readMe(caller),
    async 'PUT /identity/resources/users/v2/me'({ caller, body, facts }) {
      await updateProfile(services, caller, body, facts);
      return await readMe(caller);
    },
    async 'PUT /team/resources/profile/me/image/v1'({ caller, facts, request }) {
      await countPicture(services, caller.userId);
      return await storePicture(
        services,
        caller,
        await uploadedFile(request, 'image', services.config.limits.pictureBytes),
        facts,
      );
    },
    'POST /identity/resources/users/v1/passwords/change': ({ caller, body, facts }) =>
      changePassword(services, caller, body, facts),
    'POST /identity/resources/users/v1/email/me': ({ caller, body, facts }) =>
      startEmailChange(services, caller, body.email, facts),
    'POST /identity/resources/users/v1/email/me/verify': ({ caller, body, facts }) =>
      finishEmailChange(services, caller, body, facts),
    async 'GET /identity/resources/users/v1/me/authorization'({ caller }) {
      const { roles, permissions } = await readMe(caller);
      return { roles, permissions };
    },
    'GET /identity/resources/users/v1/me/tenants': tenantsAndActive,
    'GET /identity/resources/users/v2/me/tenants': ({ caller }) => listOwnTenants(services, caller),
    'GET /identity/resources/users/v3/me/tenants': tenantsAndActive,
    'DELETE /identity/resources/users/v1/me/tenants/{tenantId}': async ({ caller, params, facts }) => ({
      tenantId: await leaveTenant(services, caller, params.tenantId, facts),
    }),
    'PUT /identity/resources/users/v1/tenant': ({ caller, body, facts }) =>
      switchTenant(services, caller, body.tenantId, facts),
    async 'POST /identity/resources/users/v3/me/token'(call) {
      const { caller, body, facts } = call;
      const cookieProves = await isOfBrowser(services, call, caller.sessionId);
      const token = await issueTokenFor(services, caller, { tenantId: body.tenantId, cookieProves }, facts);
      return { accessToken: token.jwt, expires: token.expires.toISOString(), expiresIn: token.expiresIn };
    },
  };
}
