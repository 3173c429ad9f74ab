/** The user of the preview, and their organisations. */
import type { PasswordConfig } from '#shared/contract/entities.ts';
import type { Self } from '#shared/contract/profile/profile.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewOwnApplications } from '#shared/preview/applications/applications.ts';
import { previewMembers } from '#shared/preview/entities.ts';
import { previewError } from '#shared/preview/error.ts';
import { previewOwnGroups } from '#shared/preview/groups/groups.ts';
import { previewPassword } from '#shared/preview/secrets.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

/** Rules of the preview (admin portal, section 5). */
export const previewPasswordConfig: PasswordConfig = {
  minLength: 6,
  maxLength: 128,
  allowPassphrases: true,
  minPhraseLength: 6,
  minOptionalTestsToPass: 1,
};

/** Flags that are on in the preview (admin portal, section 9). */
const previewFlags = Object.fromEntries(
  [
    'admin_portal_ip_restrictions',
    'admin_portal_domain_restrictions',
    'new-mfa-pages',
    'show-passkeys-new',
    'groups-admin-box-new',
    'msp-all-accounts-new',
    'temporary-users',
    'user-names',
    'fe-usage-page',
  ].map((flag) => [flag, 'on' as const]),
);

function describeSelf(state: PreviewState): Self {
  const { me } = state;
  const groups = previewOwnGroups(state);
  const held = [...me.roles, ...groups.flatMap((group) => group.roles)];
  const roles = [...new Map(held.map((role) => [role.id, role])).values()];
  const roleIds = roles.map(({ id }) => id);
  return {
    ...me,
    roles,
    tenants: me.tenants.map((tenant) => (tenant.tenantId === me.tenantId ? { ...tenant, roles } : tenant)),
    roleIds,
    rolesIds: roleIds,
    groups,
    applications: previewOwnApplications(state),
    customData: JSON.parse(me.metadata) as Self['customData'],
  };
}

function updateMe(state: PreviewState, { body }: PreviewCall): Self {
  const { name, title, phoneNumber, profilePictureUrl } = body;
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  state.me = {
    ...state.me,
    name: text(name) ?? state.me.name,
    ...(title !== undefined && { title: text(title) }),
    ...(phoneNumber !== undefined && { phoneNumber: text(phoneNumber) }),
    ...(profilePictureUrl !== undefined && { profilePictureUrl: text(profilePictureUrl) ?? null }),
  };
  return describeSelf(state);
}

function changePassword({ body }: PreviewCall): void {
  const { password, newPassword } = body;
  if (password !== previewPassword) throw previewError('password-wrong');
  if (String(newPassword).length < previewPasswordConfig.minLength) throw previewError('password-too-short');
}

function switchTenant(state: PreviewState, tenantId: unknown): void {
  const tenant = state.tenants.find((each) => each.id === tenantId);
  if (!tenant) throw previewError('tenant-not-found');
  state.me = { ...state.me, tenantId: tenant.id };
  state.members = previewMembers(state.now, tenant.id);
}

function leaveTenant(state: PreviewState, tenantId: string | undefined): { tenantId: string | null } {
  if (!state.tenants.some((each) => each.id === tenantId)) throw previewError('tenant-not-found');
  state.tenants = state.tenants.filter((each) => each.id !== tenantId);
  state.me = {
    ...state.me,
    tenantIds: state.me.tenantIds.filter((id) => id !== tenantId),
    tenants: state.me.tenants.filter((each) => each.tenantId !== tenantId),
  };
  const [next] = state.tenants;
  if (next && state.me.tenantId === tenantId) switchTenant(state, next.id);
  return { tenantId: next ? state.me.tenantId : null };
}

export function previewProfileHandlers(state: PreviewState): PreviewHandlers {
  const tenants = () => ({
    tenants: state.tenants,
    activeTenant: state.tenants.find((tenant) => tenant.id === state.me.tenantId)!,
  });
  return {
    'GET /identity/resources/users/v2/me': () => describeSelf(state),
    'PUT /identity/resources/users/v2/me': (call) => updateMe(state, call),
    'PUT /team/resources/profile/me/image/v1': () => 'https://avatars.example/preview.webp',
    'POST /identity/resources/users/v1/passwords/change': (call) => changePassword(call),
    'GET /identity/resources/users/v1/me/authorization': () => {
      const { roles, permissions } = describeSelf(state);
      return { roles, permissions };
    },
    'GET /identity/resources/users/v1/me/tenants': tenants,
    'GET /identity/resources/users/v3/me/tenants': tenants,
    'DELETE /identity/resources/users/v1/me/tenants/{tenantId}': ({ params }) => leaveTenant(state, params['tenantId']),
    'PUT /identity/resources/users/v1/tenant': ({ body }) => switchTenant(state, body['tenantId']),
    'GET /identity/resources/users/v1/passwords/config': () => previewPasswordConfig,
    'GET /flags': () => previewFlags,
  };
}
