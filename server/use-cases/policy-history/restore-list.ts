/** Restores the list of a restriction as it was at a version. */
import { maxRestrictions } from '#shared/contract/restrictions/restrictions.ts';
import { countListChangesAfter, listChangesAfter, type PolicyOf } from '#server/db/queries/core/policy-versions.ts';
import {
  insertCountryRestrictions,
  unlistCountryRestrictions,
} from '#server/db/queries/restrictions/country-restrictions.ts';
import {
  insertDomainRestrictions,
  unlistDomainRestrictions,
} from '#server/db/queries/restrictions/domain-restrictions.ts';
import { insertIpRestrictions, unlistIpRestrictions } from '#server/db/queries/restrictions/ip-restrictions.ts';
import type { ListEntry, PolicyName, RestrictionType } from '#server/db/schema.ts';
import { undoListChanges } from '#server/domain/policies/undo-list-changes.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import { countryEntry } from '#server/use-cases/restrictions/country-restrictions.ts';
import { domainEntry, refuseFullDomainList } from '#server/use-cases/restrictions/domain-restrictions.ts';
import { ipEntry, refuseFullIpList } from '#server/use-cases/restrictions/ip-restrictions.ts';
import type { WriteContext } from './write-policy.ts';

/** How many changed entries a restored version may undo: twice a full list. */
const mostUndone = 2 * maxRestrictions;

interface Restored {
  added: ListEntry[];
  removed: ListEntry[];
}

/**
 * @returns what changed
 * @throws Refusal `restrictions-too-many` for a version too many changes ago, or a list that is full
 */
export async function restoreList(context: WriteContext, of: PolicyOf, version: number): Promise<Restored> {
  const { tx } = context;
  const { tenantId, policy } = of;
  const list = lists[policy];
  if (!list) return { added: [], removed: [] };
  if ((await countListChangesAfter(tx, of, version)) > mostUndone) throw tooMany(mostUndone);
  const then = undoListChanges(await listChangesAfter(tx, of, version));
  return await list(context, tenantId, then);
}

function tooMany(limit: number): Refusal {
  return new Refusal('restrictions-too-many', { values: { limit } });
}

type Then = ReturnType<typeof undoListChanges<ListEntry>>;

type RestoreList = (context: WriteContext, tenantId: string, then: Then) => Promise<Restored>;

const lists: Partial<Record<PolicyName, RestoreList>> = {
  'ip-restrictions': restoreIps,
  'domain-restrictions': restoreDomains,
  'country-restrictions': restoreCountries,
};

async function restoreIps({ tx, now, services }: WriteContext, tenantId: string, then: Then): Promise<Restored> {
  // an entry may be listed with another description by now: it is removed and added anew
  const removed = await unlistIpRestrictions(tx, tenantId, [...then.unlisted, ...then.listed]);
  const entries = then.listed.map(({ type, entry, isActive = true, description = null }) => ({
    id: randomId(services.random),
    range: entry,
    strategy: restrictionOf(type),
    isActive,
    description,
  }));
  await refuseFullIpList(tx, tenantId, entries);
  const added = await insertIpRestrictions(tx, tenantId, { entries, at: now });
  return { added: added.map(ipEntry), removed: removed.map(ipEntry) };
}

async function restoreDomains({ tx, now, services }: WriteContext, tenantId: string, then: Then): Promise<Restored> {
  const removed = await unlistDomainRestrictions(tx, tenantId, then.unlisted);
  const entries = then.listed.map(({ type, entry }) => ({
    id: randomId(services.random),
    domain: entry,
    type: restrictionOf(type),
  }));
  await refuseFullDomainList(tx, tenantId, entries);
  const added = await insertDomainRestrictions(tx, tenantId, { entries, at: now });
  return { added: added.map(domainEntry), removed: removed.map(domainEntry) };
}

async function restoreCountries({ tx, now, services }: WriteContext, tenantId: string, then: Then): Promise<Restored> {
  const codesOf = (entries: readonly ListEntry[]) => entries.map(({ entry }) => entry);
  const removed = await unlistCountryRestrictions(tx, tenantId, codesOf(then.unlisted));
  const entries = codesOf(then.listed).map((code) => ({ id: randomId(services.random), code }));
  const added = await insertCountryRestrictions(tx, tenantId, { entries, at: now });
  return { added: added.map(countryEntry), removed: removed.map(countryEntry) };
}

/** Of a list that says for each entry whether it allows or blocks. */
function restrictionOf(type: ListEntry['type']): RestrictionType {
  return type === 'BLOCK' ? 'BLOCK' : 'ALLOW';
}
