/** The one way in which policies of a tenant change: under a lock, with a version and an audit row in the transaction. */
import { isDeepStrictEqual } from 'node:util';
import {
  insertPolicyVersion,
  lockPolicyHead,
  saveProvisional,
  type PolicyHeadRow,
  type PolicyOf,
  type Provisional,
} from '#server/db/queries/core/policy-versions.ts';
import type { ListEntry, PolicyName, PolicyVersionSource } from '#server/db/schema.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { isRiskyChange } from '#server/domain/policies/risky-change.ts';
import { later, minute } from '#server/lib/clock.ts';
import type { AnonymousTransaction, TransactionContext } from '#server/context.ts';
import { describeListEntry } from '#server/views/policy-versions.ts';

/** Of a command too, which has no services. */
export type ChangeContext = Pick<AnonymousTransaction, 'tx' | 'now' | 'audit'>;

/** What a change did to the rows of a policy. */
export interface PolicyChange<T = void> {
  result: T;
  /** Of the audit row. */
  targetId: string;
  /** In the API's format; null where the tenant has none of its own. */
  before: object | null;
  after: object | null;
  /** Changes of the list of a restriction. */
  added?: readonly ListEntry[];
  removed?: readonly ListEntry[];
}

export interface ChangeOrigin extends PolicyOf {
  /** Null for the operator. */
  actorId: string | null;
  source: Exclude<PolicyVersionSource, 'initial'>;
  restoredFrom?: number | undefined;
  /** Set for a change that undoes itself unless it is confirmed, if it may shut users out. */
  provisionalIn?: Pick<AnonymousTransaction, 'services' | 'present'> | undefined;
}

/** How long a provisional change waits for its confirmation. */
export const confirmWithin = 10 * minute;

/** A change that the caller makes to a policy of their tenant. */
export function savedBy(
  context: TransactionContext,
  policy: PolicyName,
  { provisional = false }: ChangeOptions = {},
): ChangeOrigin {
  const { tenantId, userId } = context.caller;
  return { tenantId, policy, actorId: userId, source: 'saved', provisionalIn: provisional ? context : undefined };
}

export interface ChangeOptions {
  /** Undoes the change after ten minutes unless it is confirmed, if it may shut users out. */
  provisional?: boolean | undefined;
}

const targetKinds: Record<PolicyName, string> = {
  mfa: 'mfa-policy',
  lockout: 'lockout-policy',
  'password-history': 'password-history-policy',
  'password-rotation': 'password-rotation-policy',
  sessions: 'session-policy',
  'ip-restrictions': 'ip-restrictions',
  'domain-restrictions': 'domain-restrictions',
  'country-restrictions': 'country-restrictions',
  'sso-enforcement': 'sso-enforcement',
};

/** Of the audit rows of a policy. */
export function policyTarget(policy: PolicyName, id: string): { kind: string; id: string } {
  return { kind: targetKinds[policy], id };
}

const isRestriction = (policy: PolicyName): boolean => policy.endsWith('-restrictions');

/**
 * Runs a change and records it, unless it changed nothing that has a version.
 * @param change reads and writes the rows of the policy; `undefined` if there was nothing to do
 * @returns the result of the change
 */
export async function recordPolicyChange<T>(
  context: ChangeContext,
  origin: ChangeOrigin,
  change: () => Promise<PolicyChange<T> | undefined>,
): Promise<T | undefined> {
  const head = await lockPolicyHead(context.tx, origin);
  const made = await change();
  if (!made) return undefined;
  const { restoredFrom, policy } = origin;
  const provisional = isChange(made) ? await recordVersion(context, origin, { head, made }) : undefined;
  // also if somebody has undone it by other means
  if (origin.source === 'reverted') await saveProvisional(context.tx, origin, undefined);
  await context.audit({
    action: origin.source === 'reverted' ? 'tenant.policy-reverted' : 'tenant.policy-changed',
    severity: isRestriction(policy) || policy === 'sso-enforcement' || origin.source === 'operator' ? 'High' : 'Medium',
    tenantId: origin.tenantId,
    actorId: origin.actorId,
    target: policyTarget(policy, made.targetId),
    details: {
      ...detailsOf(made),
      ...(restoredFrom !== undefined && { restoredFrom }),
      ...(provisional && { revertAt: provisional.revertAt.toISOString() }),
    },
  });
  return made.result;
}

