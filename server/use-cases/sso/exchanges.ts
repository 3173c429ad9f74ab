/** Exchanges with the identity provider of an SSO connection, for the admins of its tenant. */
import { maxSsoExchanges, type SsoExchange, type SsoExchangeDetails } from '#shared/contract/sso/sso-exchanges.ts';
import {
  findByTrace,
  findKept,
  listExchanges,
  readStates,
  type ExchangeFilter,
  type ExchangeRow,
} from '#server/db/queries/sso/exchanges.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { mayReadUsers } from '#server/views/sso-exchange-masked.ts';
import { describeSsoExchange } from '#server/views/sso-exchange.ts';
import { forGuest } from '#server/views/sso-exchange-for-guest.ts';
import { showMessage } from '#server/views/sso-message.ts';
import { readConnection } from './connections.ts';
import { unwrapAnswer } from './kept-answer.ts';

export interface ExchangesQuery extends Omit<ExchangeFilter, 'byAddress'> {
  _offset?: number | undefined;
}

/** The newest first. @throws Refusal `sso-connection-not-found` */
export async function readExchanges(
  context: CallContext,
  id: string,
  { _offset: offset, ...filter }: ExchangesQuery = {},
): Promise<{ items: SsoExchange[]; hasMore: boolean }> {
  const page = {
    ...filter,
    ...ofGuest(context),
    offset,
    byAddress: mayReadUsers(context.caller),
    most: maxSsoExchanges + 1,
  };
  const rows = await inConnection(context, id, (tx, connectionId) =>
    listExchanges(tx, connectionId, { ...page, ...waitingOf(context) }),
  );
  const items = rows.slice(0, maxSsoExchanges).map((row) => describe(context, row));
  return { items, hasMore: rows.length > maxSsoExchanges };
}

/** With what the provider sent. @throws Refusal `sso-connection-not-found`, `sso-exchange-not-found` */
export async function readExchange(
  context: CallContext,
  { id, exchangeId }: { id: string; exchangeId: string },
): Promise<SsoExchangeDetails> {
  const { services, caller } = context;
  const { row, kept } = await inConnection(context, id, async (tx, connectionId) => {
    const find = async (only: string) =>
      (await listExchanges(tx, connectionId, { most: 1, only, ...ofGuest(context), ...waitingOf(context) }))[0];
    const row = await findOrRefuse(exchangeId, find, 'sso-exchange-not-found');
    return { row, kept: await findKept(tx, connectionId, row.id) };
  });
  // a guest sees the rules alone
  const answer = kept?.message && !caller.setupLink ? unwrapAnswer(services, kept.message) : undefined;
  const message = answer ? showMessage(answer, { isMasked: !mayReadUsers(caller) }) : null;
  return { ...describe(context, row), message };
}

/** @throws Refusal `sso-exchange-not-found` */
export async function findExchange(
  context: CallContext,
  traceId: string,
): Promise<{ ssoConfigId: string; id: string }> {
  const { tenantId } = context.caller;
  const found = await context.inTenant(tenantId, (tx) => findByTrace(tx, tenantId, traceId));
  if (!found) throw new Refusal('sso-exchange-not-found');
  return { ssoConfigId: found.connection_id, id: found.id };
}

/** Exchanges of a connection as a listener knows them. */
export type KnownExchanges = ReadonlyMap<string, string>;

/**
 * Compares with what a listener knows. Only IDs are told: what is shown of an exchange is read by a call of its own.
 * @throws Refusal `sso-connection-not-found`
 */
export async function readChanges(
  context: CallContext,
  id: string,
  known: KnownExchanges | undefined,
): Promise<{ known: KnownExchanges; changed: string[] }> {
  const rows = await inConnection(context, id, (tx, connectionId) => readStates(tx, connectionId, maxSsoExchanges));
  const next = new Map(rows.map((row) => [row.id, `${row.outcome} ${row.erased}`]));
  const changed = known ? [...next].flatMap(([each, state]) => (known.get(each) === state ? [] : [each])) : [];
  return { known: next, changed };
}

async function inConnection<T>(
  context: CallContext,
  id: string,
  work: (tx: Tx, connectionId: string) => Promise<T>,
): Promise<T> {
  const connection = await readConnection(context, id);
  return await context.inTenant(connection.tenant_id, (tx) => work(tx, connection.id));
}

const waitingOf = ({ services, now }: CallContext) => ({
  now,
  attemptSeconds: services.config.lifetimes.socialAttempt,
});

/** The guest of a setup link sees the tests that they started. */
const ofGuest = ({ caller }: CallContext) => (caller.setupLink ? { setupLinkId: caller.setupLink.id } : {});

function describe(context: CallContext, row: ExchangeRow): SsoExchange {
  const { setupLink } = context.caller;
  const exchange = describeSsoExchange(row, { ...waitingOf(context), isMasked: !mayReadUsers(context.caller) });
  return setupLink ? forGuest(exchange, setupLink) : exchange;
}
