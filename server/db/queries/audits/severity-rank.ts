import { sql, type RawBuilder } from 'kysely';

/** Place of a severity in their order, the lowest first. */
export function severityRank(severity: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`case ${severity} when 'Critical' then 5 when 'Error' then 4 when 'High' then 3 when 'Medium' then 2 else 1 end`;
}
