import {
  addGroupRoles,
  readMemberRoles,
  revokeGroupRoles,
  type GroupRoleGrant,
} from '#server/db/queries/sso/member-roles.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import type { OwnConnection } from '#server/integrations/sso-connections.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { assertNotLastManager } from '#server/use-cases/authorization/guard-rights.ts';

/** Refusals of a change that would leave nobody with a right that somebody must have. */
const lastOnes: ReadonlySet<string> = new Set(['last-admin', 'sso-emergency-last']);

export interface SignedInMember {
  tenantId: string;
  userId: string;
  connection: OwnConnection;
  /** Groups at the identity provider. */
  groups: readonly string[];
}

/**
 * Sets the roles that mapped groups give anew, at each sign-in. Roles given by an admin stay, and so does everything of
 * the only user who can manage the team: a group that is left at the provider must not shut a tenant out.
 */
export async function syncGroupRoles(context: AnonymousTransaction, member: SignedInMember): Promise<void> {
  const { tx } = context;
  const { tenantId, userId, connection, groups } = member;
  const grant: GroupRoleGrant = { tenantId, userId, connectionId: connection.id };
  const mapped = connection.groups.filter(({ name }) => groups.includes(name));
  const wanted = new Set(mapped.flatMap(({ roleIds }) => roleIds));
  const { held, given } = await readMemberRoles(tx, grant);
  const added = [...wanted].filter((id) => !held.some((role) => role.id === id));
  const gone = given.filter((id) => !wanted.has(id));
  if (added.length === 0 && gone.length === 0) return;
  await lockMemberships(tx, tenantId);
  await addGroupRoles(tx, grant, added);
  if (gone.length > 0 && (await isReplaceable(context, member))) await revokeGroupRoles(tx, grant, gone);
  const after = await readMemberRoles(tx, grant);
  const keys = (roles: typeof held) => roles.map(({ key }) => key);
  if (keys(held).join() === keys(after.held).join()) return;
  await context.audit({
    action: 'user.roles-changed',
    severity: 'Medium',
    tenantId,
    actorId: userId,
    target: { kind: 'user', id: userId },
    details: { before: keys(held), after: keys(after.held), connection: connection.id },
  });
}

async function isReplaceable({ tx }: AnonymousTransaction, { tenantId, userId }: SignedInMember): Promise<boolean> {
  try {
    await assertNotLastManager(tx, tenantId, userId);
    return true;
  } catch (error) {
    if (error instanceof Refusal && lastOnes.has(error.code)) return false;
    throw error;
  }
}
