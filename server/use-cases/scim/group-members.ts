/** Members of a directory's group: one row for each, so that concurrent changes lose nothing. */
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import {
  accountsOf,
  addScimMembers,
  finishHeldRemovals,
  listScimMembers,
  removeScimMembers,
  type ChangedMember,
} from '#server/db/queries/scim/groups.ts';
import type { Directory } from '#server/db/queries/scim/users.ts';
import type { MemberChange } from '#server/domain/scim/member-changes.ts';
import { matchesValue } from '#server/domain/scim/match-value.ts';
import { findAttribute } from '#server/domain/scim/resolve-attribute.ts';
import { invalidValue } from '#server/domain/scim/scim-error.ts';
import { groupType } from '#server/domain/scim/schemas.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { preserveManager } from '#server/use-cases/authorization/guard-rights.ts';

/** IDs of accounts. */
export interface ChangedMembers {
  added: string[];
  removed: string[];
  /** Whether members changed for the directory alone, because their own removal is held. */
  held: boolean;
}

/** A group of a directory, for an audit. */
export interface RecordedGroup {
  directory: Directory;
  id: string;
  name: string;
}

interface GroupOfDirectory {
  directory: AuthenticatedConnection;
  groupId: string;
}

const membersAttribute = findAttribute(groupType.core.attributes, 'members')!;

/**
 * Changes members in the order of the operations. The caller has locked the tenant's memberships.
 * @throws ScimError `invalidValue` for a member whom the directory does not have; Refusal `last-admin`
 */
export async function changeMembers(
  context: AnonymousTransaction,
  group: GroupOfDirectory,
  changes: readonly MemberChange[],
): Promise<ChangedMembers> {
  const { tx } = context;
  const [added, removed] = [new Set<string>(), new Set<string>()];
  let held = false;
  const run = async () => {
    for (const change of changes) {
      const step = await changeOnce(context, group, change);
      held ||= [...step.added, ...step.removed].some((member) => member.held);
      for (const id of accounts(step.added)) if (!removed.delete(id)) added.add(id);
      for (const id of accounts(step.removed)) if (!added.delete(id)) removed.add(id);
    }
  };
  const onlyAdds = changes.every(({ op }) => op === 'add');
  await (onlyAdds ? run() : preserveManager(tx, group.directory.tenantId, run));
  return { added: [...added], removed: [...removed], held };
}

const accounts = (members: readonly ChangedMember[]): string[] =>
  members.filter(({ held }) => !held).map((member) => member.user_id);

/**
 * Users are no longer held, or the removal is done: they leave the groups from which their directory removed them meanwhile.
 * @throws Refusal `last-admin`
 */
export async function leaveHeldGroups(
  context: AnonymousTransaction,
  directory: Directory,
  userIds: string[],
): Promise<void> {
  const { tx } = context;
  const { tenantId } = directory;
  const left = await preserveManager(tx, tenantId, () => finishHeldRemovals(tx, tenantId, userIds));
  for (const { group_id: id, name, user_ids: removed } of left)
    await recordMembers(context, { directory, id, name }, { added: [], removed });
}

async function changeOnce(
  { tx }: AnonymousTransaction,
  { directory, groupId }: GroupOfDirectory,
  change: MemberChange,
): Promise<{ added: ChangedMember[]; removed: ChangedMember[] }> {
  const group = { tenantId: directory.tenantId, groupId };
  switch (change.op) {
    case 'add': {
      const { known } = await accountsIn(tx, directory, change.ids, 'refused');
      return { added: await addScimMembers(tx, group, known), removed: [] };
    }
    case 'replace': {
      const { known } = await accountsIn(tx, directory, change.ids, 'refused');
      const removed = await removeScimMembers(tx, group, { only: null, except: known });
      return { added: await addScimMembers(tx, group, known), removed };
    }
    case 'remove': {
      const only = change.ids && (await accountsIn(tx, directory, change.ids, 'ignored')).known;
      return { added: [], removed: await removeScimMembers(tx, group, { only }) };
    }
    case 'remove-matching': {
      const members = (await listScimMembers(tx, directory, [groupId])).filter(({ id, display }) =>
        matchesValue(membersAttribute, change.filter, { value: id, display, type: 'User' }),
      );
      const { known } = await accountsIn(
        tx,
        directory,
        members.map(({ id }) => id),
        'ignored',
      );
      return { added: [], removed: await removeScimMembers(tx, group, { only: known }) };
    }
  }
}

async function accountsIn(
  tx: AnonymousTransaction['tx'],
  directory: AuthenticatedConnection,
  ids: readonly string[],
  unknown: 'refused' | 'ignored',
): Promise<{ known: string[] }> {
  const accounts = await accountsOf(tx, directory, ids.filter(isUuid));
  const missing = ids.find((id) => !accounts.has(id.toLowerCase()));
  if (missing !== undefined && unknown === 'refused')
    throw invalidValue(
      isUuid(missing)
        ? `There is no user ${missing} in the directory.`
        : 'A member is named by the ID of a user of the directory.',
    );
  return { known: [...accounts.values()] };
}

export async function recordGroup(
  context: AnonymousTransaction,
  { directory, id, name }: RecordedGroup,
  action: 'group.created' | 'group.changed' | 'group.deleted' | 'group.users-added' | 'group.users-removed',
  details: Record<string, unknown>,
): Promise<void> {
  await context.audit({
    action,
    severity: action === 'group.deleted' ? 'High' : 'Medium',
    tenantId: directory.tenantId,
    actorId: null,
    target: { kind: 'group', id },
    details: { group: name, ...details },
  });
}

export async function recordMembers(
  context: AnonymousTransaction,
  group: RecordedGroup,
  { added, removed }: Pick<ChangedMembers, 'added' | 'removed'>,
): Promise<void> {
  if (added.length > 0) await recordGroup(context, group, 'group.users-added', { userIds: added });
  if (removed.length > 0) await recordGroup(context, group, 'group.users-removed', { userIds: removed });
}
