/** The signed-in user: profile, password, tenants. */
import { z } from 'zod';
import { Application } from '#shared/contract/applications/applications.ts';
import { defineContract } from '#shared/contract/define.ts';
import {
  Email,
  Id,
  JsonText,
  Name,
  OneTimeCode,
  PasswordInput,
  Permission,
  Role,
  Tenant,
  TenantId,
  User,
} from '#shared/contract/entities.ts';
import { Group } from '#shared/contract/groups/groups.ts';

const MyTenants = z.object({ tenants: z.array(Tenant), activeTenant: Tenant });

/** A group of the user, with the roles that it grants. Its description is visible only to those who manage it. */
export const OwnGroup = Group.pick({ id: true, name: true, color: true, managedBy: true }).extend({
  roles: z.array(Role),
});
export type OwnGroup = z.infer<typeof OwnGroup>;

/** A user, including fields visible only to that user. */
export const Self = User.extend({
  /** IDs of `roles`. Clients read one name or the other. */
  roleIds: z.array(Id),
  rolesIds: z.array(Id),
  groups: z.array(OwnGroup),
  /** Tenants that the user may switch to from the active tenant. */
  applications: z.array(Application),
  /** `metadata`, parsed. */
  customData: z.record(z.string(), z.unknown()),
  profileManaged: z
    .literal(true)
    .optional()
    .describe('The user’s directory keeps their name and phone number, and changes of them are refused'),
});
export type Self = z.infer<typeof Self>;

export const profileContract = defineContract({
  'GET /identity/resources/users/v2/me': {
    summary: 'Returns the signed-in user',
    access: 'user',
    apiTokens: 'user',
    query: z.object({ addRoles: z.string().optional() }),
    response: Self,
  },
  'PUT /identity/resources/users/v2/me': {
    summary: 'Updates the user’s profile',
    description: 'Other fields are ignored, since clients send the whole profile back.',
    access: 'user',
    denyImpersonation: true,
    body: z.object({
      name: Name.optional(),
      title: z.string().trim().max(200).nullish(),
      phoneNumber: z.string().trim().max(40).nullish(),
      profilePictureUrl: z
        .url({ protocol: /^https?$/ })
        .max(2048)
        .nullish(),
      metadata: JsonText.max(10_000).optional(),
    }),
    response: Self,
  },
  'PUT /team/resources/profile/me/image/v1': {
    summary: 'Uploads a profile image and returns its URL',
    description: 'The part is named `image`; the URL is for `profilePictureUrl`.',
    access: 'user',
    denyImpersonation: true,
    accepts: ['multipart'],
    response: 'text',
  },
  'POST /identity/resources/users/v1/passwords/change': {
    summary: 'Changes the user’s password and ends their other sessions',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ password: PasswordInput, newPassword: PasswordInput }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/email/me': {
    summary: 'Sends a code to the user’s new email address',
    description: 'The response is the same for every address.',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ email: Email }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/email/me/verify': {
    summary: 'Changes the user’s email address with a code',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ email: Email, code: OneTimeCode }),
    response: 'empty',
  },
  'GET /identity/resources/users/v1/me/authorization': {
    summary: 'Returns the user’s roles and permissions in the active tenant',
    access: 'user',
    apiTokens: 'user',
    response: z.object({ roles: z.array(Role), permissions: z.array(Permission) }),
  },
  'GET /identity/resources/users/v1/me/tenants': {
    summary: 'Lists the user’s tenants and the active one (v1)',
    access: 'user',
    response: MyTenants,
  },
  'GET /identity/resources/users/v2/me/tenants': {
    summary: 'Lists the user’s tenants (v2)',
    access: 'user',
    response: z.array(Tenant),
  },
  'GET /identity/resources/users/v3/me/tenants': {
    summary: 'Lists the user’s tenants and the active one (v3)',
    access: 'user',
    response: MyTenants,
  },
  'DELETE /identity/resources/users/v1/me/tenants/{tenantId}': {
    summary: 'Leaves a tenant',
    description:
      'With the last tenant the account is deleted. The session continues in `tenantId` of the response; `null` if it ended.',
    access: 'user',
    denyImpersonation: true,
    params: z.object({ tenantId: TenantId }),
    response: z.object({ tenantId: TenantId.nullable() }),
  },
  'PUT /identity/resources/users/v1/tenant': {
    summary: 'Switches the active tenant of the session',
    description: 'Takes effect with the next refresh.',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ tenantId: TenantId }),
    response: 'empty',
  },
  'POST /identity/resources/users/v3/me/token': {
    summary: 'Issues an access token for another of the user’s tenants',
    description: 'The active tenant stays the same.',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ tenantId: TenantId }),
    response: z.object({ accessToken: z.string(), expires: z.string(), expiresIn: z.number() }),
  },
});
