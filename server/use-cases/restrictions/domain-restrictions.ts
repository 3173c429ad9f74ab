/** Email domain restrictions of a tenant: read and changed. No change may shut out the user who makes it. */
import {
  mostRestrictions,
  type DomainRestriction,
  type DomainRestrictionConfig,
  type RestrictionType,
} from '#shared/contract/restrictions.ts';
import {
  deleteDomainRestriction,
  findDomainSettings,
  insertDomainRestriction,
  listDomainRestrictions,
  lockDomainSettings,
  saveDomainSettings,
  type DomainRestrictionRow,
  type DomainSettingsRow,
} from '#server/db/queries/restrictions/domain-restrictions.ts';
import { domainOf, normalizeDomain } from '#server/lib/email-domain.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
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
  input: { active: boolean; blockPublicDomains?: boolean | undefined; type?: RestrictionType | undefined },
): Promise<DomainRestrictionConfig> {
  return await changing(context, async ({ tx, now }, settings) => {
    const after: DomainSettingsRow = {
      tenant_id: settings.tenant_id,
      active: input.active,
      list_type: input.type ?? settings.list_type,
      block_public_domains: input.blockPublicDomains ?? settings.block_public_domains,
      updated_at: now,
    };
    await saveDomainSettings(tx, after);
    const result = describeDomainSettings(after);
    return { result, before: describeDomainSettings(settings), after: result };
  });
}

/** @throws Refusal `invalid-request`, `restriction-exists`, `restrictions-too-many`, `restriction-locks-out` */
export async function addDomainRestriction(
  context: CallContext,
  input: { domain: string; type: RestrictionType },
): Promise<DomainRestriction> {
  const domain = normalizeDomain(input.domain);
  if (domain === null)
    throw new Refusal('invalid-request', { details: ['domain: must be a domain such as example.com'] });
  const { type } = input;
  return await changing(context, async ({ tx, caller, now, services }) => {
    const { tenantId } = caller;
    const listed = await listDomainRestrictions(tx, tenantId);
    if (listed.length >= mostRestrictions)
      throw new Refusal('restrictions-too-many', { values: { limit: mostRestrictions } });
    const id = randomId(services.random);
    const added = await insertDomainRestriction(tx, { id, tenantId, domain, type, at: now });
    if (!added) throw new Refusal('restriction-exists');
    return { result: describeDomainRestriction(added), before: null, after: { added: inWords(added) } };
  });
}

/** @throws Refusal `restriction-not-found`, `restriction-locks-out` */
export async function removeDomainRestriction(context: CallContext, id: string): Promise<void> {
  await changing(context, async ({ tx, caller }) => {
    const removed = await findOrRefuse(
      id,
      (known) => deleteDomainRestriction(tx, caller.tenantId, known),
      'restriction-not-found',
    );
    return { result: undefined, before: { removed: inWords(removed) }, after: null };
  });
}

const inWords = ({ type, domain }: DomainRestrictionRow): string[] => [`${type} ${domain}`];

/** Runs a change under the lock of the settings, refuses it if its maker would be shut out, and records it. */
async function changing<T>(
  context: CallContext,
  change: (
    context: TransactionContext,
    settings: DomainSettingsRow,
  ) => Promise<{ result: T; before: unknown; after: unknown }>,
): Promise<T> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const { result, ...details } = await change(context, await lockDomainSettings(tx, tenantId, context.now));
    await refuseLockout(context);
    await context.audit({
      action: 'tenant.policy-changed',
      severity: 'High',
      target: { kind: 'domain-restrictions', id: tenantId },
      details,
    });
    return result;
  });
}

/**
 * The domain of the caller's address, if the rules as stored in the transaction refuse it. A tenant's API token without a
 * user has no address.
 */
export async function refusedOwnDomain({ tx, caller }: TransactionContext): Promise<{ domain: string } | undefined> {
  const email = caller.person?.email ?? caller.apiToken?.user?.email;
  if (email === undefined || (await admitsEmail(tx, caller.tenantId, email))) return undefined;
  return { domain: domainOf(email) ?? email };
}

/** @throws Refusal `restriction-locks-out` */
async function refuseLockout(context: TransactionContext): Promise<void> {
  const refused = await refusedOwnDomain(context);
  if (refused) throw new Refusal('restriction-locks-out', { values: { value: refused.domain }, context: refused });
}
