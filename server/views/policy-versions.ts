/** Versions of policies in the API's format. */
import type { PolicyVersion } from '#shared/contract/policies/policy-history.ts';
import type { ListedPolicyVersion } from '#server/db/queries/core/policy-versions.ts';
import type { ListEntry } from '#server/db/schema.ts';
import { describeRange } from './restrictions.ts';

export function describePolicyVersion(row: ListedPolicyVersion): PolicyVersion {
  return {
    version: row.version,
    createdAt: row.at.toISOString(),
    source: row.source,
    ...(row.restored_from !== null && { restoredFrom: row.restored_from }),
    ...(row.actor_id !== null &&
      row.actor_name !== null && {
        by: { id: row.actor_id, name: row.actor_name, ...(row.actor_email !== null && { email: row.actor_email }) },
      }),
    value: row.value,
    before: row.before,
    added: { total: row.added_total, items: row.added.map(describeListEntry) },
    removed: { total: row.removed_total, items: row.removed.map(describeListEntry) },
  };
}

/** An entry of a list, as the audit log and the history show it. */
export function describeListEntry({ type, entry }: ListEntry): string {
  return type === 'LISTED' ? entry : `${type} ${describeRange(entry)}`;
}
