/** Exchanges with the identity providers of a tenant. For the tenant's scope unless said otherwise. */
import { sql, type Selectable } from 'kysely';
import type { SsoCheck, SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { isUnexpired, type TimeOfUse } from '#server/db/current-time.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

type ExchangeColumns = Selectable<Tables['sso_exchanges']>;

/** As shown: with the name or the email address of who started a test, while they are a user. */
export type ExchangeRow = Pick<
  ExchangeColumns,
  | 'id'
  | 'kind'
  | 'purpose'
  | 'outcome'
  | 'created_at'
  | 'opened_at'
  | 'ended_at'
  | 'expires_at'
  | 'email'
  | 'trace_id'
  | 'checks'
  | 'failed_rule'
  | 'erased'
  | 'test_case'
> & { starter: string | null; has_message: boolean };

export type NewExchange = Pick<
  ExchangeColumns,
  'id' | 'tenant_id' | 'connection_id' | 'kind' | 'purpose' | 'outcome' | 'created_at' | 'trace_id'
> &
  Partial<
    Pick<
      ExchangeColumns,
      | 'ended_at'
      | 'started_by'
      | 'setup_link_id'
      | 'email'
      | 'token_hash'
      | 'expires_at'
      | 'settings_hash'
      | 'failed_rule'
      | 'user_id'
      | 'addresses'
      | 'message'
      | 'test_case'
    >
  > & {
    checks: readonly SsoCheck[];
  };

/** Per connection. */
const mostKept = 500;
/** One insert deletes more than it adds, so that the number stays where it is under concurrent ones, and little at once. */
const mostDeleted = 20;

/**
 * Also for the system scope. Deletes the oldest of the connection where there are too many, in the same statement. Nothing
 * is kept of a connection that was deleted meanwhile.
 */
export async function insertExchange(tx: Tx, row: NewExchange): Promise<void> {
  await sql`
    with old as (
      select id from sso_exchanges where connection_id = ${row.connection_id}
      order by created_at desc, id desc offset ${mostKept - 1} limit ${mostDeleted}
    ), gone as (
      delete from sso_exchanges where id in (
        select e.id from sso_exchanges e where e.id in (select id from old) for update skip locked)
    )
    insert into sso_exchanges (id, tenant_id, connection_id, kind, purpose, outcome, created_at, ended_at, started_by,
      setup_link_id, email, trace_id, checks, token_hash, expires_at, settings_hash, failed_rule, user_id, addresses,
      message, test_case)
    select ${row.id}, ${row.tenant_id}, ${row.connection_id}, ${row.kind}, ${row.purpose}, ${row.outcome},
      ${row.created_at}, ${row.ended_at ?? null}, ${row.started_by ?? null},
      ${row.setup_link_id ?? null}, ${row.email ?? null}, ${row.trace_id},
      ${JSON.stringify(row.checks)}::jsonb, ${row.token_hash ?? null}, ${row.expires_at ?? null},
      ${row.settings_hash ?? null}, ${row.failed_rule ?? null}, ${row.user_id ?? null}, ${row.addresses ?? []}::text[],
      ${row.message ?? null}, ${row.test_case ?? null}
    from sso_connections where id = ${row.connection_id} for key share`.execute(tx);
}

export interface ExchangeFilter {
  outcome?: ExchangeColumns['outcome'] | undefined;
  purpose?: ExchangeColumns['purpose'] | undefined;
  rule?: SsoRule | undefined;
  search?: string | undefined;
  /** Whether parts of addresses are searched too. */
  byAddress?: boolean;
}

export interface ExchangePage extends ExchangeFilter {
  most: number;
  /** Tests that the guest of this link started. */
  setupLinkId?: string;
  offset?: number | undefined;
  only?: string;
  /** A test without an answer by then has failed. */
  now: Date;
  /** How long a provider has to answer. */
  attemptSeconds: number;
}

/** The newest first. @param only one of them */
export async function listExchanges(tx: Tx, connectionId: string, page: ExchangePage): Promise<ExchangeRow[]> {
  const { most, offset = 0, only, setupLinkId, outcome, purpose, rule, search } = page;
  return await tx
    .selectFrom('sso_exchanges as e')
    .leftJoin('people_of_tenants as member', (join) =>
      join.onRef('member.tenant_id', '=', 'e.tenant_id').onRef('member.id', '=', 'e.started_by'),
    )
    .select([
      'e.id',
      'e.kind',
      'e.purpose',
      'e.outcome',
      'e.created_at',
      'e.opened_at',
      'e.ended_at',
      'e.expires_at',
      'e.email',
      'e.trace_id',
      'e.checks',
      'e.failed_rule',
      'e.erased',
      'e.test_case',
    ])
    .select(sql<boolean>`e.message is not null`.as('has_message'))
    .select(sql<string | null>`coalesce(nullif(member.name, ''), member.email)`.as('starter'))
    .where('e.connection_id', '=', connectionId)
    .$if(setupLinkId !== undefined, (query) => query.where('e.setup_link_id', '=', setupLinkId!))
    .$if(only !== undefined, (query) => query.where('e.id', '=', only!))
    .$if(outcome !== undefined, (query) => query.where(outcomeBy(page), '=', outcome!))
    .$if(purpose !== undefined, (query) => query.where('e.purpose', '=', purpose!))
    .$if(rule !== undefined, (query) => query.where('e.failed_rule', '=', rule!))
    .$if(Boolean(search), (query) => query.where(finds(search ?? '', page.byAddress === true)))
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most)
    .offset(offset)
    .execute();
}

