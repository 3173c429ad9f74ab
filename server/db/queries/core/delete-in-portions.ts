/**
 * Deletes many rows without one long statement, which the time-out would cancel repeatedly, and without delaying a
 * shutdown.
 */
import type { Database } from '#server/db/database.ts';
import type { PreparedStatement } from '#server/db/prepared-statement.ts';

/** Rows per statement. */
const portion = 5000;
/** Maximum statements per call. */
const most = 20;

/**
 * @param statement `delete from TABLE [ALIAS] where CONDITION`
 * @returns whether none are left; otherwise the caller repeats the call
 */
export async function deleteInPortions(db: Database, { name, text, values }: PreparedStatement): Promise<boolean> {
  const [, table, alias = '', condition] = /^\s*delete from (\w+)( \w+)? where ([^]+)$/.exec(text) ?? [];
  if (table === undefined) throw new TypeError(`not a delete of one table: ${text}`);
  // joined, not compared with an array: a table that outgrew its statistics is scanned once, not 5,000 times a row
  const some = `
    with picked as materialized (select ctid from ${table}${alias} where ${condition} limit ${portion}),
         gone as (delete from ${table} target using picked where target.ctid = picked.ctid returning 1)
    select count(*)::int as count from gone`;
  for (let portions = 0; portions < most; portions += 1) {
    const [row] = await db.statementAcrossTenants<{ count: number }>('expired rows of the installation', {
      name,
      text: some,
      values,
    });
    if (row!.count < portion) return true;
  }
  return false;
}
