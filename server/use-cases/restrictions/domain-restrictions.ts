/** Email domain restrictions of a tenant: read and changed. No change may shut out the user who makes it. */
import {
  maxRestrictions,
  type DomainRestriction,
  type DomainRestrictionConfig,
  type RestrictionType,
} from '#shared/contract/restrictions/restrictions.ts';
import { hasValidPunycode } from '#shared/lib/punycode.ts';
import {
  countDomainRestrictions,
  countUnlistedDomains,
  deleteDomainRestriction,
  findDomainSettings,
  insertDomainRestrictions,
  listDomainRestrictions,
  lockDomainSettings,
  saveDomainSettings,
  type DomainRestrictionRow,
  type DomainSettingsRow,
} from '#server/db/queries/restrictions/domain-restrictions.ts';
import type { Tx } from '#server/db/database.ts';
import type { ListEntry } from '#server/db/schema.ts';
import { domainOf, normalizeDomain } from '#server/lib/email-domain.ts';
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
import { admitsEmail } from '#server/use-cases/policies/refuse-email-domain.ts';
import { describeDomainRestriction, describeDomainSettings } from '#server/views/restrictions.ts';

export async function readDomainRestrictions(context: CallContext): Promise<DomainRestriction[]> {
  const { tenantId } = context.caller;
  const rows = await context.inTenant(tenantId, (tx) => listDomainRestrictions(tx, tenantId));
  return rows.map(describeDomainRestriction);
}

export async function readDomainSettings(context: CallContext): Promise<DomainRestrictionConfig> {
  const { tenantId } = context.caller;
  return describeDomainSettings(await context.inTenant(tenantId, (tx) => findDomainSettings(tx, tenantId)));
}

/**
 * @param input absent fields keep their values
 * @throws Refusal `restriction-locks-out`
 */
export async function changeDomainSettings(
  context: CallContext,
  input: {
    active: boolean;
    blockPublicDomains?: boolean | undefined;
    type?: RestrictionType | undefined;
  } & ChangeOptions,
): Promise<DomainRestrictionConfig> {
  return await changing(context, input, async ({ tx, now }, settings) => {
    const after: DomainSettingsRow = {
      tenant_id: settings.tenant_id,
      active: input.active,
      list_type: input.type ?? settings.list_type,
      block_public_domains: input.blockPublicDomains ?? settings.block_public_domains,
      updated_at: now,
    };
    await saveDomainSettings(tx, after);
    const result = describeDomainSettings(after);
    return { result, after: result };
  });
}

export interface DomainRestrictionInput {
  domain: string;
  type: RestrictionType;
}

/** @throws Refusal `invalid-request`, `restriction-exists`, `restrictions-too-many`, `restriction-locks-out` */
export async function addDomainRestriction(
  context: CallContext,
  input: DomainRestrictionInput,
  options?: ChangeOptions,
): Promise<DomainRestriction> {
  return await changing(context, options, async (context) => {
    const [added] = await storeDomains(context, [input], () => 'domain');
    if (!added) throw new Refusal('restriction-exists');
    return { result: describeDomainRestriction(added), added: [domainEntry(added)] };
  });
}

/**
 * Adds entries, all or none; those that are listed already are left as they are.
 * @throws Refusal `invalid-request`, `restrictions-too-many`, `restriction-locks-out`
 */
export async function addDomainRestrictions(
  context: CallContext,
  inputs: readonly DomainRestrictionInput[],
  options?: ChangeOptions,
): Promise<void> {
  await changing(context, options, async (context) => {
    const added = await storeDomains(context, inputs, (line) => `domains.${line}.domain`);
    return added.length === 0 ? undefined : { result: undefined, added: added.map(domainEntry) };
  });
}

/**
 * Adds entries to the lists, without an audit row.
 * @param field name of an entry's domain in the request, by its position
 * @returns those that were not listed yet
 * @throws Refusal `invalid-request`, `restrictions-too-many`
 */