/** As it is shown: see `describeSsoExchange`. */
const outcomeBy = ({ now, attemptSeconds }: Pick<ExchangePage, 'now' | 'attemptSeconds'>) => sql<string>`
  case when e.outcome = 'pending' and ${now}::timestamptz >= coalesce(
      case when e.opened_at < e.expires_at then e.opened_at + make_interval(secs => ${attemptSeconds}) end, e.expires_at)
    then 'failed' else e.outcome end`;

const finds = (search: string, byAddress: boolean) =>
  byAddress
    ? sql<boolean>`(e.trace_id = ${search} or position(lower(${search}) in lower(coalesce(e.email, ''))) > 0)`
    : sql<boolean>`e.trace_id = ${search}`;

/** The newest exchange with a reference, in all connections of the tenant. */
export async function findByTrace(
  tx: Tx,
  tenantId: string,
  traceId: string,
): Promise<Pick<ExchangeColumns, 'id' | 'connection_id'> | undefined> {
  return await tx
    .selectFrom('sso_exchanges')
    .select(['id', 'connection_id'])
    .where('tenant_id', '=', tenantId)
    .where('trace_id', '=', traceId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What is shown of the newest ones, to tell which have changed. */
export async function readStates(
  tx: Tx,
  connectionId: string,
  most: number,
): Promise<Pick<ExchangeColumns, 'id' | 'outcome' | 'erased'>[]> {
  return await tx
    .selectFrom('sso_exchanges')
    .select(['id', 'outcome', 'erased'])
    .where('connection_id', '=', connectionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The encrypted answer of an exchange, and what it was judged to be. */
export async function findKept(
  tx: Tx,
  connectionId: string,
  id: string,
): Promise<Pick<ExchangeColumns, 'kind' | 'message' | 'ended_at' | 'created_at' | 'checks'> | undefined> {
  return await tx
    .selectFrom('sso_exchanges')
    .select(['kind', 'message', 'ended_at', 'created_at', 'checks'])
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** For any scope: removes a user from all exchanges. @returns the number of exchanges */
export async function eraseFromExchanges(
  tx: Tx,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    select erase_sso_exchanges(${userId}::uuid, ${[...addresses]}::text[]) as erased`.execute(tx);
  return rows[0]!.erased;
}

/** Who opens a test: the session of a user, or the guest of a setup link. */
export type TestOpener = { userId: string; sessionId: string } | { setupLinkId: string };

/** For the system scope: opens a test once, for the user or the guest who started it, and for nobody who acts as them. */
export async function openTest(
  tx: Tx,
  { tokenHash, opener }: { tokenHash: Buffer; opener: TestOpener },
  moment: TimeOfUse,
): Promise<Pick<ExchangeColumns, 'id' | 'tenant_id' | 'connection_id'> | undefined> {
  const row = await tx
    .updateTable('sso_exchanges')
    .set({ opened_at: moment.now })
    .where('token_hash', '=', tokenHash)
    .where(
      'setupLinkId' in opener
        ? sql<boolean>`setup_link_id = ${opener.setupLinkId}`
        : sql<boolean>`started_by = ${opener.userId} and not exists (
            select 1 from sessions where id = ${opener.sessionId} and impersonator is not null)`,
    )
    .where('opened_at', 'is', null)
    .where('outcome', '=', 'pending')
    .returning(['id', 'tenant_id', 'connection_id'])
    .returning(isUnexpired(moment))
    .executeTakeFirst();
  return row?.in_time ? row : undefined;
}

export type TestEnd = Pick<
  ExchangeColumns,
  'email' | 'trace_id' | 'failed_rule' | 'user_id' | 'addresses' | 'message'
> & {
  outcome: 'passed' | 'failed';
  ended_at: Date;
  checks: readonly SsoCheck[];
};

/** For the system scope. @returns undefined if the test has ended before, or its connection is gone */
export async function endTest(
  tx: Tx,
  id: string,
  end: TestEnd,
): Promise<Pick<ExchangeColumns, 'started_by' | 'settings_hash' | 'setup_link_id' | 'test_case'> | undefined> {
  return await tx
    .updateTable('sso_exchanges')
    .set({ ...end, checks: JSON.stringify(end.checks) })
    .where('id', '=', id)
    .where('outcome', '=', 'pending')
    .returning(['started_by', 'settings_hash', 'setup_link_id', 'test_case'])
    .executeTakeFirst();
}

/** For the system scope. @returns null for a test of the connection's own provider, undefined if there is no such test */
export async function findTestCase(tx: Tx, id: string): Promise<string | null | undefined> {
  const row = await tx.selectFrom('sso_exchanges').select('test_case').where('id', '=', id).executeTakeFirst();
  return row?.test_case;
}

/** For the system scope: another answer of the test provider was chosen, at its sign-in page. */
export async function changeTestCase(tx: Tx, id: string, testCase: string): Promise<void> {
  await tx
    .updateTable('sso_exchanges')
    .set({ test_case: testCase })
    .where('id', '=', id)
    .where('test_case', 'is not', null)
    .where('outcome', '=', 'pending')
    .execute();
}

export interface RequestedTest {
  test_id: string;
  tenant_id: string;
  connection_id: string;
  kind: 'saml' | 'oidc';
  test_case: string;
  /** Of the attempt: what the request has to be. */
  nonce: string;
  redirect_uri: string;
}

/**
 * For the system scope: the test that a request to the test provider belongs to, in the browser that opened it, while the
 * user who started it is signed in there, and nobody who acts as them. Requests of sign-ins are none.
 */
export async function findRequestedTest(
  tx: Tx,
  asked: { stateHash: Buffer; browserHash: Buffer; userId: string; sessionId: string },
  now: Date,
): Promise<RequestedTest | undefined> {
  const row = await tx
    .selectFrom('social_attempts')
    .innerJoin('sso_exchanges', 'sso_exchanges.id', 'social_attempts.sso_test_id')
    .select([
      'sso_exchanges.id as test_id',
      'sso_exchanges.tenant_id',
      'sso_exchanges.connection_id',
      'sso_exchanges.kind',
      'sso_exchanges.test_case',
      'social_attempts.nonce',
      'social_attempts.redirect_uri',
    ])
    .where('social_attempts.state_hash', '=', asked.stateHash)
    .where('social_attempts.browser_hash', '=', asked.browserHash)
    .where('social_attempts.redeemed_at', 'is', null)
    .where('social_attempts.saml_response', 'is', null)
    .where('social_attempts.expires_at', '>', now)
    .where('sso_exchanges.started_by', '=', asked.userId)
    .where('sso_exchanges.outcome', '=', 'pending')
    .where(sql<boolean>`not exists (select 1 from sessions where id = ${asked.sessionId} and impersonator is not null)`)
    .executeTakeFirst();
  return row && row.test_case !== null ? { ...row, test_case: row.test_case } : undefined;
}
