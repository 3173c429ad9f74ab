/** Adding users: bulk invitations, invitation links, temporary access; and export of the user list. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Email, Id, TenantId, UserPreset, usualInactivity } from '#shared/contract/entities.ts';

/** `bulkInvitationLimit` of shared/lib, which the contract may not import: a test keeps them in sync. */
const mostAtOnce = 5000;

/** One minute to ten years. */
export const ExpirationInSeconds = z.number().int().min(60).max(315_360_000);

/** An entry of a list, as typed: each line's address is validated separately. */
const Invitee = z.object({
  email: z.string().max(1000),
  name: z.string().max(1000).optional(),
  /** Overrides the list's value. */
  roleIds: z.array(Id).max(100).optional(),
  /**
   * Role names or keys, as in a spreadsheet, in addition to `roleIds`. A line that names an unknown role, or one the
   * caller may not grant, is not invited.
   */
  roles: z.array(z.string().trim().min(1).max(200)).max(50).optional(),
  expirationInSeconds: ExpirationInSeconds.optional(),
  /** Line number in the pasted list. Default: the index in `users`. */
  line: z.number().int().min(1).max(1_000_000).optional(),
});

const BulkInvitation = z.object({
  users: z.array(Invitee).min(1).max(mostAtOnce),
  /** For entries without roles of their own. Default: the default roles. */
  roleIds: z.array(Id).max(100).optional(),
});
export type BulkInvitation = z.infer<typeof BulkInvitation>;

/** Why a line was not invited: an error code, or the email that could not be sent. */
const Reason = z.string();

export const CheckedInvitee = z.object({
  line: z.number(),
  email: z.string(),
  name: z.string().optional(),
  verdict: z.enum(['will-be-invited', 'already-here', 'invalid']),
  reason: Reason.optional(),
  /** What the reason refers to: the role as it was named. */
  detail: z.string().optional(),
  /** Names of the roles that the user would get. */
  roles: z.array(z.string()).optional(),
});
export type CheckedInvitee = z.infer<typeof CheckedInvitee>;

export const BulkStatus = z.object({
  id: Id,
  status: z.enum(['pending', 'in_progress', 'completed', 'undone']),
  total: z.number(),
  invited: z.number(),
  waiting: z.number(),
  failed: z.number(),
  undone: z.number(),
  /** Of the invited: those whose email was sent. */
  mailed: z.number(),
  createdAt: DateTime,
  finishedAt: DateTime.optional(),
  /** Deadline for undoing the invitations. */
  undoableUntil: DateTime,
  errors: z.array(z.object({ line: z.number(), email: z.string(), reason: Reason })),
});
export type BulkStatus = z.infer<typeof BulkStatus>;

export const InviteLink = z.object({
  id: Id,
  vendorId: z.string(),
  tenantId: TenantId,
  userId: Id,
  token: z.string(),
  /** The link to share: opens the sign-up page. */
  url: z.string(),
  expires: DateTime,
  /** Whether the link's creator gets an email about each user who signs up with it. */
  shouldSendEmail: z.boolean(),
  roleIds: z.array(Id),
});
export type InviteLink = z.infer<typeof InviteLink>;

const InviteLinkChange = z.object({
  expiresInMinutes: z.number().int().min(1).max(525_600).optional(),
  shouldSendEmail: z.boolean().optional(),
});
const InviteLinkWithRoles = InviteLinkChange.extend({ roleIds: z.array(Id).max(100).optional() });
const UserParams = z.object({ userId: Id });
const BulkParams = z.object({ id: Id });

