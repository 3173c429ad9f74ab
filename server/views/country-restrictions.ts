/** Country restrictions in the API's format. */
import type { CountryRestrictionSettings, CountryRule } from '#shared/contract/restrictions/country-restrictions.ts';
import type {
  CountryRestrictionRow,
  CountrySettingsRow,
} from '#server/db/queries/restrictions/country-restrictions.ts';

export function describeCountryRule({ id, country_code: countryCode }: CountryRestrictionRow): CountryRule {
  return { id, countryCode };
}

/** @param row absent for a tenant that has set nothing */
export function describeCountrySettings(row: CountrySettingsRow | undefined): CountryRestrictionSettings {
  return {
    enabled: row?.enabled ?? false,
    action: row?.action ?? 'ALLOW',
    failStrategy: row?.fail_strategy ?? 'BLOCK',
    shouldSendRestrictionEmail: row?.mails_admins ?? false,
  };
}
