/** IP restrictions of a tenant: read, changed, tried. No change may shut out the user who makes it. */
import {
  maxRestrictions,
  type IpRestriction,
  type IpRestrictionConfig,
  type RestrictionType,
} from '#shared/contract/restrictions/restrictions.ts';
import { isListed, wouldRefuseAddress } from '#server/db/queries/core/address-rules.ts';
import {
  countIpRestrictions,
  countUnlistedIps,
  deleteIpRestriction,
  findIpSettings,
  insertIpRestrictions,
  listIpRestrictions,
  lockIpSettings,
  saveIpSettings,
  type IpRestrictionRow,
  type IpSettingsRow,
  type NewIpRestriction,
} from '#server/db/queries/restrictions/ip-restrictions.ts';
import type { Tx } from '#server/db/database.ts';
import type { ListEntry } from '#server/db/schema.ts';
import { plainRange } from '#server/lib/ip-range.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import {
  recordPolicyChange,
  savedBy,
  type ChangeOptions,
  type PolicyChange,
} from '#server/use-cases/policies/record-policy-change.ts';
import { describeIpRestriction, describeIpSettings } from '#server/views/restrictions.ts';

export interface IpRestrictionInput {
  ip: string;
  /** Default: the strategy of the settings. */
  strategy?: RestrictionType | undefined;
  isActive: boolean;
  description?: string | undefined;
}

/** One page, the newest first. */
export async function readIpRestrictions(
  context: CallContext,
  among: { strategy: RestrictionType | undefined; limit: number; page: number },
): Promise<{ items: IpRestriction[]; _metadata: { totalItems: number; totalPages: number } }> {
  const { tenantId } = context.caller;
  const { rows, total } = await context.inTenant(tenantId, (tx) => listIpRestrictions(tx, tenantId, among));
  return {
    items: rows.map(describeIpRestriction),
    _metadata: { totalItems: total, totalPages: Math.ceil(total / among.limit) },
  };
}

export async function readIpSettings(context: CallContext): Promise<IpRestrictionConfig> {
  const { tenantId } = context.caller;
  const row = await context.inTenant(tenantId, (tx) => findIpSettings(tx, tenantId));
  return describeIpSettings(row);
}

/** @throws Refusal `restriction-locks-out` */
export async function changeIpSettings(
  context: CallContext,
  { provisional, ...input }: IpRestrictionConfig & ChangeOptions,
): Promise<void> {
  await changing(context, { provisional }, async (context, settings) => {
    const { tx, caller, now } = context;
    const strategy = input.strategy ?? settings.strategy;
    const after = { isActive: input.isActive, strategy };
    await saveIpSettings(tx, caller.tenantId, { ...after, at: now });
    return { after };
  });
}

/**
 * Adds entries, all or none.
 * @param once refuses an entry that is listed already; otherwise that one is left as it is
 * @throws Refusal `invalid-request`, `restriction-exists`, `restrictions-too-many`, `restriction-locks-out`
 */
export async function addIpRestrictions(
  context: CallContext,
  inputs: readonly IpRestrictionInput[],
  { once, ...options }: { once: boolean } & ChangeOptions,
): Promise<void> {
  const field = (line: number) => (inputs.length > 1 ? `ips.${line}.ip` : 'ip');
  await changing(context, options, async (context, settings) => {
    const added = await storeEntries(context, inputs, { strategy: settings.strategy, field });
    if (once && added.length < inputs.length) throw new Refusal('restriction-exists');
    return added.length === 0 ? undefined : { added: added.map(ipEntry) };
  });
}

/**
 * Adds entries to the lists, without an audit row.
 * @param strategy of entries that name none
 * @param field name of an entry's address in the request, by its position
 * @returns those that were not listed yet
 * @throws Refusal `invalid-request`, `restrictions-too-many`
 */
export async function storeEntries(
  { tx, caller: { tenantId }, now, services }: TransactionContext,
  inputs: readonly IpRestrictionInput[],
  { strategy, field }: { strategy: RestrictionType; field(line: number): string },
): Promise<IpRestrictionRow[]> {
  const entries = inputs.map((input, line) => ({
    id: randomId(services.random),
    range: plainRange(input.ip) ?? refuseRange(field(line)),
    strategy: input.strategy ?? strategy,
    isActive: input.isActive,
    description: input.description || null,
  }));
  await refuseFullIpList(tx, tenantId, entries);
  return await insertIpRestrictions(tx, tenantId, { entries, at: now });
}

