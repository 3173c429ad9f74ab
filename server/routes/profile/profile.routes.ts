import type { profileContract } from '#shared/contract/profile/profile.ts';
import type { Handlers } from '#server/http/mount.ts';
import { uploadedFile } from '#server/http/uploaded-file.ts';
import type { Services } from '#server/services.ts';
import type { CallContext } from '#server/context.ts';
import { finishEmailChange, startEmailChange } from '#server/use-cases/profile/change-email.ts';
import { changePassword } from '#server/use-cases/profile/change-password.ts';
import { describeSelf, listOwnTenants, listOwnTenantsAndActive } from '#server/use-cases/profile/describe-self.ts';
import { leaveTenant } from '#server/use-cases/profile/leave-tenant.ts';
import { issueTokenFor, switchTenant } from '#server/use-cases/sessions/switch-tenant.ts';
import { countPicture, storePicture } from '#server/use-cases/pictures/store-picture.ts';
import { updateProfile } from '#server/use-cases/profile/update-profile.ts';
import { isOfBrowser } from '#server/routes/sign-in/is-of-browser.ts';
import { verifySessionCookie } from '#server/routes/sessions/verify-session-cookie.ts';

export function profileRoutes(services: Services): Handlers<typeof profileContract> {
  const readMe = (context: CallContext) => describeSelf(context, context.caller);
  const tenantsAndActive = ({ context }: { context: CallContext }) => listOwnTenantsAndActive(context, context.caller);
  return {
    async 'GET /identity/resources/users/v2/me'(call) {
      const [me] = await Promise.all([readMe(call.context), verifySessionCookie(services, call)]);
      return me;
    },
    async 'PUT /identity/resources/users/v2/me'({ context, body }) {
      await updateProfile(context, body);
      return await readMe(context);
    },
    async 'PUT /team/resources/profile/me/image/v1'({ context, caller, request }) {
      await countPicture(services, caller.userId);
      return await storePicture(context, await uploadedFile(request, 'image', services.config.limits.pictureBytes));
    },
    'POST /identity/resources/users/v1/passwords/change': ({ context, body }) => changePassword(context, body),
    'POST /identity/resources/users/v1/email/me': ({ context, body }) => startEmailChange(context, body.email),
    'POST /identity/resources/users/v1/email/me/verify': ({ context, body }) => finishEmailChange(context, body),
    async 'GET /identity/resources/users/v1/me/authorization'({ context }) {
      const { roles, permissions } = await readMe(context);
      return { roles, permissions };
    },
    'GET /identity/resources/users/v1/me/tenants': tenantsAndActive,
    'GET /identity/resources/users/v2/me/tenants': ({ context, caller }) => listOwnTenants(context, caller),
    'GET /identity/resources/users/v3/me/tenants': tenantsAndActive,
    'DELETE /identity/resources/users/v1/me/tenants/{tenantId}': async ({ context, params }) => ({
      tenantId: await leaveTenant(context, params.tenantId),
    }),
    'PUT /identity/resources/users/v1/tenant': ({ context, body }) => switchTenant(context, body.tenantId),
    async 'POST /identity/resources/users/v3/me/token'(call) {
      const { caller, body } = call;
      const hasSessionCookie = await isOfBrowser(call.context, call, caller.sessionId);
      const token = await issueTokenFor(call.context, { tenantId: body.tenantId, hasSessionCookie });
      return { accessToken: token.jwt, expires: token.expires.toISOString(), expiresIn: token.expiresIn };
    },
  };
}
