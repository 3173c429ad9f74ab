/** Security policies of tenants and the vendor: reads and writes them, and combines those that apply to one user. */
import type { z } from 'zod';
import {
  type LockoutPolicyInput,
  type MfaPolicyInput,
  type PasswordHistoryPolicyInput,
  type PasswordRotationInput,
} from '#shared/contract/policies/security-policies.ts';
import type { Tx } from '#server/db/database.ts';
import {
  deleteTenantPolicy,
  findTenantPolicy,
  findVendorPolicy,
  listPoliciesOfUser,
  savePolicy,
  type PolicyRow,
} from '#server/db/queries/core/policies.ts';
import { strictestHistory } from '#server/domain/policies/policies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import type { Caller, VendorCaller } from '#server/caller.ts';
import {
  recordPolicyChange,
  savedBy,
  type ChangeOptions,
  type PolicyChange as RecordedChange,
} from './record-policy-change.ts';
import { asVendorOf } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** Value of each policy kind, as stored in the database. */
export interface PolicyValues {
  mfa: z.infer<typeof MfaPolicyInput>;
  lockout: z.infer<typeof LockoutPolicyInput>;
  'password-history': z.infer<typeof PasswordHistoryPolicyInput>;
  'password-rotation': z.infer<typeof PasswordRotationInput>;
}

export type Described<K extends keyof PolicyValues> = PolicyValues[K] & {
  id: string;
  createdAt: string;
  updatedAt: string;
};

function describe<K extends keyof PolicyValues>(row: {
  id: string;
  value: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
}): Described<K> {
  const value = row.value as unknown as PolicyValues[K];
  return { ...value, id: row.id, createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() };
}

/**
 * @returns `undefined` if the tenant has not set the policy
 */
export async function readPolicy<K extends keyof PolicyValues>(
  context: CallContext,
  kind: K,
): Promise<Described<K> | undefined> {
  const { caller } = context;
  const row = await context.inTenant(caller.tenantId, (tx) => findTenantPolicy(tx, caller.tenantId, kind));
  return row && describe<K>(row);
}

/** Reads the default that applies if a tenant has not set the policy. */
export async function readVendorPolicy<K extends keyof PolicyValues>(
  { db }: Services,
  caller: Caller | VendorCaller,
  kind: K,
): Promise<Described<K>> {
  const read = (tx: Tx) => findVendorPolicy(tx, kind);
  return describe<K>(await ('tenantId' in caller ? db.inTenant(caller.tenantId, read) : asVendorOf(db, read)));
}

export interface PolicyChange<K extends keyof PolicyValues> {
  kind: K;
  value: PolicyValues[K];
}

/** Writes a policy, without an audit row. */
export async function storePolicy<K extends keyof PolicyValues>(
  { tx, caller: { tenantId }, now, services }: TransactionContext,
  { kind, value }: PolicyChange<K>,
): Promise<PolicyRow> {
  return await savePolicy(tx, { id: randomId(services.random), tenantId, kind, value, at: now });
}

/** Sets a policy; an existing one is replaced and keeps its id. */
export async function setPolicy<K extends keyof PolicyValues>(
  context: CallContext,
  { kind, value, ...options }: PolicyChange<K> & ChangeOptions,
): Promise<Described<K>> {
  const { caller } = context;
  const row = await context.inTenant(caller.tenantId, (_tx, context) =>
    recordPolicyChange(context, savedBy(context, kind, options), () => replacePolicy(context, { kind, value })),
  );
  return describe<K>(row!);
}

/** Writes a policy in place of the present one, for a change that is recorded. */
async function replacePolicy<K extends keyof PolicyValues>(
  context: TransactionContext,
  { kind, value }: PolicyChange<K>,
): Promise<RecordedChange<PolicyRow>> {
  const before = await findTenantPolicy(context.tx, context.caller.tenantId, kind);
  const row = await storePolicy(context, { kind, value });
  return { result: row, targetId: row.id, before: before?.value ?? null, after: value };
}

/** Removes the tenant's own policy, so that the vendor's default applies. */
export async function removePolicy(context: CallContext, kind: keyof PolicyValues): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, (tx, context) =>
    recordPolicyChange(context, savedBy(context, kind), async () => {
      const present = await findTenantPolicy(tx, tenantId, kind);
      if (!present) return undefined;
      await deleteTenantPolicy(tx, tenantId, kind);
      return { result: undefined, targetId: present.id, before: present.value, after: null };
    }),
  );
}

/** @throws Refusal `policy-not-found` for an id that is not the tenant's own policy of that kind */
export async function changePolicy<K extends keyof PolicyValues>(
  context: CallContext,
  {
    id,
    kind,
    value,
    ...options
  }: { id: string; kind: K; value: { [F in keyof PolicyValues[K]]?: PolicyValues[K][F] | undefined } } & ChangeOptions,
): Promise<Described<K>> {
  const present = await readPolicy(context, kind);
  if (present?.id !== id) throw new Refusal('policy-not-found');
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...before } = present;
  const after = { ...before, ...Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) };
  return await setPolicy(context, { kind, value: after as unknown as PolicyValues[K], ...options });
}

/** Number of former passwords that are refused if no tenant is given: that of the strictest of the user's tenants. */
export async function historySizeOf(services: Services, userId: string): Promise<number> {
  return strictestHistory(
    (await listPoliciesOfUser(
      services.db,
      userId,
      'password-history',
    )) as unknown as PolicyValues['password-history'][],
  );
}

/** Number of former passwords that are refused by the tenant's policy, or else the vendor's. */
export async function historySizeIn(tx: Tx, tenantId: string): Promise<number> {
  const row =
    (await findTenantPolicy(tx, tenantId, 'password-history')) ?? (await findVendorPolicy(tx, 'password-history'));
  return strictestHistory([row.value as unknown as PolicyValues['password-history']]);
}
