/**
 * Creates, changes and deletes sub-accounts. Each change is audited in the parent account and, unless it deletes the
 * sub-account, in the sub-account itself.
 */
import type { EventKey } from '#shared/contract/events/events.ts';
import type { SubAccount } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { Tx } from '#server/db/database.ts';
import { insertAccount, levelOf, lockAccounts, updateTenant } from '#server/db/queries/core/sub-tenants.ts';
import type { AuditEntry } from '#server/db/queries/core/audits.ts';
import {
  countDestroyed,
  deleteSubtree,
  lockSubtree,
  type Destroyed,
} from '#server/db/queries/sub-accounts/delete-accounts.ts';
import { findTenant, listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import type { TenantRow } from '#server/db/queries/core/tenant-row.ts';
import { claimTenantName } from '#server/db/queries/sub-accounts/tenant-names.ts';
import type { SubAccountAccessType, TenantType } from '#server/db/schema.ts';
import { readSettings, withSettings, type SettingChanges } from '#server/domain/organization/account-settings.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { withCaller, type CallContext, type TransactionContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { refuseWrongSettings, withAdoptedLogo } from '#server/use-cases/organization/account-settings.ts';
import { assignConfiguredApplications } from '#server/use-cases/applications/applications.ts';
import { assertFieldsUnmodified, requireHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { inviteIn } from '#server/use-cases/invitations/invite-user.ts';
import { findAccountInScope } from '#server/use-cases/authorization/sub-tenant-scope.ts';
import { acrossSubAccounts } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** Maximum depth of the account tree; keeps paths short. */
const deepest = 15;

export interface AccountWanted extends SettingChanges {
  tenantId?: string | undefined;
  parentTenantId?: string | undefined;
  name: string;
  isReseller?: boolean | undefined;
  alias?: string | null | undefined;
  tenantType?: TenantType | undefined;
  creatorName?: string | undefined;
  creatorEmail?: string | undefined;
}

/**
 * Creates an account. The first admin, if one is named, is invited in the same transaction, so both succeed or neither
 * does.
 * @throws Refusal `sub-accounts-off`, `account-not-found`, `account-holds-none`, `account-too-deep`,
 *   `account-id-taken`, `account-alias-taken`, `forbidden`; as `adoptLogo`
 */
export async function createAccount(context: CallContext, given: AccountWanted): Promise<SubAccount> {
  const { caller } = context;
  refuseWrongSettings(given);
  if (given.isReseller) requireHeld(caller, 'fe.account-hierarchy.write.subAccountManagement');
  if (given.creatorEmail) requireHeld(caller, 'fe.secure.write.userSubTenants');
  const wanted = await withAdoptedLogo(context, given);
  const account = await acrossSubAccounts(context, async (tx, context) => {
    await lockAccounts(tx, [caller.tenantId, wanted.parentTenantId ?? caller.tenantId].filter(isTenantId));
    const { account: parent } = await findAccountInScope(
      tx,
      caller,
      wanted.parentTenantId ?? caller.tenantId,
      'including-own',
    );
    if (!parent.is_reseller) throw new Refusal('account-holds-none');
    if (levelOf(parent.path, '/') > deepest) throw new Refusal('account-too-deep');
    const made = await insert(context, { wanted, parent });
    if (wanted.creatorEmail)
      await inviteFirst(context, {
        account: made,
        email: wanted.creatorEmail,
        name: wanted.creatorName,
      });
    return made;
  });
  context.services.wakeJobs();
  return describeAccount(account);
}

async function insert(
  context: TransactionContext,
  { wanted, parent }: { wanted: AccountWanted; parent: TenantRow },
): Promise<TenantRow> {
  const { services, tx, now } = context;
  const [id, alias] = [wanted.tenantId ?? randomId(services.random), wanted.alias ?? null];
  await claimNames(tx, context.caller, { id, alias });
  const account = await insertAccount(tx, {
    id,
    parentId: parent.id,
    name: wanted.name,
    isReseller: wanted.isReseller ?? false,
    alias,
    tenantType: wanted.tenantType ?? 'customer',
    settings: withSettings({}, wanted),
    at: now,
  });
  if (!account) throw new Refusal('account-id-taken');
  await assignConfiguredApplications(services, tx, account);
  const after = {
    name: account.name,
    parent: parent.name,
    isReseller: account.is_reseller,
    alias,
    tenantType: account.tenant_type,
  };
  await recordAccount(context, { action: 'account.created', account, details: { after } });
  return account;
}

/**
 * @throws Refusal `account-id-taken`, `account-alias-taken`, also for names of deleted accounts and names reserved by
 *   configuration
 */
async function claimNames(
  tx: Tx,
  { superUser: takesKept }: Caller,
  { id, alias }: { id: string; alias: string | null },
): Promise<void> {
  if (!(await claimTenantName(tx, { name: id, kind: 'id', tenantId: id, takesKept })))
    throw new Refusal('account-id-taken');
  if (alias !== null && !(await claimTenantName(tx, { name: alias, kind: 'alias', tenantId: id, takesKept })))
    throw new Refusal('account-alias-taken');
}

/** Roles of the user who creates an account. */
async function firstRoles(tx: Tx, tenantId: string) {
  return (await listAssignableRoles(tx, tenantId)).filter((role) => role.is_first_user && role.tenant_id === null);
}

/** Invites the first admin in the transaction that creates the account, so that no account is left without a user. */
async function inviteFirst(
  context: TransactionContext,
  { account, ...user }: { account: TenantRow; email: string; name: string | undefined },
): Promise<void> {
  const roles = await firstRoles(context.tx, account.id);
  await inviteIn(withCaller(context, { ...context.caller, tenantId: account.id }), {
    ...user,
    roleIds: roles.map(({ id }) => id),
  });
}

export interface AccountChanges {
  name?: string | undefined;
  alias?: string | null | undefined;
  tenantType?: TenantType | undefined;
  /** Values that the form was loaded with, to detect concurrent changes. */
  asRead?: Readonly<Record<string, unknown>> | undefined;
}

/** @throws Refusal `account-not-found`, `account-alias-taken`, `changed-meanwhile` */
export async function changeAccount(
  context: CallContext,
  tenantId: string,
  { asRead, ...changes }: AccountChanges,
): Promise<void> {
  await change(context, { tenantId, own: 'sub-accounts', action: 'account.changed' }, async (tx, context, account) => {
    assertFieldsUnmodified({
      current: { name: account.name, alias: account.alias, tenantType: account.tenant_type },
      wanted: changes,
      asRead,
    });
    if (changes.alias) await claimNames(tx, context.caller, { id: account.id, alias: changes.alias });
    return {
      name: changes.name ?? account.name,
      alias: changes.alias === undefined ? account.alias : changes.alias,
      tenant_type: changes.tenantType ?? account.tenant_type,
    };
  });
}

/**
 * Turns the management of sub-accounts on or off for a sub-account. Callers cannot turn it on for their own account.
 * Concurrent calls overwrite nothing: both want the same value, or the second one starts from the result of the first.
 * Existing sub-accounts remain and are managed by the parent.
 */
export async function setManagement(
  context: CallContext,
  tenantId: string,
  isReseller: boolean | undefined,
): Promise<SubAccount> {
  return await change(
    context,
    { tenantId, own: 'sub-accounts', action: 'account.management-changed' },
    (_tx, context, account) => ({ is_reseller: isReseller ?? account.is_reseller }),
  );
}

export interface AccessChange {
  subAccountAccessType?: SubAccountAccessType | undefined;
  asRead?: { subAccountAccessType: SubAccountAccessType } | undefined;
}

/** @throws Refusal `account-not-found`, `changed-meanwhile` */
export async function setAccessType(
  context: CallContext,
  tenantId: string,
  { asRead, subAccountAccessType: wanted }: AccessChange,
): Promise<SubAccount> {
  return await change(
    context,
    { tenantId, own: 'including-own', action: 'account.access-changed' },
    (_tx, context, account) => {
      assertFieldsUnmodified({
        current: { subAccountAccessType: account.access_type },
        wanted: { subAccountAccessType: wanted },
        asRead,
      });
      return { access_type: wanted ?? account.access_type };
    },
  );
}

/** Counts what deleting an account would delete with it. */
export async function readDestroyed(context: CallContext, tenantId: string): Promise<Destroyed> {
  const { now } = context;
  return await acrossSubAccounts(context, async (tx) => {
    const { account } = await findAccountInScope(tx, context.caller, tenantId, 'sub-accounts');
    return await countDestroyed(tx, account.path, now);
  });
}

/**
 * Deletes an account and its whole subtree. Sessions of the deleted users end immediately. @throws Refusal
 * `account-not-found`
 */
export async function deleteAccount(context: CallContext, tenantId: string): Promise<void> {
  const { caller, now } = context;
  await acrossSubAccounts(context, async (tx, context) => {
    await lockAccounts(tx, [caller.tenantId]);
    const { account } = await findAccountInScope(tx, caller, tenantId, 'sub-accounts');
    await lockSubtree(tx, account.path);
    const destroyed = await countDestroyed(tx, account.path, now);
    await deleteSubtree(tx, account.path);
    await recordAccount(context, {
      action: 'account.deleted',
      severity: 'High',
      account,
      details: { before: { name: account.name, alias: account.alias }, destroyed },
    });
  });
}

type Columns = Partial<Pick<TenantRow, 'name' | 'alias' | 'tenant_type' | 'is_reseller' | 'access_type'>>;

async function change(
  context: CallContext,
  { tenantId, own, action }: { tenantId: string; own: 'including-own' | 'sub-accounts'; action: EventKey },
  decide: (tx: Tx, context: TransactionContext, account: TenantRow) => Columns | Promise<Columns>,
): Promise<SubAccount> {
  const { caller, now } = context;
  return await acrossSubAccounts(context, async (tx, context) => {
    const reached = await findAccountInScope(tx, caller, tenantId, own);
    // lock from the root of the tree downwards, as deletion does, to avoid deadlocks
    await lockAccounts(tx, [caller.tenantId, reached.account.id]);
    // read again: the account may have been deleted or changed while this call waited for the lock
    const { account } = await findAccountInScope(tx, caller, tenantId, own);
    const after = await decide(tx, context, account);
    const names = (Object.keys(after) as (keyof Columns)[]).filter((name) => after[name] !== account[name]);
    if (names.length === 0) return describeAccount(account);
    await updateTenant(tx, account.id, { ...after, updated_at: now });
    const only = (columns: Columns) => Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
    const entry = {
      action,
      severity: 'Medium' as const,
      account,
      details: { before: only(account), after: only(after) },
    };
    await recordAccount(context, entry);
    if (account.id !== caller.tenantId) await recordAccount(context, entry, account.id);
    return describeAccount((await findTenant(tx, account.id))!);
  });
}

async function recordAccount(
  context: TransactionContext,
  { account, details, ...entry }: Pick<AuditEntry, 'action' | 'severity'> & { account: TenantRow; details: object },
  tenantId = context.caller.tenantId,
): Promise<void> {
  await context.audit({
    ...entry,
    tenantId,
    target: { kind: 'tenant', id: account.id },
    details: { account: account.name, ...details },
  });
}

function describeAccount(account: TenantRow): SubAccount {
  const { address, timezone, currency, logo, applicationUrl } = readSettings(account.settings);
  return {
    tenantId: account.id,
    name: account.name,
    status: 'active',
    ...Object.fromEntries(
      Object.entries({ address, timezone, currency, logo, applicationUrl }).filter(([, value]) => value !== undefined),
    ),
    updatedAt: account.updated_at.toISOString(),
  };
}
