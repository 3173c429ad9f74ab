/**
 * The context of one call: a request of the API, a hosted page, or a job. The receiver of a call builds it once
 * (`mount`, the hosted pages, the job handlers); use cases and queries take it as their first argument.
 *
 * A context either opens transactions or is inside one, never both: code that runs in a transaction can't open a second
 * one by mistake and wait for a connection while it holds another.
 */
import type { Caller } from './caller.ts';
import type { Tx } from './db/database.ts';
import { readCurrentTime, type TimeOfUse } from './db/current-time.ts';
import { inSavepoint } from './db/rehearsed.ts';
import { systemScope, tenantScope, userScope, type Scope } from './db/scope.ts';
import { audit, auditMany, type AuditEntry } from './db/queries/core/audits.ts';
import type { RequestMetadata } from './request-metadata.ts';
import type { Services } from './services.ts';

export interface BaseContext {
  services: Services;
  requestMetadata: RequestMetadata;
  /** When the call began: used for all stored times, and for comparisons except `timeOfUse` and `present`. */
  now: Date;
}

/** A call without a signed-in caller: public endpoints, hosted pages, the vendor, jobs. */
export interface AnonymousContext extends BaseContext {
  /** Opens a transaction that sees one tenant. `work` may run again after a serialization conflict. */
  inTenant<T>(tenantId: string, work: (tx: Tx, context: AnonymousTransaction) => Promise<T>): Promise<T>;
  /** Opens a transaction that sees the rows of one user in all of their tenants. */
  asUser<T>(userId: string, work: (tx: Tx, context: AnonymousTransaction) => Promise<T>): Promise<T>;
  /** Opens a transaction that sees all tenants, for the reason given: `docs/generated/across-tenants.md` lists them. */
  acrossTenants<T>(reason: string, work: (tx: Tx, context: AnonymousTransaction) => Promise<T>): Promise<T>;
}

/** A call of a signed-in user, or of a machine with an API token. */
export interface CallContext extends BaseContext {
  caller: Caller;
  inTenant<T>(tenantId: string, work: (tx: Tx, context: TransactionContext) => Promise<T>): Promise<T>;
  asUser<T>(userId: string, work: (tx: Tx, context: TransactionContext) => Promise<T>): Promise<T>;
  acrossTenants<T>(reason: string, work: (tx: Tx, context: TransactionContext) => Promise<T>): Promise<T>;
}

export interface AnonymousTransaction extends BaseContext {
  tx: Tx;
  /** Reads the current time, for a decision after a wait for a lock. */
  present(): Promise<Date>;
  /** Writes the audit row of a change, in the change's own transaction. */
  audit(entry: AuditEntry): Promise<void>;
  /** Writes those of a change of many, in few statements. */
  auditMany(entries: readonly AuditEntry[]): Promise<void>;
}

export interface TransactionContext extends AnonymousTransaction {
  caller: Caller;
  /** As without a caller; the tenant and the actor are the caller's unless the entry names others. */
  audit(entry: CallerAuditEntry): Promise<void>;
  auditMany(entries: readonly CallerAuditEntry[]): Promise<void>;
}

export type CallerAuditEntry = Omit<AuditEntry, 'tenantId' | 'actorId'> &
  Partial<Pick<AuditEntry, 'tenantId' | 'actorId'>>;

/** Times for single-use items: waiting for the item's lock counts towards its expiry. */
export function timeOfUse({ services, now }: BaseContext): TimeOfUse {
  return { now, at: services.statementClock() };
}

/** Metadata without a request: for scheduled jobs and the start of the server. */
export function ownMetadata(traceId: string): RequestMetadata {
  return { ip: '', country: null, userAgent: null, traceId };
}