export async function storeDomains(
  { tx, caller: { tenantId }, now, services }: TransactionContext,
  inputs: readonly DomainRestrictionInput[],
  field: (line: number) => string,
): Promise<DomainRestrictionRow[]> {
  const entries = inputs.map(({ domain, type }, line) => ({
    id: randomId(services.random),
    domain: nameOf(domain) ?? refuseName(field(line)),
    type,
  }));
  await refuseFullDomainList(tx, tenantId, entries);
  return await insertDomainRestrictions(tx, tenantId, { entries, at: now });
}

/** Before anything is written: a refused row costs as much as a stored one. @throws Refusal `restrictions-too-many` */
export async function refuseFullDomainList(
  tx: Tx,
  tenantId: string,
  entries: readonly DomainRestrictionInput[],
): Promise<void> {
  const listed = await countDomainRestrictions(tx, tenantId);
  if (listed + entries.length <= maxRestrictions) return;
  if (listed + (await countUnlistedDomains(tx, tenantId, entries)) > maxRestrictions)
    throw new Refusal('restrictions-too-many', { values: { limit: maxRestrictions } });
}

/** What has the form of a domain may be no name: labels that are too long, or that are not the punycode of one. */
function nameOf(domain: string): string | undefined {
  const name = normalizeDomain(domain);
  return name !== null && hasValidPunycode(name) ? name : undefined;
}

function refuseName(field: string): never {
  throw new Refusal('invalid-request', { details: [`${field}: must be a domain such as example.com`] });
}

/** @throws Refusal `restriction-not-found`, `restriction-locks-out` */
export async function removeDomainRestriction(
  context: CallContext,
  id: string,
  options?: ChangeOptions,
): Promise<void> {
  await changing(context, options, async ({ tx, caller }) => {
    const removed = await findOrRefuse(
      id,
      (known) => deleteDomainRestriction(tx, caller.tenantId, known),
      'restriction-not-found',
    );
    return { result: undefined, removed: [domainEntry(removed)] };
  });
}

/** An entry as a version records it. */
export function domainEntry({ type, domain }: DomainRestrictionRow): ListEntry {
  return { type, entry: domain };
}

/**
 * Runs a change under the lock of the settings, refuses it if its maker would be shut out, and records it.
 * @param change answers with undefined if nothing changed
 */
async function changing<T>(
  context: CallContext,
  options: ChangeOptions | undefined,
  change: (
    context: TransactionContext,
    settings: DomainSettingsRow,
  ) => Promise<
    (Pick<PolicyChange<T>, 'result' | 'added' | 'removed'> & { after?: DomainRestrictionConfig }) | undefined
  >,
): Promise<T> {
  const { tenantId } = context.caller;
  const result = await context.inTenant(tenantId, (tx, context) =>
    recordPolicyChange(context, savedBy(context, 'domain-restrictions', options), async () => {
      const settings = await lockDomainSettings(tx, tenantId, context.now);
      const made = await change(context, settings);
      await refuseOwnDomain(context);
      const before = describeDomainSettings(settings);
      return made && { targetId: tenantId, before, after: before, ...made };
    }),
  );
  return result as T;
}

/**
 * The domain of the caller's address, if the rules as stored in the transaction refuse it. A tenant's API token without a
 * user has no address.
 */
export async function refusedOwnDomain({ tx, caller }: TransactionContext): Promise<{ domain: string } | undefined> {
  const email = caller.user?.email ?? caller.apiToken?.user?.email;
  if (email === undefined || (await admitsEmail(tx, caller.tenantId, email))) return undefined;
  return { domain: domainOf(email) ?? email };
}

/** @throws Refusal `restriction-locks-out` if the rules as stored in the transaction refuse the caller's address */
export async function refuseOwnDomain(context: TransactionContext): Promise<void> {
  const refused = await refusedOwnDomain(context);
  if (refused) throw new Refusal('restriction-locks-out', { values: { value: refused.domain }, context: refused });
}
