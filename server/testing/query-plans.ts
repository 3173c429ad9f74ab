/** Reads PostgreSQL's plan of a statement. */
import type pg from 'pg';
import { scopeValues, setScope } from '#server/db/scope.ts';
import type { SentStatement } from './statement-log.ts';

/** As in EXPLAIN's JSON format. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** First column of each index, by the index's name: distinguishes an index lookup from a full index scan. */
export type Indexes = ReadonlyMap<string, string>;

export async function readIndexes(client: pg.Client): Promise<Indexes> {
  const { rows } = await client.query<{ name: string; first: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid, 1, true) as first
    from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`);
  return new Map(rows.map(({ name, first }) => [name, first]));
}

/**
 * The generic plan of a prepared statement, which is independent of its values: so each call costs the same. In the
 * statement's own scope.
 *
 * @param client of the role that row-level security binds
 */
export async function genericPlan(
  client: pg.Client,
  { text, values, scope }: Pick<SentStatement, 'text' | 'values' | 'scope'>,
): Promise<PlanNode> {
  await client.query('begin');
  try {
    await client.query(`set local plan_cache_mode = force_generic_plan`);
    if (scope) await client.query(setScope, scopeValues(scope));
    await client.query(`prepare looked_at as ${text}`);
    const parameters = values.length === 0 ? '' : `(${values.map(() => 'null').join(', ')})`;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) execute looked_at${parameters}`,
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

/** Parts of a plan that read a whole table or index regardless of the parameters. */
export function wholeReads(
  plan: PlanNode,
  { tables, indexes }: { tables: ReadonlySet<string>; indexes: Indexes },
): string[] {
  return readsIn(plan).flatMap(({ node, table }) => {
    if (!tables.has(table)) return [];
    if (node['Node Type'] === 'Seq Scan') return [`reads all of ${table}${node.Filter ? ` for ${node.Filter}` : ''}`];
    const index = node['Index Name'];
    if (index === undefined || node['Index Cond']?.includes(indexes.get(index)!)) return [];
    return [`walks through all of ${index}${node['Index Cond'] ? ` for ${node['Index Cond']}` : ''}`];
  });
}

/** Every scan with its table; for a bitmap index scan, the table of the parent node. */
function readsIn(node: PlanNode, above = ''): { node: PlanNode; table: string }[] {
  const table = node['Relation Name'] ?? above;
  return [{ node, table }, ...(node.Plans ?? []).flatMap((part) => readsIn(part, table))];
}
