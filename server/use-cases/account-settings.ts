/** An account's own settings. Changes are audited with what was before and after. */
import type { AccountSettings } from '#shared/contract/account-settings.ts';
import { updateTenant } from '#server/db/queries/accounts.ts';
import { audit } from '#server/db/queries/audits.ts';
import type { Tx } from '#server/db/database.ts';
import { findTenant, findTenantToChange, type TenantRow } from '#server/db/queries/memberships.ts';
import { readSettings, withSettings, wrongSettings, type SettingChanges } from '#server/domain/account-settings.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';
import { refuseOverwriting } from './guard-rights.ts';

export interface AccountChanges extends SettingChanges {
  name?: string | undefined;
  /** What the form began with. */
  asRead?: Readonly<Record<string, unknown>> | undefined;
}

export async function readAccountSettings(services: Services, tenantId: string): Promise<AccountSettings> {
  return describe((await services.db.inTenant(tenantId, (tx) => findTenant(tx, tenantId)))!);
}

/** @throws Refusal `invalid-request` with the fields that mean nothing, `changed-meanwhile` */
export async function changeAccountSettings(
  services: Services,
  caller: Caller,
  { asRead, ...changes }: AccountChanges,
  facts: RequestFacts,
): Promise<AccountSettings> {
  refuseWrongSettings(changes);
  return await services.db.inTenant(caller.tenantId, async (tx) => {
    const before = (await findTenantToChange(tx, caller.tenantId))!;
    refuseOverwriting({ current: { ...describe(before) }, wanted: { ...changes }, asRead });
    const after = { ...before, name: changes.name ?? before.name, settings: withSettings(before.settings, changes) };
    const [was, is] = [describe(before), describe(after)];
    if (JSON.stringify(was) === JSON.stringify(is)) return is;
    await updateTenant(tx, before.id, {
      name: after.name,
      settings: JSON.stringify(after.settings),
      updated_at: services.clock(),
    });
    await note(services, tx, caller, { was, is }, facts);
    return is;
  });
}

export function refuseWrongSettings(changes: SettingChanges): void {
  const wrong = wrongSettings(changes);
  if (wrong.length === 0) return;
  throw new Refusal('invalid-request', {
    details: wrong.map((name) => `${name}: not a value that can be used`),
    context: { fields: wrong.map((field) => ({ field })) },
  });
}

async function note(
  services: Services,
  tx: Tx,
  caller: Caller,
  { was, is }: { was: AccountSettings; is: AccountSettings },
  facts: RequestFacts,
): Promise<void> {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof AccountSettings)[];
  const changed = names.filter((name) => was[name] !== is[name]);
  const only = (settings: AccountSettings) => Object.fromEntries(changed.map((name) => [name, settings[name] ?? null]));
  await audit(tx, facts, services.clock(), {
    action: 'tenant.settings-changed',
    severity: 'Medium',
    tenantId: caller.tenantId,
    actorId: caller.userId,
    target: { kind: 'tenant', id: caller.tenantId },
    details: { before: only(was), after: only(is) },
  });
}

function describe(tenant: Pick<TenantRow, 'id' | 'name' | 'settings'>): AccountSettings {
  return { tenantId: tenant.id, name: tenant.name, ...readSettings(tenant.settings) };
}
