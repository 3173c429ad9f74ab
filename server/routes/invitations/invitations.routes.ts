import type { invitationsContract } from '#shared/contract/invitations/invitations.ts';
import type { Handlers } from '#server/http/mount.ts';
import { later, second } from '#server/lib/clock.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { bulkStatus, checkList, inviteList, latestBulk, undoList } from '#server/use-cases/invitations/bulk-invite.ts';
import { exportMembers } from '#server/use-cases/users/export-members.ts';
import {
  makeInviteLink,
  readInviteLink,
  renewInviteLink,
  revokeInviteLink,
} from '#server/use-cases/invitations/invite-links.ts';
import { resendInvitationEverywhere } from '#server/use-cases/invitations/invite-user.ts';
import { limitMember, makePermanent } from '#server/use-cases/invitations/temporary-users.ts';

/** An invalid ID matches no user, and is not sent to the database. */
const knownId = (id: string | undefined) => (id === undefined || isUuid(id) ? id : nobody);
const nobody = '00000000-0000-4000-8000-000000000000';

export function invitationsRoutes(services: Services): Handlers<typeof invitationsContract> {
  const { invitations } = services.config;
  return {
    'GET /identity/resources/users/temporary/v1/configuration': () => ({ enabled: invitations.temporaryUsers }),
    async 'PUT /identity/resources/users/temporary/v1/{userId}'({ context, params, body }) {
      const expiresAt = await limitMember(context, params.userId, body.expirationInSeconds);
      return { temporaryExpirationDate: expiresAt.toISOString() };
    },
    'DELETE /identity/resources/users/temporary/v1/{userId}': ({ context, params }) =>
      makePermanent(context, params.userId),

    'GET /identity/resources/tenants/invites/v1/configuration': () => ({
      tenantInvitationsAllowed: invitations.links,
      emailsEnabled: true,
    }),
    'GET /identity/resources/tenants/invites/v1/user': ({ context }) => readInviteLink(context),
    // the second version of the call can choose roles; links of the first get the default ones
    'POST /identity/resources/tenants/invites/v1/user': ({ context, body }) => makeInviteLink(context, body),
    'POST /identity/resources/tenants/invites/v2/user': ({ context, body }) => makeInviteLink(context, body),
    'PATCH /identity/resources/tenants/invites/v1/user': ({ context, body }) => renewInviteLink(context, body),
    'DELETE /identity/resources/tenants/invites/v1/user': ({ context }) => revokeInviteLink(context),

    async 'POST /identity/resources/users/bulk/v1/check'({ context, body }) {
      return { items: await checkList(context, body) };
    },
    async 'POST /identity/resources/users/bulk/v1/invite'({ context, body }) {
      return { id: await inviteList(context, body) };
    },
    'GET /identity/resources/users/bulk/v1/status/{id}': ({ context, caller, params }) =>
      bulkStatus(context, caller.tenantId, params.id),
    async 'GET /identity/resources/users/bulk/v1/latest'({ context, caller }) {
      return { item: await latestBulk(context, caller.tenantId) };
    },
    'POST /identity/resources/users/bulk/v1/{id}/undo': ({ context, params }) => undoList(context, params.id),

    'POST /identity/resources/users/v1/invitation/reset/all': ({ context, body }) =>
      resendInvitationEverywhere(context, body.email),
    async 'GET /team/resources/members/v1/export'({ context, query }) {
      const { maxInactiveSeconds, roleId, groupId, ...filter } = query;
      const narrowed = {
        ...filter,
        roleId: knownId(roleId),
        groupId: knownId(groupId),
        inactiveSince: later(context.now, -maxInactiveSeconds * second),
        at: context.now,
      };
      return {
        file: await exportMembers(context, narrowed),
        type: 'text/csv; charset=utf-8',
        name: 'users.csv',
      };
    },
  };
}