export const invitationsContract = defineContract({
  'GET /identity/resources/users/temporary/v1/configuration': {
    summary: 'Returns whether access expiry is available',
    access: 'fe.secure.read.users',
    response: z.object({ enabled: z.boolean() }),
  },
  'PUT /identity/resources/users/temporary/v1/{userId}': {
    summary: 'Sets the access expiry of a user',
    description: 'Counted from now. The user’s sessions end with it.',
    access: 'fe.secure.write.updateUser',
    params: UserParams,
    body: z.object({ expirationInSeconds: ExpirationInSeconds }),
    response: z.object({ temporaryExpirationDate: DateTime }),
  },
  'DELETE /identity/resources/users/temporary/v1/{userId}': {
    summary: 'Makes a temporary user permanent',
    access: 'fe.secure.write.updateUser',
    params: UserParams,
    response: 'empty',
  },
  'GET /identity/resources/tenants/invites/v1/configuration': {
    summary: 'Returns whether invitation links can be created',
    access: 'fe.secure.read.users',
    response: z.object({ tenantInvitationsAllowed: z.boolean(), emailsEnabled: z.boolean() }),
  },
  'GET /identity/resources/tenants/invites/v1/user': {
    summary: 'Returns the caller’s invitation link',
    description: '`null` if there is none.',
    access: 'fe.secure.write.tenantInvites',
    apiTokens: 'none',
    response: InviteLink.nullable(),
  },
  'POST /identity/resources/tenants/invites/v1/user': {
    summary: 'Creates the caller’s invitation link',
    description: 'Revokes the previous one.',
    access: 'fe.secure.write.tenantInvites',
    apiTokens: 'none',
    body: InviteLinkChange,
    status: 201,
    response: InviteLink,
  },
  'POST /identity/resources/tenants/invites/v2/user': {
    summary: 'Creates the caller’s invitation link with roles',
    description: 'Users who join with it are assigned these roles.',
    access: 'fe.secure.write.tenantInvites',
    apiTokens: 'none',
    body: InviteLinkWithRoles,
    status: 201,
    response: InviteLink,
  },
  'PATCH /identity/resources/tenants/invites/v1/user': {
    summary: 'Renews the caller’s invitation link',
    description: 'Same URL, new expiry.',
    access: 'fe.secure.write.tenantInvites',
    apiTokens: 'none',
    body: InviteLinkChange,
    response: InviteLink,
  },
  'DELETE /identity/resources/tenants/invites/v1/user': {
    summary: 'Revokes the caller’s invitation link',
    access: 'fe.secure.delete.tenantInvites',
    apiTokens: 'none',
    response: 'empty',
  },
  'POST /identity/resources/users/bulk/v1/check': {
    summary: 'Validates a bulk invitation line by line',
    description: 'Sends no invitation.',
    access: 'fe.secure.write.users',
    bulk: true,
    readOnly: true,
    body: BulkInvitation,
    bodyBytes: 4_194_304,
    response: z.object({ items: z.array(CheckedInvitee) }),
  },
  'POST /identity/resources/users/bulk/v1/invite': {
    summary: 'Starts a bulk invitation',
    description: 'Runs in the background. The status reports lines that can’t be invited.',
    access: 'fe.secure.write.users',
    bulk: true,
    body: BulkInvitation,
    bodyBytes: 4_194_304,
    status: 202,
    response: z.object({ id: Id }),
  },
  'GET /identity/resources/users/bulk/v1/status/{id}': {
    summary: 'Returns the progress of a bulk invitation',
    access: 'fe.secure.write.users',
    params: BulkParams,
    response: BulkStatus,
  },
  'GET /identity/resources/users/bulk/v1/latest': {
    summary: 'Returns the tenant’s latest bulk invitation',
    access: 'fe.secure.write.users',
    response: z.object({ item: BulkStatus.nullable() }),
  },
  'POST /identity/resources/users/bulk/v1/{id}/undo': {
    summary: 'Cancels a bulk invitation',
    description: 'Within ten minutes. Invitations that were accepted stay.',
    access: 'fe.secure.write.users',
    bulk: true,
    params: BulkParams,
    response: BulkStatus,
  },
  'POST /identity/resources/users/v1/invitation/reset/all': {
    summary: 'Resends a user’s pending invitations',
    description: 'In all tenants that the caller can manage.',
    access: 'fe.secure.write.resendActivationEmail',
    apiTokens: 'none',
    body: z.object({ email: Email }),
    response: 'empty',
  },
  'GET /team/resources/members/v1/export': {
    summary: 'Exports the tenant’s users as CSV',
    description: 'All of them, or those that match the filters of the list.',
    access: 'fe.secure.read.users',
    bulk: true,
    query: z.object({
      search: z.string().max(200).optional(),
      preset: UserPreset.optional(),
      maxInactiveSeconds: z.coerce.number().int().min(0).max(3_153_600_000).default(usualInactivity),
      roleId: Id.optional(),
      groupId: Id.optional(),
      state: z.enum(['active', 'invited', 'disabled', 'locked']).optional(),
    }),
    response: 'file',
  },
});
