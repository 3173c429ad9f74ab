/**
 * Turns the country restrictions on. A list that has entries decides as it is; an empty one becomes an allow list of the
 * countries that calls came from, so that nobody who works today is refused tomorrow (decision 0520).
 */
import type { CountryRestrictionSettings } from '#shared/contract/restrictions/country-restrictions.ts';
import { impactDays } from '#shared/contract/policies/policy-impact.ts';
import { listAddresses } from '#server/db/queries/policy-impact/policy-impact.ts';
import { findCountrySettings, listCountryRestrictions } from '#server/db/queries/restrictions/country-restrictions.ts';
import { day, later } from '#server/lib/clock.ts';
import { joined, type TransactionContext } from '#server/context.ts';
import { previewCountriesOf } from '#server/use-cases/policy-impact/preview-impact.ts';
import { changeCountrySettings, replaceCountries } from '#server/use-cases/restrictions/country-restrictions.ts';
import { describeCountrySettings } from '#server/views/country-restrictions.ts';
import { assertSame, type Remedy } from './remedy.ts';

interface Countries extends CountryRestrictionSettings {
  countries: string[];
}

async function read({ tx, caller }: TransactionContext): Promise<Countries> {
  const settings = describeCountrySettings(await findCountrySettings(tx, caller.tenantId));
  const rows = await listCountryRestrictions(tx, caller.tenantId);
  return { ...settings, countries: rows.map((row) => row.country_code) };
}

async function draftOf(context: TransactionContext): Promise<Countries> {
  const present = await read(context);
  if (present.countries.length > 0) return { ...present, enabled: true };
  return { ...present, ...(await allowListOf(context)) };
}

/** Of the caller, sessions, API tokens, and the sign-ins of the last days. An address without a country admits all such. */
async function allowListOf({
  tx,
  caller,
  now,
  services,
  requestMetadata,
}: TransactionContext): Promise<Omit<Countries, 'shouldSendRestrictionEmail'>> {
  const since = later(now, -impactDays * day);
  const addresses = await listAddresses(tx, { tenantId: caller.tenantId, now, since });
  const seen = new Set([requestMetadata.country, ...addresses.map((ip) => services.ipLocations.countryOf(ip))]);
  const countries = [...seen].filter((country) => country !== null).toSorted();
  return { enabled: true, action: 'ALLOW', failStrategy: seen.has(null) ? 'ALLOW' : 'BLOCK', countries };
}

export const countryRemedy: Remedy = {
  permission: 'fe.secure.write.ipRestrictions',
  isReady: ({ row, ownCountry }) => row.countries > 0 || ownCountry !== null,
  async apply(context) {
    const before = await read(context);
    const { countries, ...settings } = await draftOf(context);
    // while the restrictions are off, a list refuses nobody
    await replaceCountries(joined(context), countries);
    await changeCountrySettings(joined(context), settings);
    return { before: { ...before }, after: { ...(await read(context)) } };
  },
  async undo(context, { before, after }) {
    assertSame(await read(context), after);
    const { countries, ...settings } = before as unknown as Countries;
    await changeCountrySettings(joined(context), settings);
    await replaceCountries(joined(context), countries);
  },
  preview: (context) => previewCountriesOf(context, draftOf),
};
