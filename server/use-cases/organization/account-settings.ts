/** Settings of the caller's own account. Changes are audited with the values before and after. */
import type { AccountSettings } from '#shared/contract/organization/account-settings.ts';
import { updateTenant } from '#server/db/queries/core/sub-tenants.ts';
import { findTenant, lockTenantForUpdate } from '#server/db/queries/core/memberships.ts';
import type { TenantRow } from '#server/db/queries/core/tenant-row.ts';
import {
  readSettings,
  withSettings,
  wrongSettings,
  type SettingChanges,
} from '#server/domain/organization/account-settings.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, CallContext, TransactionContext } from '#server/context.ts';
import { adoptLogo } from '#server/use-cases/pictures/adopt-picture.ts';
import { assertFieldsUnmodified } from '#server/use-cases/authorization/guard-rights.ts';

export interface AccountChanges extends SettingChanges {
  name?: string | undefined;
  /** Values that the form was loaded with, to detect concurrent changes. */
  asRead?: Readonly<Record<string, unknown>> | undefined;
}

export async function readAccountSettings(context: AnonymousContext, tenantId: string): Promise<AccountSettings> {
  return describe((await context.inTenant(tenantId, (tx) => findTenant(tx, tenantId)))!);
}

/**
 * @throws Refusal `invalid-request` with the fields that are invalid, `changed-meanwhile`; as `adoptLogo`
 */
export async function changeAccountSettings(
  context: CallContext,
  { asRead, ...given }: AccountChanges,
): Promise<AccountSettings> {
  const { caller, now } = context;
  refuseWrongSettings(given);
  const changes = await withAdoptedLogo(context, given, () => readAccountSettings(context, caller.tenantId));
  return await context.inTenant(caller.tenantId, async (tx, context) => {
    const before = (await lockTenantForUpdate(tx, caller.tenantId))!;
    assertFieldsUnmodified({ current: { ...describe(before) }, wanted: { ...changes }, asRead });
    const after = { ...before, name: changes.name ?? before.name, settings: withSettings(before.settings, changes) };
    const [was, is] = [describe(before), describe(after)];
    if (JSON.stringify(was) === JSON.stringify(is)) return is;
    await updateTenant(tx, before.id, {
      name: after.name,
      settings: JSON.stringify(after.settings),
      updated_at: now,
    });
    await recordSettings(context, { was, is });
    return is;
  });
}

/**
 * Copies a new logo to this server, so that pages that show it send no requests to other servers.
 * @param readCurrent reads the current settings: clients send all settings back, and an unchanged logo is not copied
 *   again
 */
export async function withAdoptedLogo<C extends SettingChanges>(
  context: CallContext,
  changes: C,
  readCurrent?: () => Promise<{ logo?: string | undefined }>,
): Promise<C> {
  if (!changes.logo || changes.logo === (await readCurrent?.())?.logo) return changes;
  return { ...changes, logo: await adoptLogo(context, changes.logo) };
}

export function refuseWrongSettings(changes: SettingChanges): void {
  const wrong = wrongSettings(changes);
  if (wrong.length === 0) return;
  throw new Refusal('invalid-request', {
    details: wrong.map((name) => `${name}: not a value that can be used`),
    context: { fields: wrong.map((field) => ({ field })) },
  });
}

async function recordSettings(
  context: TransactionContext,
  { was, is }: { was: AccountSettings; is: AccountSettings },
): Promise<void> {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof AccountSettings)[];
  const changed = names.filter((name) => was[name] !== is[name]);
  const only = (settings: AccountSettings) => Object.fromEntries(changed.map((name) => [name, settings[name] ?? null]));
  await context.audit({
    action: 'tenant.settings-changed',
    severity: 'Medium',
    target: { kind: 'tenant', id: context.caller.tenantId },
    details: { before: only(was), after: only(is) },
  });
}

function describe(tenant: Pick<TenantRow, 'id' | 'name' | 'settings'>): AccountSettings {
  return { tenantId: tenant.id, name: tenant.name, ...readSettings(tenant.settings) };
}