/** Before anything is written: a refused row costs as much as a stored one. @throws Refusal `restrictions-too-many` */
export async function refuseFullIpList(
  tx: Tx,
  tenantId: string,
  entries: readonly Pick<NewIpRestriction, 'strategy' | 'range'>[],
): Promise<void> {
  const listed = await countIpRestrictions(tx, tenantId);
  if (listed + entries.length <= maxRestrictions) return;
  if (listed + (await countUnlistedIps(tx, tenantId, entries)) > maxRestrictions)
    throw new Refusal('restrictions-too-many', { values: { limit: maxRestrictions } });
}

function refuseRange(field: string): never {
  throw new Refusal('invalid-request', { details: [`${field}: must not hold every IPv4 address`] });
}

/** @throws Refusal `restriction-not-found`, `restriction-locks-out` */
export async function removeIpRestriction(context: CallContext, id: string, options?: ChangeOptions): Promise<void> {
  await changing(context, options, async ({ tx, caller }) => {
    const removed = await findOrRefuse(
      id,
      (known) => deleteIpRestriction(tx, caller.tenantId, known),
      'restriction-not-found',
    );
    return { removed: [ipEntry(removed)] };
  });
}

/**
 * Whether the rules admit an address, as if they were on.
 * @param address by default that of the caller
 */
export async function admitsAddress(context: CallContext, address?: string): Promise<boolean> {
  const { caller, requestMetadata } = context;
  const { tenantId } = caller;
  const ip = address === undefined ? requestMetadata.ip : (plainRange(address) ?? address);
  return await context.inTenant(tenantId, async (tx) => {
    const strategy = (await findIpSettings(tx, tenantId))?.strategy ?? 'ALLOW';
    return !(await wouldRefuseAddress(tx, { tenantId, ip, strategy }));
  });
}

/** Whether the allow list holds the address of the caller. */
export async function allowsOwnAddress(context: CallContext): Promise<boolean> {
  const { caller, requestMetadata } = context;
  const { tenantId } = caller;
  return await context.inTenant(tenantId, (tx) =>
    isListed(tx, { tenantId, ip: requestMetadata.ip, strategy: 'ALLOW' }),
  );
}

/** An entry as a version records it. */
export function ipEntry({ strategy, range, is_active: isActive, description }: IpRestrictionRow): ListEntry {
  return { type: strategy, entry: range, isActive, description };
}

/** Runs a change under the lock of the settings, refuses it if its maker would be shut out, and records it. */
async function changing(
  context: CallContext,
  options: ChangeOptions | undefined,
  change: (
    context: TransactionContext,
    settings: IpSettingsRow,
  ) => Promise<(Pick<PolicyChange, 'added' | 'removed'> & { after?: IpRestrictionConfig }) | undefined>,
): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, (tx, context) =>
    recordPolicyChange(context, savedBy(context, 'ip-restrictions', options), async () => {
      const settings = await lockIpSettings(tx, tenantId, context.now);
      const made = await change(context, settings);
      await refuseOwnAddress(context);
      const before = describeIpSettings(settings);
      return made && { result: undefined, targetId: tenantId, before, after: before, ...made };
    }),
  );
}

/** Whether the rules as stored in the transaction refuse the address of the caller. */
export async function refusesOwnAddress({ tx, caller, requestMetadata: { ip } }: TransactionContext): Promise<boolean> {
  const { tenantId } = caller;
  const settings = await findIpSettings(tx, tenantId);
  if (!settings?.is_active) return false;
  return await wouldRefuseAddress(tx, { tenantId, ip, strategy: settings.strategy });
}

/** @throws Refusal `restriction-locks-out` if the rules as stored in the transaction refuse the caller's address */
export async function refuseOwnAddress(context: TransactionContext): Promise<void> {
  const { ip } = context.requestMetadata;
  if (await refusesOwnAddress(context))
    throw new Refusal('restriction-locks-out', { values: { value: ip || '?' }, context: { ipAddress: ip } });
}
