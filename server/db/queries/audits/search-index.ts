/** The index of the words of sealed rows: written in complete chunks, and read for a search. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { ask, type NamedUsers } from './list-audits.ts';

/** What of a row is searched, in lower case; columns are kept apart by a character that no search contains. */
const searchedText = sql`lower(concat_ws(chr(1), a.action, a.ip, a.user_agent, a.details::text))`;

/**
 * The first chunk of a chain that is complete and not indexed.
 *
 * @param size rows of a chunk; chunk 0 begins with number 1
 */
export async function findChunkToIndex(tx: Tx, chain: string, size: number): Promise<number | undefined> {
  const { rows } = await sql<{ chunk: number }>`
    select k as chunk from audit_chains c, generate_series((c.first_seq - 1) / ${size}, c.seq / ${size} - 1) k
    where c.tenant_id = ${chain}
      and not exists (select from audit_search_chunks i where i.tenant_id = ${chain} and i.chunk = k)
    order by k limit 1`.execute(tx);
  return rows[0]?.chunk;
}

/** @returns false if another process has indexed the chunk, or is about to */
export async function claimChunk(tx: Tx, chain: string, chunk: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into audit_search_chunks (tenant_id, chunk) values (${chain}, ${chunk}) on conflict do nothing`.execute(
      tx,
    );
  return numAffectedRows === 1n;
}

/** Texts of the rows with the numbers from one on, in their order; rows that are missing are left out. */
export async function listTexts(
  tx: Tx,
  chain: string,
  { from, end }: { from: number; end: number },
): Promise<{ seq: number; text: string }[]> {
  const { rows } = await sql<{ seq: number; text: string }>`
    select s.seq, ${searchedText} as text from audit_seals s join audits a on a.id = s.audit_id
    where s.tenant_id = ${chain} and s.seq >= ${from} and s.seq < ${end} order by s.seq`.execute(tx);
  return rows;
}

export async function insertGrams(
  tx: Tx,
  chain: string,
  chunk: number,
  grams: ReadonlyMap<number, Uint8Array>,
): Promise<void> {
  await sql`
    insert into audit_search (tenant_id, chunk, gram, blocks)
    select ${chain}, ${chunk}, gram, decode(blocks, 'hex')
    from unnest(${[...grams.keys()]}::integer[], ${[...grams.values()].map((bits) => Buffer.from(bits).toString('hex'))}::text[]) as new (gram, blocks)`.execute(
    tx,
  );
}

/** Forgets chunks: they are indexed again, as far as they still exist. */
export async function dropChunks(tx: Tx, chain: string, chunks: readonly number[]): Promise<void> {
  if (chunks.length === 0) return;
  const gone = sql`tenant_id = ${chain} and chunk = any (${[...chunks]}::bigint[])`;
  await sql`delete from audit_search where ${gone}`.execute(tx);
  await sql`delete from audit_search_chunks where ${gone}`.execute(tx);
}

/** Forgets all chunks before one. */
export async function dropChunksBefore(tx: Tx, chain: string, chunk: number): Promise<void> {
  await sql`delete from audit_search where tenant_id = ${chain} and chunk < ${chunk}`.execute(tx);
  await sql`delete from audit_search_chunks where tenant_id = ${chain} and chunk < ${chunk}`.execute(tx);
}

export interface IndexedChain {
  first_seq: number;
  seq: number;
  chunks: number[];
}

export async function readIndexedChain(db: Database, tenantId: string): Promise<IndexedChain | undefined> {
  const [row] = await db.statementInTenant<IndexedChain>(tenantId, {
    name: 'indexed-audit-chain',
    text: `
      select first_seq, seq, coalesce((select array_agg(chunk order by chunk) from audit_search_chunks where tenant_id = $1), '{}') as chunks
      from audit_chains where tenant_id = $1`,
    values: [tenantId],
  });
  return row && { ...row, chunks: row.chunks.map(Number) };
}

/** In which blocks of the chunks each gram occurs. */
export async function findBlocks(
  db: Database,
  tenantId: string,
  { chunks, grams }: { chunks: readonly number[]; grams: readonly number[] },
): Promise<{ chunk: number; gram: number; blocks: Buffer }[]> {
  return await db.statementInTenant(tenantId, {
    name: 'audit-search-blocks',
    text: `
      select s.chunk, s.gram, s.blocks from unnest($2::bigint[]) c, audit_search s
      where s.tenant_id = $1 and s.chunk = c and s.gram = any ($3::integer[])`,
    values: [tenantId, chunks, grams],
  });
}

/** SQL of the users who acted in the tenant `$1`, one after the other along the index. */
const actorsOf = `
  actors as (
    (select actor_id from audits where tenant_id = $1 and actor_id is not null order by actor_id limit 1)
    union all
    select (select a.actor_id from audits a where a.tenant_id = $1 and a.actor_id > b.actor_id order by a.actor_id limit 1)
    from actors b where b.actor_id is not null)`;

/** SQL that joins what the log shows of the user `id` of `relation`, as `list-audits.ts` does. */
const shownOf = (relation: string, id: string) => `${relation}
  left join people_of_tenants member on member.tenant_id = $1 and member.id = ${relation}.${id}
  left join former_members former on former.tenant_id = $1 and former.user_id = ${relation}.${id} and member.id is null
  left join users outsider on outsider.id = ${relation}.${id} and member.id is null and former.user_id is null`;

/** Users who acted in a tenant and whose address contains a text: their rows are found by the actor. */
export async function findActorsLike(db: Database, tenantId: string, text: string): Promise<string[]> {
  const rows = await ask<{ id: string }>(db, {
    name: 'audit-actors-like',
    text: `
      with recursive ${actorsOf}
      select actors.actor_id as id from ${shownOf('actors', 'actor_id')}
      where position($2 in lower(coalesce(member.email, former.email, outsider.email))) > 0`,
    values: [tenantId, text],
  });
  return rows.map(({ id }) => id);
}

/**
 * SQL of a text in lower case and without diacritics, of Latin, Greek and Cyrillic letters and of Arabic and Hebrew ones. ASCII
 * is left as it is, which most names are.
 */
const plain = (text: string) =>
  `lower(case when octet_length(${text}) = length(${text}) then ${text}
     else regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u0670]', '', 'g') end)`;

/**
 * Finds members and users who acted in a tenant by the name and the address that its log shows of them: each word anywhere
 * in one of them, in any case and with or without diacritics.
 */
export async function findUsersNamed(db: Database, tenantId: string, words: readonly string[]): Promise<NamedUsers> {
  const rows = await ask<{ id: string; is_outsider: boolean }>(db, {
    name: 'audit-people-named',
    text: `
      with recursive ${actorsOf}, people as (
        select actor_id as id from actors where actor_id is not null
        union select user_id from memberships where tenant_id = $1
      ), shown as materialized (
        select people.id, outsider.id is not null as is_outsider,
          concat_ws(' ', coalesce(member.name, former.name, outsider.name), coalesce(member.email, former.email, outsider.email)) as text
        from ${shownOf('people', 'id')}
      ), words as materialized (select ${plain('word')} as word from unnest($2::text[]) word)
      select id, is_outsider from (select id, is_outsider, ${plain('text')} as text from shown) s
      where not exists (select from words where position(word in text) = 0)`,
    values: [tenantId, words],
  });
  const idsOf = (kind: boolean) => rows.flatMap((row) => (row.is_outsider === kind ? [row.id] : []));
  return { people: idsOf(false), outsiders: idsOf(true) };
}

/** IDs of the rows in ranges of the chain, of those that wait to be sealed, and of those of some actors and targets. */
export async function listIdsIn(
  db: Database,
  tenantId: string,
  {
    ranges,
    actors,
    targets,
    limit,
  }: {
    ranges: readonly (readonly [number, number])[];
    actors: readonly string[];
    targets: readonly string[];
    limit: number;
  },
): Promise<number[]> {
  const rows = await db.statementInTenant<{ id: number }>(tenantId, {
    name: 'audit-search-ids',
    text: `
      select id from (
        select s.audit_id as id from unnest($2::bigint[], $3::bigint[]) as r (first, last)
        join audit_seals s on s.tenant_id = $1 and s.seq between r.first and r.last
        union
        select audit_id from audit_unsealed where tenant_id = $1
        union
        select id from audits where tenant_id = $1 and actor_id = any ($4::uuid[])
        union
        select id from audits where tenant_id = $1 and target_id = any ($5::text[])) found
      limit $6`,
    values: [tenantId, ranges.map(([first]) => first), ranges.map(([, last]) => last), actors, targets, limit],
  });
  return rows.map(({ id }) => id);
}
