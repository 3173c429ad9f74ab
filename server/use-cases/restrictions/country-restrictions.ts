/** Country restrictions of a tenant: read and changed. No change may shut out the user who makes it. */
import type {
  CountryRestrictionConfig,
  CountryRestrictionSettings,
  CountryRule,
} from '#shared/contract/restrictions/country-restrictions.ts';
import { countryCodes } from '#shared/lib/country-codes.ts';
import { countryName } from '#shared/lib/country-name.ts';
import { refusesCallFrom } from '#server/db/queries/core/country-rules.ts';
import {
  findCountrySettings,
  insertCountryRestrictions,
  listCountryRestrictions,
  lockCountrySettings,
  saveCountrySettings,
  unlistCountryRestrictions,
  type CountryRestrictionRow,
} from '#server/db/queries/restrictions/country-restrictions.ts';
import type { ListEntry } from '#server/db/schema.ts';
import { invalidField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import {
  recordPolicyChange,
  savedBy,
  type ChangeOptions,
  type PolicyChange,
} from '#server/use-cases/policies/record-policy-change.ts';
import { describeCountryRule, describeCountrySettings } from '#server/views/country-restrictions.ts';

const knownCountries = new Set(countryCodes);

export async function readCountrySettings(context: CallContext): Promise<CountryRestrictionConfig> {
  const { caller, requestMetadata, services } = context;
  const row = await context.inTenant(caller.tenantId, (tx) => findCountrySettings(tx, caller.tenantId));
  const { country } = requestMetadata;
  return {
    ...describeCountrySettings(row),
    ...(row && { id: row.id }),
    available: services.ipLocations.available,
    ownCountry: country,
  };
}

export async function readCountryRestrictions(context: CallContext): Promise<CountryRule[]> {
  const { tenantId } = context.caller;
  const rows = await context.inTenant(tenantId, (tx) => listCountryRestrictions(tx, tenantId));
  return rows.map(describeCountryRule);
}

/** @throws Refusal `country-database-missing`, `restriction-locks-out` */
export async function changeCountrySettings(
  context: CallContext,
  {
    provisional,
    enabled,
    action,
    failStrategy,
    shouldSendRestrictionEmail,
  }: CountryRestrictionSettings & ChangeOptions,
): Promise<void> {
  const after = { enabled, action, failStrategy, shouldSendRestrictionEmail };
  await changing(context, { provisional }, async ({ tx, caller, now, services }, before) => {
    if (after.enabled && !before.enabled) requireCountryDatabase(services);
    await saveCountrySettings(tx, caller.tenantId, { ...after, at: now });
    return { after };
  });
}

/**
 * Makes the list hold these countries and no others.
 * @throws Refusal `invalid-request`, `restriction-locks-out`
 */
export async function replaceCountries(
  context: CallContext,
  codes: readonly string[],
  options?: ChangeOptions,
): Promise<void> {
  await changing(context, options, async (context) => {
    const { added, removed } = await storeCountries(context, codes);
    if (added.length + removed.length === 0) return undefined;
    return { added: added.map(countryEntry), removed: removed.map(countryEntry) };
  });
}

/**
 * Replaces the list, without an audit row.
 * @returns what changed
 * @throws Refusal `invalid-request` for a country that does not exist
 */
export async function storeCountries(
  { tx, caller: { tenantId }, now, services }: TransactionContext,
  codes: readonly string[],
): Promise<{ added: CountryRestrictionRow[]; removed: CountryRestrictionRow[] }> {
  codes.forEach((code, line) => {
    if (!knownCountries.has(code)) refuseCountry(`countries.${line}.countryCode`);
  });
  const listed = (await listCountryRestrictions(tx, tenantId)).map((row) => row.country_code);
  const removed = await unlistCountryRestrictions(
    tx,
    tenantId,
    listed.filter((code) => !codes.includes(code)),
  );
  const entries = codes.map((code) => ({ id: randomId(services.random), code }));
  return { added: await insertCountryRestrictions(tx, tenantId, { entries, at: now }), removed };
}

function refuseCountry(field: string): never {
  throw invalidField(field, 'must be a country of ISO 3166-1');
}

/**
 * Without a database no country is known: rules would refuse or admit everybody.
 * @throws Refusal `country-database-missing`
 */
function requireCountryDatabase({ ipLocations }: Pick<Services, 'ipLocations'>): void {
  if (!ipLocations.available) throw new Refusal('country-database-missing');
}

/** An entry as a version records it. */
export function countryEntry({ country_code: entry }: CountryRestrictionRow): ListEntry {
  return { type: 'LISTED', entry };
}

/** Runs a change under the lock of the settings, refuses it if its maker would be shut out, and records it. */
async function changing(
  context: CallContext,
  options: ChangeOptions | undefined,
  change: (
    context: TransactionContext,
    before: CountryRestrictionSettings,
  ) => Promise<(Pick<PolicyChange, 'added' | 'removed'> & { after?: CountryRestrictionSettings }) | undefined>,
): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, (tx, context) =>
    recordPolicyChange(context, savedBy(context, 'country-restrictions', options), async () => {
      const { now, services } = context;
      const settings = await lockCountrySettings(tx, { tenantId, id: randomId(services.random), at: now });
      const before = describeCountrySettings(settings);
      const made = await change(context, before);
      await refuseOwnCountry(context);
      return made && { result: undefined, targetId: tenantId, before, after: before, ...made };
    }),
  );
}

/** Whether the rules as stored in the transaction refuse the caller. */
export async function refusesOwnCountry({ tx, caller, requestMetadata }: TransactionContext): Promise<boolean> {
  return await refusesCallFrom(tx, caller.tenantId, requestMetadata);
}

/**
 * Judges what a restored or monitored version has stored.
 * @throws Refusal `country-database-missing`, `restriction-locks-out`
 */
export async function refuseStoredCountries(context: TransactionContext): Promise<void> {
  if ((await findCountrySettings(context.tx, context.caller.tenantId))?.enabled)
    requireCountryDatabase(context.services);
  await refuseOwnCountry(context);
}

/** @throws Refusal `restriction-locks-out` if the rules as stored in the transaction refuse the caller */
async function refuseOwnCountry(context: TransactionContext): Promise<void> {
  if (!(await refusesOwnCountry(context))) return;
  const { ip, country, locale = 'en' } = context.requestMetadata;
  const value = country === null ? ip || '?' : countryName(country, locale);
  throw new Refusal('restriction-locks-out', { values: { value }, context: { ipAddress: ip, country } });
}