export function anonymousContext(services: Services, requestMetadata: RequestMetadata): AnonymousContext {
  const base: BaseContext = { services, requestMetadata, now: services.clock() };
  return {
    ...base,
    inTenant: (tenantId, work) => services.db.inTenant(tenantId, (tx) => work(tx, anonymousTransaction(base, tx))),
    asUser: (userId, work) => services.db.asUser(userId, (tx) => work(tx, anonymousTransaction(base, tx))),
    acrossTenants: (reason, work) =>
      services.db.acrossTenants(reason, (tx) => work(tx, anonymousTransaction(base, tx))),
  };
}

/** @param call the call whose metadata and time the context shares */
export function callContext(call: BaseContext, caller: Caller): CallContext {
  const { services, requestMetadata, now } = call;
  const base = { services, requestMetadata, now };
  // whatever the scope, it is the caller's tenant that asks for the work
  const share = { onBehalfOf: caller.tenantId };
  return {
    ...base,
    caller,
    inTenant: (tenantId, work) =>
      services.db.inTenant(tenantId, (tx) => work(tx, transactionContext(base, tx, caller)), share),
    asUser: (userId, work) => services.db.asUser(userId, (tx) => work(tx, transactionContext(base, tx, caller)), share),
    acrossTenants: (reason, work) =>
      services.db.acrossTenants(reason, (tx) => work(tx, transactionContext(base, tx, caller)), share),
  };
}

/** The same transaction for another caller: an admin of a parent account acts as one of a sub-account. */
export function withCaller(context: AnonymousTransaction, caller: Caller): TransactionContext {
  return transactionContext(context, context.tx, caller);
}

/**
 * The call inside its open transaction: a use case that opens a transaction of the same tenant takes part in this one, so
 * that both happen or neither.
 */
export function joined(context: TransactionContext): CallContext {
  const { services, requestMetadata, now, caller } = context;
  const refuse = () => {
    throw new Error('a use case that joins a transaction cannot leave its tenant scope');
  };
  return {
    services,
    requestMetadata,
    now,
    caller,
    inTenant: (tenantId, work) => (tenantId === caller.tenantId ? work(context.tx, context) : refuse()),
    asUser: refuse,
    acrossTenants: refuse,
  };
}

/**
 * The call inside its open transaction, whose transactions are savepoints of it: for work that is undone as a whole. The
 * open transaction has the system's scope.
 */
export function rehearsal(context: AnonymousTransaction): AnonymousContext {
  const { services, requestMetadata, now, tx } = context;
  const base = { services, requestMetadata, now };
  const nested = async <T>(scope: Scope, work: (tx: Tx, context: AnonymousTransaction) => Promise<T>): Promise<T> =>
    await inSavepoint(tx, scope, (tx) => work(tx, anonymousTransaction(base, tx)));
  return {
    ...base,
    inTenant: (tenantId, work) => nested(tenantScope(tenantId), work),
    asUser: (userId, work) => nested(userScope(userId), work),
    acrossTenants: (_reason, work) => nested(systemScope, work),
  };
}

/** The same transaction with other metadata, for its audits. */
export function withMetadata(context: AnonymousTransaction, requestMetadata: RequestMetadata): AnonymousTransaction {
  return anonymousTransaction({ ...context, requestMetadata }, context.tx);
}

function anonymousTransaction({ services, requestMetadata, now }: BaseContext, tx: Tx): AnonymousTransaction {
  return {
    services,
    requestMetadata,
    now,
    tx,
    present: () => readCurrentTime(tx, services.statementClock()),
    audit: (entry) => audit(tx, requestMetadata, now, entry),
    auditMany: (entries) => auditMany(tx, requestMetadata, now, entries),
  };
}

function transactionContext(base: BaseContext, tx: Tx, caller: Caller): TransactionContext {
  const anonymous = anonymousTransaction(base, tx);
  // the guest of a setup link is nobody with an account
  const byCaller = { tenantId: caller.tenantId, actorId: caller.setupLink ? null : caller.userId };
  return {
    ...anonymous,
    caller,
    audit: (entry) => anonymous.audit({ ...byCaller, ...entry }),
    auditMany: (entries) => anonymous.auditMany(entries.map((entry) => ({ ...byCaller, ...entry }))),
  };
}
