import type { invitationsContract } from '#shared/contract/invitations.ts';
import type { Handlers } from '#server/http/mount.ts';
import { later, second } from '#server/lib/clock.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { bulkStatus, checkList, inviteList, latestBulk, undoList } from '#server/use-cases/invitations/bulk-invite.ts';
import { exportMembers } from '#server/use-cases/people/export-members.ts';
import {
  makeInviteLink,
  readInviteLink,
  renewInviteLink,
  revokeInviteLink,
} from '#server/use-cases/invitations/invite-links.ts';
import { resendInvitationEverywhere } from '#server/use-cases/invitations/invite-user.ts';
import { limitMember, makePermanent } from '#server/use-cases/invitations/temporary-users.ts';

/** What is no id names nobody, and is not asked of the database. */
const knownId = (id: string | undefined) => (id === undefined || isUuid(id) ? id : nobody);
const nobody = '00000000-0000-4000-8000-000000000000';

export function invitationsRoutes(services: Services): Handlers<typeof invitationsContract> {
  const { invitations } = services.config;
  return {
    'GET /identity/resources/users/temporary/v1/configuration': () => ({ enabled: invitations.temporaryUsers }),
    async 'PUT /identity/resources/users/temporary/v1/{userId}'({ caller, params, body, requestMetadata }) {
      const expiresAt = await limitMember(services, caller, params.userId, body.expirationInSeconds, requestMetadata);
      return { temporaryExpirationDate: expiresAt.toISOString() };
    },
    'DELETE /identity/resources/users/temporary/v1/{userId}': ({ caller, params, requestMetadata }) =>
      makePermanent(services, caller, params.userId, requestMetadata),

    'GET /identity/resources/tenants/invites/v1/configuration': () => ({
      tenantInvitationsAllowed: invitations.links,
      emailsEnabled: true,
    }),
    'GET /identity/resources/tenants/invites/v1/user': ({ caller }) => readInviteLink(services, caller),
    // roles are the second version's to choose: whoever makes a link by the first gives the default ones
    'POST /identity/resources/tenants/invites/v1/user': ({ caller, body, requestMetadata }) =>
      makeInviteLink(services, caller, body, requestMetadata),
    'POST /identity/resources/tenants/invites/v2/user': ({ caller, body, requestMetadata }) =>
      makeInviteLink(services, caller, body, requestMetadata),
    'PATCH /identity/resources/tenants/invites/v1/user': ({ caller, body, requestMetadata }) =>
      renewInviteLink(services, caller, body, requestMetadata),
    'DELETE /identity/resources/tenants/invites/v1/user': ({ caller, requestMetadata }) =>
      revokeInviteLink(services, caller, requestMetadata),

    async 'POST /identity/resources/users/bulk/v1/check'({ caller, body }) {
      return { items: await checkList(services, caller, body) };
    },
    async 'POST /identity/resources/users/bulk/v1/invite'({ caller, body, requestMetadata }) {
      return { id: await inviteList(services, caller, body, requestMetadata) };
    },
    'GET /identity/resources/users/bulk/v1/status/{id}': ({ caller, params }) =>
      bulkStatus(services, caller.tenantId, params.id),
    async 'GET /identity/resources/users/bulk/v1/latest'({ caller }) {
      return { item: await latestBulk(services, caller.tenantId) };
    },
    'POST /identity/resources/users/bulk/v1/{id}/undo': ({ caller, params, requestMetadata }) =>
      undoList(services, caller, params.id, requestMetadata),

    'POST /identity/resources/users/v1/invitation/reset/all': ({ caller, body, requestMetadata }) =>
      resendInvitationEverywhere(services, caller, body.email, requestMetadata),
    async 'GET /team/resources/members/v1/export'({ caller, query, requestMetadata }) {
      const { maxInactiveSeconds, roleId, groupId, ...filter } = query;
      const narrowed = {
        ...filter,
        roleId: knownId(roleId),
        groupId: knownId(groupId),
        inactiveSince: later(services.clock(), -maxInactiveSeconds * second),
      };
      return {
        file: await exportMembers(services, caller, narrowed, requestMetadata),
        type: 'text/csv; charset=utf-8',
        name: 'users.csv',
      };
    },
  };
}
