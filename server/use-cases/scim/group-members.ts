/** Members of a directory's group: one row for each, so that concurrent changes lose nothing. */
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import { accountsOf, addScimMembers, listScimMembers, removeScimMembers } from '#server/db/queries/scim/groups.ts';
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
  const run = async () => {
    for (const change of changes) {
      const step = await changeOnce(context, group, change);
      for (const id of step.added) if (!removed.delete(id)) added.add(id);
      for (const id of step.removed) if (!added.delete(id)) removed.add(id);
    }
  };
  const onlyAdds = changes.every(({ op }) => op === 'add');
  await (onlyAdds ? run() : preserveManager(tx, group.directory.tenantId, run));
  return { added: [...added], removed: [...removed] };
}

async function changeOnce(
  { tx }: AnonymousTransaction,
  { directory, groupId }: GroupOfDirectory,
  change: MemberChange,
): Promise<ChangedMembers> {
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