function isChange({ before, after, added = [], removed = [] }: PolicyChange<unknown>): boolean {
  return added.length + removed.length > 0 || !isDeepStrictEqual(before, after);
}

interface Recorded {
  head: PolicyHeadRow;
  made: PolicyChange<unknown>;
}

/**
 * Writes the version, and whether it is provisional. A change that is not supersedes a provisional one.
 * @returns when it undoes itself, if it is or remains provisional
 */
async function recordVersion(
  context: ChangeContext,
  origin: ChangeOrigin,
  { head, made }: Recorded,
): Promise<Provisional | undefined> {
  const version = await insertVersions(context, origin, { version: head.version, made });
  const provisional = await provisionalOf(origin, { head, made });
  if (provisional || head.provisional_from !== null) await saveProvisional(context.tx, origin, provisional);
  const { tenantId, policy, provisionalIn } = origin;
  if (provisional && provisionalIn)
    await enqueue(context.tx, provisionalIn.services, {
      kind: 'revert-policy',
      payload: { tenantId, policy },
      slot: `${tenantId} ${policy} ${version}`,
      runAt: provisional.revertAt,
    });
  return provisional;
}

/** Further provisional changes return to the same confirmed version, and restart the time if they are risky too. */
async function provisionalOf(
  { policy, provisionalIn }: ChangeOrigin,
  { head, made: { before, after, added = [], removed = [] } }: Recorded,
): Promise<Provisional | undefined> {
  if (!provisionalIn) return undefined;
  const values = { before: before as Value, after: after as Value };
  if (isRiskyChange(policy, { ...values, added, removed })) {
    const since = await provisionalIn.present();
    return { from: head.provisional_from ?? Math.max(head.version, 1), since, revertAt: later(since, confirmWithin) };
  }
  // more entries of an allow list do not confirm that it was switched on
  const isOfList = isDeepStrictEqual(before, after);
  if (head.provisional_from === null || !isOfList) return undefined;
  return { from: head.provisional_from, since: head.provisional_since!, revertAt: head.revert_at! };
}

type Value = Record<string, unknown> | null;

/** @param version number of the latest version; 0 if none is recorded: the state before the change is the first one */
async function insertVersions(
  { tx, now }: ChangeContext,
  origin: ChangeOrigin,
  { version, made }: { version: number; made: PolicyChange<unknown> },
): Promise<number> {
  const { before, after, added = [], removed = [] } = made;
  const { actorId, source, restoredFrom } = origin;
  const unlisted = { added: [], removed: [] };
  if (version === 0)
    await insertPolicyVersion(tx, origin, {
      version: 1,
      at: now,
      actorId: null,
      source: 'initial',
      value: before,
      ...unlisted,
    });
  const number = Math.max(version, 1) + 1;
  await insertPolicyVersion(tx, origin, {
    version: number,
    at: now,
    actorId,
    source,
    restoredFrom,
    value: after,
    added,
    removed,
  });
  return number;
}

/** A change of a list names its entries; the settings are named if they were saved, even as they were. */
function detailsOf({ before, after, added = [], removed = [] }: PolicyChange<unknown>) {
  const isOfList = added.length + removed.length > 0 && isDeepStrictEqual(before, after);
  const part = (value: object | null, name: string, entries: readonly ListEntry[]) => {
    const words = entries.length > 0 ? { [name]: entries.map(describeListEntry) } : undefined;
    const settings = isOfList ? null : value;
    return words || settings ? { ...settings, ...words } : null;
  };
  return { before: part(before, 'removed', removed), after: part(after, 'added', added) };
}
