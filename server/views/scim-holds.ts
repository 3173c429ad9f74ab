/** Held deactivations and deletions in the API's format. */
import type { HeldUsers } from '#shared/contract/scim/scim-holds.ts';
import type { HeldSummary, HeldUserRow } from '#server/db/queries/scim/holds.ts';

/** @param roles of the users, in the tenant */
export function describeHeldUsers(
  { total, first, last }: HeldSummary,
  rows: HeldUserRow[],
  roles: readonly { held_by: string; name: string }[],
): HeldUsers {
  return {
    total,
    first: first?.toISOString() ?? null,
    last: last?.toISOString() ?? null,
    items: rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      name: row.name,
      email: row.email,
      operation: row.held,
      heldAt: row.held_at.toISOString(),
      roles: [...new Set(roles.filter((role) => role.held_by === row.user_id).map(({ name }) => name))],
    })),
  };
}
