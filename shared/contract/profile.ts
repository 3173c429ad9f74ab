/** The signed-in user: profile, password, tenants. */
import { z } from 'zod';
import { Application } from './applications.ts';
import { defineContract } from './define.ts';
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
} from './entities.ts';
import { Group } from './groups.ts';

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
    summary: 'Changes the own profile; fields it does not own are ignored, since clients send the whole profile back',
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
    summary: 'Stores an image from the part named `image`; returns its URL, for `profilePictureUrl`',
    access: 'user',
    denyImpersonation: true,
    accepts: ['multipart'],
    response: 'text',
  },
  'POST /identity/resources/users/v1/passwords/change': {
    summary: 'Changes the own password, and ends the other sessions',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ password: PasswordInput, newPassword: PasswordInput }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/email/me': {
    summary: 'Sends a code to the new email address; the answer is the same for every address',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ email: Email }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/email/me/verify': {
    summary: 'Changes the user’s own email address with that code',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ email: Email, code: OneTimeCode }),
    response: 'empty',
  },
  'GET /identity/resources/users/v1/me/authorization': {
    summary: 'Roles and permissions in the active tenant',
    access: 'user',
    apiTokens: 'user',
    response: z.object({ roles: z.array(Role), permissions: z.array(Permission) }),
  },
  'GET /identity/resources/users/v1/me/tenants': {
    summary: 'Lists the tenants of the user, and the active one',
    access: 'user',
    response: MyTenants,
  },
  'GET /identity/resources/users/v2/me/tenants': {
    summary: 'Lists the tenants of the user',
    access: 'user',
    response: z.array(Tenant),
  },
  'GET /identity/resources/users/v3/me/tenants': {
    summary: 'Lists the tenants of the user, and the active one',
    access: 'user',
    response: MyTenants,
  },
  'DELETE /identity/resources/users/v1/me/tenants/{tenantId}': {
    summary:
      'Leaves a tenant; the account is deleted with the last one. `tenantId` of the answer is where the session continues, `null` where it ended',
    access: 'user',
    denyImpersonation: true,
    params: z.object({ tenantId: TenantId }),
    response: z.object({ tenantId: TenantId.nullable() }),
  },
  'PUT /identity/resources/users/v1/tenant': {
    summary: 'Switches the active tenant of the session; the next refresh carries it',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ tenantId: TenantId }),
    response: 'empty',
  },
  'POST /identity/resources/users/v3/me/token': {
    summary: 'An access token for another of the own tenants, without switching to it',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ tenantId: TenantId }),
    response: z.object({ accessToken: z.string(), expires: z.string(), expiresIn: z.number() }),
  },
});
